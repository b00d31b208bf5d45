use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

/// How often a rolling number changes.
const STEP_MS: u32 = 40;

thread_local! {
    /// The numbers that do not show their value yet.
    static ROLLING: RefCell<Vec<Rc<Roll>>> = const { RefCell::new(Vec::new()) };
}

/// A number of the page that shows an older value, until it has rolled to the one that the page has given it. A number
/// that the page changes meanwhile is left alone.
pub(super) struct Roll {
    text: Node,
    /// What the page has written.
    value: String,
    /// What was written in its place.
    written: RefCell<String>,
    is_over: Cell<bool>,
    /// How often it has begun to roll; a later roll takes the place of an earlier one.
    begun: Cell<u32>,
}

impl Roll {
    /// Makes the number in an element show an older value.
    pub(super) fn hold(element: &Element, older: u32) -> Option<Rc<Roll>> {
        let text = number_in(element)?;
        let value = text.node_value()?;
        let roll = Roll {
            text,
            written: RefCell::new(value.clone()),
            value,
            is_over: Cell::new(false),
            begun: Cell::new(0),
        };
        roll.write(older.to_string());
        let roll = Rc::new(roll);
        ROLLING.with_borrow_mut(|all| all.push(Rc::clone(&roll)));
        Some(roll)
    }

    /// Rolls from one number to another.
    pub(super) fn begin(self: &Rc<Roll>, from: u32, to: u32, ms: f64) {
        let roll = Rc::clone(self);
        let turn = self.begun.get() + 1;
        self.begun.set(turn);
        let steps = (ms as u32 / STEP_MS).max(1);
        spawn_local(async move {
            for step in 1..=steps {
                TimeoutFuture::new(STEP_MS).await;
                if roll.is_over.get() || roll.begun.get() != turn {
                    return;
                }
                let way = i64::from(to) - i64::from(from);
                let number = i64::from(from) + way * i64::from(step) / i64::from(steps);
                roll.write(number.to_string());
            }
            roll.end();
        });
    }

    /// Shows the value if nothing has made the number roll.
    pub(super) fn end_unless_begun(&self) {
        if self.begun.get() == 0 {
            self.end();
        }
    }

    /// Shows the value.
    fn end(&self) {
        self.write(self.value.clone());
        self.is_over.set(true);
        // A list that is being emptied has forgotten it already.
        ROLLING.with(|all| {
            if let Ok(mut all) = all.try_borrow_mut() {
                all.retain(|roll| !roll.is_over.get());
            }
        });
    }

    fn write(&self, number: String) {
        if self.is_over.get() {
            return;
        }
        if self.text.node_value().as_deref() != Some(self.written.borrow().as_str()) {
            self.is_over.set(true);
            return;
        }
        self.text.set_node_value(Some(&number));
        self.written.replace(number);
    }
}

/// Lets all numbers show their values at once.
pub(super) fn end_rolls() {
    let all = ROLLING.with_borrow_mut(std::mem::take);
    all.iter().for_each(|roll| roll.end());
}

/// The first text in an element that is a number.
fn number_in(element: &Element) -> Option<Node> {
    let mut open = vec![element.clone().unchecked_into::<Node>()];
    while let Some(node) = open.pop() {
        if node.node_type() == Node::TEXT_NODE
            && node.node_value().is_some_and(|text| text.trim().parse::<u32>().is_ok())
        {
            return Some(node);
        }
        let children = node.child_nodes();
        open.extend((0..children.length()).rev().filter_map(|index| children.item(index)));
    }
    None
}
