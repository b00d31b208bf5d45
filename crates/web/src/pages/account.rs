use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use palazzi_client::say;
use palazzi_protocol::{Credentials, Problem};

use super::portraits::Portraits;
use super::{Page, problem_text};
use crate::i18n::use_i18n;
use crate::session::use_session;

/// Signing in, making an account, signing out.
#[component]
pub(crate) fn Account() -> impl IntoView {
    let i18n = use_i18n();
    let session = use_session();
    let name = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let credentials = move || Credentials { name: name.get_untracked(), password: password.get_untracked() };
    let enter = move |is_new: bool| {
        problem.set(None);
        spawn_local(async move {
            let done = match is_new {
                true => session.sign_up(&credentials()).await,
                false => session.sign_in(&credentials()).await,
            };
            match done {
                Ok(_) => password.set(String::new()),
                Err(found) => problem.set(Some(found)),
            }
        });
    };
    let leave = move |_| {
        spawn_local(async move {
            if let Err(found) = session.sign_out().await {
                problem.set(Some(found));
            }
        });
    };
    let form = move || {
        view! {
            <form
                class="form"
                on:submit=move |event| {
                    event.prevent_default();
                    enter(false);
                }
            >
                <label>
                    {move || say!(i18n, ACCOUNT_NAME)}
                    <input
                        autocomplete="username"
                        required
                        prop:value=name
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
                <label>
                    {move || say!(i18n, ACCOUNT_PASSWORD)}
                    <input
                        type="password"
                        autocomplete="current-password"
                        required
                        prop:value=password
                        on:input=move |event| password.set(event_target_value(&event))
                    />
                </label>
                <div class="buttons">
                    <button class="main" type="submit">{move || say!(i18n, ACCOUNT_SIGN_IN)}</button>
                    <button type="button" on:click=move |_| enter(true)>{move || say!(i18n, ACCOUNT_SIGN_UP)}</button>
                </div>
                <p class="about">{move || say!(i18n, ACCOUNT_WHY)}</p>
            </form>
        }
    };
    view! {
        <Page title=palazzi_client::key::ACCOUNT_TITLE>
            {move || problem.get().map(|found| view! {
                <p class="refusal" role="alert">{problem_text(i18n, &found)}</p>
            })}
            {move || session.you.get().map(|you| {
                let (name, guest) = (you.name.clone(), you.guest);
                view! {
                    <p role="status">
                        {move || match guest {
                            true => say!(i18n, ACCOUNT_GUEST, name = name.clone()),
                            false => say!(i18n, ACCOUNT_SIGNED_IN, name = name.clone()),
                        }}
                    </p>
                    <p class="buttons">
                        {(!guest).then(|| view! {
                            <A href=format!("/players/{}", you.name) attr:class="button">
                                {move || say!(i18n, NAV_PROFILE)}
                            </A>
                        })}
                        <button on:click=leave>{move || say!(i18n, ACCOUNT_SIGN_OUT)}</button>
                    </p>
                }
            })}
            {move || session.you.get().is_none_or(|you| you.guest).then(form)}
            <Portraits/>
        </Page>
    }
}
