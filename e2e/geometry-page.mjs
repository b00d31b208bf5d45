// Runs in the page, and so holds everything that it needs. `size` is the side of the smallest target.
export function inPage(size) {
  const LETTERS = 11;
  const READ = 24;
  const HAIR = 1.5;
  const pointable = "button, a[href], input, select, textarea, [role=button], [tabindex='0']";
  const modal = [...document.querySelectorAll("dialog[open]")].find((dialog) => dialog.matches(":modal"));
  const root = modal ?? document.querySelector("main.table");
  const faults = [];
  const complain = (text) => faults.includes(text) || faults.push(text);
  const round = (number) => Math.round(number * 10) / 10;
  const middle = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const rect = (left, top, right, bottom) => ({ left, top, right, bottom, width: right - left, height: bottom - top });
  const said = (box) => `${round(box.left)},${round(box.top)} to ${round(box.right)},${round(box.bottom)}`;
  const common = (a, b) =>
    rect(Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom));
  const glass = rect(0, 0, innerWidth, innerHeight);
  const isOver = (element) => element.closest("[data-over]") !== null;

  function isShown(element) {
    if (element.closest("[inert], .hidden, dialog:not([open])")) return false;
    // Words for those who listen.
    if (getComputedStyle(element).clipPath === "inset(50%)") return false;
    const closed = element.parentElement?.closest("details:not([open])");
    if (closed && !element.closest("summary")) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  }

  function name(element) {
    if (element.dataset.part) return `part "${element.dataset.part}"`;
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    const classes = [...element.classList].map((one) => `.${one}`).join("");
    return `${element.tagName.toLowerCase()}${classes} "${text}"`;
  }

  const scroller = (element) => element.closest("[data-scrolls]");

  // The drawings of a part that take the pointer; the shapes among them can be asked what is inside.
  function shapes(element) {
    if (!(element instanceof SVGElement)) return [];
    const marked = element.querySelectorAll("[data-hit]");
    const all = marked.length > 0 ? [...marked] : [element, ...element.querySelectorAll("*")];
    const takes = (one) => one instanceof SVGGraphicsElement && !(one instanceof SVGGElement)
      && getComputedStyle(one).pointerEvents !== "none" && !one.closest("defs, symbol, clipPath, mask") && isShown(one);
    return all.filter(takes);
  }

  function target(element) {
    const label = element.matches("input[type=checkbox], input[type=radio]") ? element.closest("label") : null;
    const drawn = shapes(element);
    const boxes = drawn.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 || box.height > 0);
    const whole = (label ?? element.querySelector?.("[data-hit]") ?? element).getBoundingClientRect();
    const box = boxes.length === 0 ? whole : rect(
      Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top)),
      Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom)),
    );
    const exact = drawn.length > 0 && drawn.every((one) => one instanceof SVGGeometryElement);
    return { element: label ?? element, name: name(element), box, drawn, isExact: exact };
  }

  // Whether a point of the window lies in the shape of a target.
  function isInside(target, x, y) {
    if (!target.isExact) {
      return x >= target.box.left && x <= target.box.right && y >= target.box.top && y <= target.box.bottom;
    }
    target.inner ??= target.drawn.map((shape) => {
      const isFilled = getComputedStyle(shape).fill !== "none";
      return { shape, isFilled, matrix: shape.getScreenCTM()?.inverse() };
    });
    return target.inner.some(({ shape, isFilled, matrix }) => {
      if (!matrix) return false;
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return isFilled ? shape.isPointInFill(point) : shape.isPointInStroke(point);
    });
  }

  // How far it is from a point to the nearest one that is not accepted, in sixteen directions, up to half a target.
  function clearance(x, y, accepts) {
    let nearest = size / 2;
    for (let direction = 0; direction < 16; direction += 1) {
      const [across, down] = [Math.cos((direction * Math.PI) / 8), Math.sin((direction * Math.PI) / 8)];
      let far = 0;
      while (far < nearest && accepts(x + across * far, y + down * far)) far += 0.5;
      nearest = far;
    }
    return nearest;
  }

  // The point of a box with the most room around it among those that are accepted: found on a grid, then moved to where
  // there is more.
  function roomiest(box, accepts, steps = 20) {
    const grid = [];
    for (let row = 0.5; row < steps; row += 1) {
      for (let column = 0.5; column < steps; column += 1) {
        const point = { x: box.left + (box.width * column) / steps, y: box.top + (box.height * row) / steps };
        if (accepts(point.x, point.y)) grid.push(point);
      }
    }
    let best;
    for (const point of grid) {
      const room = clearance(point.x, point.y, accepts);
      if (!best || room > best.room) best = { ...point, room };
      if (room === size / 2) return best;
    }
    for (let stride = Math.max(box.width, box.height) / steps / 2; best && stride > 0.3; stride /= 2) {
      for (const [across, down] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
        const [x, y] = [best.x + across * stride, best.y + down * stride];
        const room = accepts(x, y) ? clearance(x, y, accepts) : 0;
        if (room > best.room) best = { x, y, room };
      }
    }
    return best;
  }

  // Whether some point of a box is accepted together with those around it.
  function isMoreThanAHair(box, accepts, steps = 12) {
    for (let row = 0.5; row < steps; row += 1) {
      for (let column = 0.5; column < steps; column += 1) {
        const [x, y] = [box.left + (box.width * column) / steps, box.top + (box.height * row) / steps];
        const around = [[0, 0], [HAIR, 0], [-HAIR, 0], [0, HAIR], [0, -HAIR]];
        if (around.every(([across, down]) => accepts(x + across, y + down))) return true;
      }
    }
    return false;
  }

  const belongs = (target, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && target.element.contains(hit);
  };

  // Where to point at a target, and how wide it is there: its centre, or where a shape that bends has the most room.
  function aim(target) {
    const { box } = target;
    const centre = middle(box);
    const side = Math.min(box.width, box.height);
    const found = target.isExact ? roomiest(box, (x, y) => isInside(target, x, y)) : undefined;
    if (!found) return { ...centre, side };
    const point = isInside(target, centre.x, centre.y) ? centre : found;
    return { x: point.x, y: point.y, side: Math.min(side, 2 * found.room) };
  }

  // What is only read, such as a mark of doubt with an explanation, is not pressed: a finger's width is not asked of it.
  const isRead = (element) => element.matches("[role=note], [role=group]");

  function checkTarget(target) {
    const { element, box } = target;
    const least = isRead(element) ? READ : size;
    if (box.width === 0 || box.height === 0) return complain(`${target.name} has no size`);
    const seen = common(box, glass);
    if (seen.width < box.width - HAIR || seen.height < box.height - HAIR) return complain(`${target.name} is not wholly in the window: ${said(box)}`);
    const at = aim(target);
    const isInText = element.tagName === "A" && getComputedStyle(element).display === "inline";
    if (at.side < least - 1 && !isInText) {
      complain(`${target.name} is ${round(box.width)} by ${round(box.height)}, ${round(at.side)} where it is narrow: less than ${least}`);
    }
    if (belongs(target, at.x, at.y)) return;
    const hit = document.elementFromPoint(at.x, at.y);
    const cover = hit?.closest(pointable) ?? hit;
    if (cover && (isOver(element) || isOver(cover))) {
      const side = 2 * (roomiest(box, (x, y) => belongs(target, x, y))?.room ?? 0);
      if (side < least - 1) complain(`${target.name} sticks out ${round(side)} from under ${name(cover)}: less than ${least}`);
      return;
    }
    complain(`${target.name} is covered by ${cover ? name(cover) : "nothing that can be pointed at"} at ${round(at.x)},${round(at.y)}`);
  }

  function checkPair(one, other) {
    if (one.element.contains(other.element) || other.element.contains(one.element)) return;
    const both = common(one.box, other.box);
    if (both.width <= HAIR || both.height <= HAIR || isOver(one.element) || isOver(other.element)) return;
    const isInBoth = (x, y) => isInside(one, x, y) && isInside(other, x, y);
    const bends = one.isExact || other.isExact;
    if (!bends || isMoreThanAHair(both, isInBoth)) complain(`${one.name} and ${other.name} overlap: ${said(both)}`);
  }

  // How much larger than its font size a text is drawn.
  function scaleOf(element) {
    if (!(element instanceof SVGGraphicsElement)) return element.currentCSSZoom ?? 1;
    const matrix = element.getScreenCTM();
    return matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  }

  function checkLetters(element, text, size) {
    if (size < LETTERS - 0.05) complain(`text "${text}" in ${name(element)} is ${round(size)} px high`);
  }

  // Texts of symbols that are used: their own scale is that of the place where they are used.
  function checkUse(use) {
    const symbol = document.getElementById((use.getAttribute("href") ?? "").slice(1));
    const texts = symbol?.querySelectorAll("text") ?? [];
    if (texts.length === 0) return;
    const field = symbol.viewBox?.baseVal;
    const [width, height] = [use.width.baseVal.value, use.height.baseVal.value];
    const fit = field?.width > 0 && width > 0 ? Math.min(width / field.width, height / field.height) : 1;
    for (const text of texts) {
      checkLetters(use, text.textContent.trim(), Number.parseFloat(getComputedStyle(text).fontSize) * scaleOf(use) * fit);
    }
  }

  function checkText(node, seen) {
    const text = node.data.trim().replace(/\s+/g, " ").slice(0, 40);
    const element = node.parentElement;
    if (text === "" || element.closest("defs, symbol, title, desc, style, script, option")) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const inScroller = scroller(element);
    if (inScroller) {
      const { x, y } = middle(box);
      const sight = inScroller.getBoundingClientRect();
      if (x < sight.left || x > sight.right || y < sight.top || y > sight.bottom) return;
    }
    if (!isShown(element)) return;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    checkLetters(element, text, size);
    if (inScroller || element.closest("[data-cut]")) return;
    checkCut(element, text, box, size);
    for (const line of range.getClientRects()) {
      const slack = line.height * 0.22;
      const core = rect(line.left, line.top + slack, line.right, line.bottom - slack);
      if (core.width > 0) seen.push({ text, element, box: core });
    }
  }

  // A text is cut by the window, or by a box around it that shows nothing outside of itself.
  function checkCut(element, text, box, size) {
    const slack = Math.max(HAIR, size * 0.3);
    const isBeyond = (frame) => box.left < frame.left - HAIR || box.right > frame.right + HAIR
      || box.top < frame.top - slack || box.bottom > frame.bottom + slack;
    if (isBeyond(glass)) return complain(`text "${text}" leaves the window: ${said(box)}`);
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (["inline", "contents"].includes(display) || (overflowX === "visible" && overflowY === "visible")) continue;
      const isSvgPart = around instanceof SVGElement && !(around instanceof SVGSVGElement);
      if (isSvgPart) continue;
      const isLonger = around === element && around.clientWidth > 0 && around.scrollWidth > around.clientWidth + 1;
      if (isLonger || isBeyond(around.getBoundingClientRect())) {
        return complain(`text "${text}" is cut by ${name(around).slice(0, 60)}`);
      }
    }
  }

  function checkTexts() {
    const seen = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) checkText(walker.currentNode, seen);
    seen.sort((one, other) => one.box.left - other.box.left);
    seen.forEach((one, index) => {
      for (let next = index + 1; next < seen.length && seen[next].box.left < one.box.right - HAIR; next += 1) {
        const other = seen[next];
        if (one.element === other.element || isOver(one.element) || isOver(other.element)) continue;
        const both = common(one.box, other.box);
        if (both.width > HAIR && both.height > HAIR) complain(`texts "${one.text}" and "${other.text}" overlap: ${said(both)}`);
      }
    });
    [...root.querySelectorAll("use")].filter(isShown).forEach(checkUse);
  }

  function checkScrolling() {
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) complain(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
    if (page.scrollHeight > innerHeight) complain(`the page is ${page.scrollHeight} high in a window of ${innerHeight}`);
    if (scrollX !== 0 || scrollY !== 0) complain(`the page is scrolled to ${scrollX},${scrollY}`);
    for (const element of document.body.querySelectorAll("*")) {
      if (!(element instanceof HTMLElement) || element.closest("[data-scrolls]")) continue;
      const tooWide = element.scrollWidth > element.clientWidth + 1;
      const tooHigh = element.scrollHeight > element.clientHeight + 1;
      if ((!tooWide && !tooHigh) || element.clientWidth === 0 || !isShown(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (way) => way === "auto" || way === "scroll";
      if ((tooWide && scrolls(overflowX)) || (tooHigh && scrolls(overflowY))) complain(`${name(element).slice(0, 60)} scrolls`);
    }
  }

  // A target in a box that scrolls counts as long as it is in sight there.
  function isInSight({ element, box }) {
    const around = scroller(element);
    if (!around) return true;
    const { x, y } = middle(box);
    const sight = around.getBoundingClientRect();
    return x > sight.left && x < sight.right && box.top >= sight.top && box.bottom <= sight.bottom && y > 0;
  }

  // Parts of the game have names, so that they can be found again at another size. A pile of bricks is named by its colour;
  // what only leads to another view (`data-leads`) is no part of the game.
  function checkName({ element, name }) {
    const isNamed = element.matches("[data-part], [data-pile], [data-leads]") || isRead(element);
    const isInScene = element.closest("[data-region=market], [data-region=own], [data-region=rivals]");
    if (isInScene && !isNamed) complain(`${name} in the scene has no data-part`);
  }

  if (!root) return { faults: ["there is no table"], parts: [], live: [], leads: [] };
  const all = [...root.querySelectorAll(pointable)].filter((element) => isShown(element) && !element.matches("[data-scrolls]"));
  const targets = all.map(target).filter(isInSight);
  targets.forEach(checkName);
  targets.forEach(checkTarget);
  targets.forEach((one, index) => targets.slice(index + 1).forEach((other) => checkPair(one, other)));
  checkTexts();
  checkScrolling();
  const named = targets.map(({ element }) => element.dataset.part).filter(Boolean);
  const live = targets.map(({ element }) => element).filter((element) => element.getAttribute("aria-disabled") !== "true");
  if (targets.length === 0) complain("nothing can be pointed at");
  named.filter((part, index) => named.indexOf(part) < index).forEach((part) => complain(`part "${part}" is there twice`));
  const leads = [...document.querySelectorAll("nav.places [data-leads]")].filter(isShown).map((button) => ({
    name: button.dataset.panelTab,
    isShown: ["aria-pressed", "aria-selected", "aria-current"].some((mark) => ["true", "page"].includes(button.getAttribute(mark))),
  }));
  return { faults, parts: named, live: live.map((element) => element.dataset.part).filter(Boolean), leads };
}
