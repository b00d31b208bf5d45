use palazzi_client::{level_name, line_names, plain_line_names, say};
use palazzi_protocol::Status;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Home, Item, Target};
use crate::help;
use crate::house::Listed;
use crate::ink::Ink;
use crate::paper::{Block, Chip, Hits, Mark, Paper, Row};
use crate::screen::{Button, Context, key_line, title_bar};

/// A city by the sea, where there is room for it.
const SKYLINE: [&str; 5] = [
    "            ▄            ▟▙                    ▄        ",
    "   ▄▄      ▐█▌    ▗▟████████▙▖      ▲  ▲      ▐█▌   ▄▄▄ ",
    "  ▟██▙  ▄▄ ▐█▌ ▄▄ ▐█▛▜█▛▜█▛▜█▌ ▄▄▄ ▐█▙▟█▌ ▄▄▄ ▐█▌ ▄▟███▙",
    "  █▛▜█▄▟██▙▐█▌▟██▙▐█▌▐█▌▐█▌▐█▌▟███▙▐█▛▜█▌▟███▙▐█▌▟██▛▜█▛",
    "▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
];

/// The most lines of a message above the keys. What is longer is cut off.
const MESSAGE_LINES: u16 = 3;

pub(super) fn draw(home: &Home, buffer: &mut Buffer, context: &Context) -> Hits<Target> {
    let area = buffer.area;
    let texts = &context.texts;
    let mut paper =
        Paper { buffer, depth: context.depth, hits: Hits::default(), cursor: Some(Target::Item(home.item)) };
    let right = match &context.server {
        Some(server) => match &home.lists.name {
            Some(name) => format!("{server} · {name}"),
            None => server.clone(),
        },
        None => say!(texts, GAMES_HERE),
    };
    title_bar(&mut paper, Rect { height: 1, ..area }, &say!(texts, APP_NAME), &right);
    let mut top = area.y + 2;
    if area.height >= 34 {
        let width = SKYLINE[0].chars().count() as u16;
        for line in SKYLINE {
            let row = Row::new(vec![Chip::new(line, Ink::Title)]);
            paper.row(Rect { x: area.x + (area.width - width) / 2, y: top, width, height: 1 }, &row);
            top += 1;
        }
        top += 1;
    }
    let width = area.width.saturating_sub(4).min(110);
    let left = area.x + (area.width - width) / 2;
    let body = Rect { x: left, y: top, width, height: area.bottom().saturating_sub(top + 2) };
    let form = form_block(home, context);
    let (_, used) = paper.column(body, &[form], 0);
    let below = Rect { y: body.y + used + 1, height: body.height.saturating_sub(used + 1), ..body };
    draw_games(home, &mut paper, below, context);
    if let Some((good, text)) = &home.message {
        let row = Row::text(text, if *good { Ink::Good } else { Ink::Bad });
        let room = MESSAGE_LINES.min(area.height.saturating_sub(1));
        let height = row.height(width).min(room.into()) as u16;
        let y = area.bottom().saturating_sub(1 + height);
        paper.clear(Rect { x: area.x, y, width: area.width, height }, Ink::Plain);
        paper.row(Rect { x: left, y, width, height }, &row);
    }
    if home.help {
        help::draw(&mut paper, Rect { y: area.y + 1, height: area.height - 2, ..area }, 0, context);
    }
    let buttons: Vec<Button<Target>> = home
        .buttons(context)
        .into_iter()
        .map(|it| Button { key: it.key, label: it.label, press: Target::Press(it.press) })
        .collect();
    key_line(&mut paper, Rect { y: area.bottom() - 1, height: 1, ..area }, &buttons);
    paper.hits
}

fn form_block(home: &Home, context: &Context) -> Block<Target> {
    let texts = &context.texts;
    let form = &home.form;
    let yes = |on: bool| if on { "✓" } else { "–" }.to_owned();
    let mut rows = Vec::new();
    for item in home.items(context) {
        let (label, value) = match item {
            Item::Ruleset => {
                let name = texts.find(&format!("ruleset-{}", form.ruleset.name())).unwrap_or_default();
                (say!(texts, START_RULESET), name)
            }
            Item::Players => (say!(texts, START_PLAYERS), form.players.to_string()),
            Item::People if context.server.is_some() => {
                (say!(texts, TERMINAL_PEOPLE), form.people.to_string())
            }
            Item::People => (say!(texts, START_PEOPLE), form.people.to_string()),
            Item::Level => (say!(texts, START_LEVEL), level_name(form.level, texts)),
            Item::Screens => (say!(texts, NEW_SCREENS_OPEN), yes(form.open)),
            Item::Public => (say!(texts, NEW_PUBLIC), yes(form.public)),
            Item::Start | Item::Field | Item::Game(_) => continue,
        };
        let chips = vec![
            Chip::new(label, Ink::Plain).wide(LABEL),
            Chip::thing("‹", Ink::Key, Mark::None, Target::Less(item)),
            Chip::thing(value, Ink::Strong, Mark::None, Target::Item(item)),
            Chip::thing("›", Ink::Key, Mark::None, Target::More(item)),
        ];
        rows.push(Row { chips, indent: LABEL });
    }
    let about = match home.item {
        Item::Level => texts.find(&format!("level-{}-about", form.level.name())),
        _ => texts.find(&format!("ruleset-{}-about", form.ruleset.name())),
    };
    rows.push(Row::text(&about.unwrap_or_default(), Ink::Faint));
    let start = if context.server.is_some() { say!(texts, NEW_OPEN) } else { say!(texts, START_PLAY_NOW) };
    rows.push(Row::new(vec![Chip::thing(
        format!("▶ {start}"),
        Ink::Good,
        Mark::Lit,
        Target::Item(Item::Start),
    )]));
    let field = if context.server.is_some() {
        say!(texts, TERMINAL_FIELD_TABLE)
    } else {
        say!(texts, TERMINAL_FIELD_FILE)
    };
    let typed = if home.item == Item::Field { format!("{}▏", home.field) } else { home.field.clone() };
    rows.push(Row::new(vec![
        Chip::thing(field, Ink::Plain, Mark::None, Target::Item(Item::Field)),
        Chip::new(typed, Ink::Strong),
    ]));
    let title = if context.server.is_some() { say!(texts, NEW_TITLE) } else { say!(texts, NAV_PLAY) };
    Block::new(title, rows)
}

/// The width of what a value is called.
const LABEL: usize = 24;

fn draw_games(home: &Home, paper: &mut Paper<Target>, area: Rect, context: &Context) {
    let texts = &context.texts;
    let lists = &home.lists;
    let groups = [
        (say!(texts, START_CONTINUE), &lists.own),
        (say!(texts, LOBBY_OPEN), &lists.open),
        (say!(texts, LOBBY_PLAYING), &lists.playing),
    ];
    let mut index = 0;
    let mut blocks = Vec::new();
    let mut line_here = 0;
    let mut lines = 0;
    for (title, games) in groups {
        let mut rows = Vec::new();
        lines += usize::from(!games.is_empty());
        for game in games {
            if home.item == Item::Game(index) {
                line_here = lines;
            }
            rows.push(game_row(game, index, context));
            index += 1;
            lines += 1;
        }
        blocks.push(Block::new(title, rows));
    }
    if index == 0 {
        let text = if home.listed { say!(texts, GAMES_NONE) } else { say!(texts, PAGE_LOADING) };
        blocks[0].rows.push(Row::text(&text, Ink::Faint));
    }
    let skip = (line_here + 2).saturating_sub(area.height.into());
    paper.column(area, &blocks, skip);
}

fn game_row(game: &Listed, index: usize, context: &Context) -> Row<Target> {
    let texts = &context.texts;
    let ruleset = texts.find(&format!("ruleset-{}", game.line.ruleset.name())).unwrap_or_default();
    let names = line_names(&game.line.seats, texts);
    let status = match (&game.outcome, game.line.status) {
        (Some(outcome), _) => {
            let winner = outcome.winners.first().map_or(0, |seat| *seat as usize);
            let points = outcome.scores.get(winner).copied().unwrap_or(0);
            let plain = plain_line_names(&game.line.seats, texts);
            let name = plain.get(winner).cloned().unwrap_or_default();
            Chip::new(say!(texts, LOCAL_WON, name = name, points = points), Ink::Faint)
        }
        (None, _) if game.waits => Chip::new(say!(texts, GAMES_YOUR_TURN), Ink::Good),
        (None, Status::Playing) => Chip::new(say!(texts, STATUS_PLAYING), Ink::Plain),
        (None, Status::Open) => Chip::new(say!(texts, STATUS_OPEN), Ink::Plain),
        (None, Status::Over) => Chip::new(say!(texts, STATUS_OVER), Ink::Faint),
        (None, Status::Closed) => Chip::new(say!(texts, STATUS_CLOSED), Ink::Faint),
    };
    let title = Chip::thing(ruleset, Ink::Plain, Mark::None, Target::Item(Item::Game(index)));
    Row {
        chips: vec![title, Chip::new(names.join(", "), Ink::Strong), Chip::new("·", Ink::Faint), status],
        indent: 3,
    }
}
