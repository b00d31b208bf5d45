use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A thing of which one of several is shown at a time.
pub(crate) trait Tab: Copy + PartialEq + Send + Sync + 'static {
    /// What its elements are called in the page: unique there.
    fn id(self) -> &'static str;
}

/// Tabs, moved between by arrow keys as everywhere.
#[component]
pub(crate) fn Tabs<T: Tab>(
    /// What they choose between.
    #[prop(into)]
    label: Signal<String>,
    /// With their names.
    tabs: Vec<(T, Signal<String>)>,
    chosen: RwSignal<T>,
) -> impl IntoView {
    let all: Vec<T> = tabs.iter().map(|(tab, _)| *tab).collect();
    let on_key = move |event: KeyboardEvent| {
        let now = all.iter().position(|tab| *tab == chosen.get_untracked()).unwrap_or(0);
        let to = match event.key().as_str() {
            "ArrowRight" => (now + 1) % all.len(),
            "ArrowLeft" => (now + all.len() - 1) % all.len(),
            "Home" => 0,
            "End" => all.len() - 1,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        chosen.set(all[to]);
        let button = document().get_element_by_id(&tab_id(all[to]));
        if let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
            // A button that cannot take the focus leaves it where it is.
            let _ = button.focus();
        }
    };
    let button = move |(tab, name): (T, Signal<String>)| {
        let is_chosen = move || chosen.get() == tab;
        view! {
            <button
                role="tab"
                id=tab_id(tab)
                aria-controls=panel_id(tab)
                aria-selected=move || is_chosen().to_string()
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                on:click=move |_| chosen.set(tab)
            >
                {name}
            </button>
        }
    };
    view! {
        <div class="topics" role="tablist" aria-label=label on:keydown=on_key>
            {tabs.into_iter().map(button).collect_view()}
        </div>
    }
}

/// What a tab shows, for as long as it is chosen.
#[component]
pub(crate) fn Panel<T: Tab>(tab: T, chosen: RwSignal<T>, children: ChildrenFn) -> impl IntoView {
    let is_chosen = Memo::new(move |_| chosen.get() == tab);
    view! {
        <Show when=move || is_chosen.get()>
            <div class="topic" role="tabpanel" id=panel_id(tab) aria-labelledby=tab_id(tab)>
                {children()}
            </div>
        </Show>
    }
}

fn tab_id<T: Tab>(tab: T) -> String {
    format!("tab-{}", tab.id())
}

fn panel_id<T: Tab>(tab: T) -> String {
    format!("panel-{}", tab.id())
}
