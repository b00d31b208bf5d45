use leptos::prelude::*;

/// The master builder, with hat and hammer; 32 units wide, 46 high.
#[component]
pub(crate) fn Builder() -> impl IntoView {
    view! {
        <svg class="builder-figure" viewBox="0 0 32 46" aria-hidden="true">
            <ellipse class="shadow" cx="16" cy="43.5" rx="11" ry="2.5"/>
            <path class="coat" d="M7 42l2.5-19q.8-5 6.5-5t6.5 5L25 42z"/>
            <path class="apron" d="M11.5 42l1-17h7l1 17z"/>
            <circle class="face" cx="16" cy="12.5" r="5.2"/>
            <path class="hat" d="M8.5 10.5q7.5-3 15 0l-1.4-1.2Q21.4 3 16 3t-6.1 6.3z"/>
            <path class="tool" d="M26.5 36V19M22.8 19.5h7.6"/>
        </svg>
    }
}

/// A rider on a horse, seen from the side; 44 units wide, 36 high.
#[component]
pub(crate) fn Rider() -> impl IntoView {
    view! {
        <svg class="rider-figure" viewBox="0 0 44 36" aria-hidden="true">
            <path class="horse" d="M6 17q-3 1-4 6 2-1 3.4-1.2Q5 24 7.4 25L5.6 34h3l2.6-7.6q6 1.6 12.2.2L25 34h3l-.6-9q2.4-2.6 2.8-6.4L34 13l5 1.6 2-2.6-4-4.4-1-2.6-2.2 2.2Q29 8.6 26.4 13.6 20 16.6 14 15.4 9 14.4 6 17z"/>
            <path class="man" d="M17.5 18.5l1.3-9q.5-2.7 3.2-2.4 2.4.3 2.6 2.6l.4 3.4 4.2.6-.2 2-5.6-.2-.6 3 1.6 6.4-2 .8-3-7z"/>
            <circle class="man" cx="21.6" cy="4" r="2.9"/>
        </svg>
    }
}

/// What stands on the highest floor: a roof once a palace counts, a scaffold before; 128 units wide, 24 high.
#[component]
pub(crate) fn Roof(floors: u32) -> impl IntoView {
    if floors >= 3 {
        view! {
            <svg class="roof" viewBox="0 0 128 24" aria-hidden="true">
                <path class="tiles" d="M18 3h92l16 15H2z"/>
                <path class="rows" d="M14 7h100M10 11h108M6 15h116M30 3l-8 15M46 3l-5 15M64 3v15M82 3l5 15M98 3l8 15"/>
                <path class="eave" d="M0 18h128v5H0z"/>
            </svg>
        }
        .into_any()
    } else {
        view! {
            <svg class="roof scaffold" viewBox="0 0 128 24" aria-hidden="true">
                <path class="poles" d="M10 24V2M46 24V2M82 24V2M118 24V2M4 10h120M10 24l36-14M82 10l36 14"/>
            </svg>
        }
        .into_any()
    }
}

/// The terrace of a quarry, cut into the hill; stretched behind what lies on it.
#[component]
pub(crate) fn Terrace(
    /// Whether the hill rises at the left or at the right.
    mirrored: bool,
) -> impl IntoView {
    let turn = if mirrored { "matrix(-1 0 0 1 200 0)" } else { "" };
    view! {
        <svg class="terrace" viewBox="0 0 200 140" preserveAspectRatio="none" aria-hidden="true">
            <g transform=turn>
                <path class="hill" d="M0 140V0h200v10q-30 2-44 14t-30 10-26 16v90z"/>
                <path class="cut far" d="M0 0h96v30H64v30H30v40H0z"/>
                <path class="cut" d="M0 30h64v30H30v40H0z"/>
                <path class="cut near" d="M0 60h30v40h-8v40H0z"/>
                <path class="floor" d="M0 100h30l10-10h160v50H0z"/>
                <path class="cracks" d="M10 8l8 14-4 8M44 8l-6 12 8 8M76 6l-8 14M8 40l10 10-6 8M40 40l6 12M8 70l8 12-6 12"/>
            </g>
        </svg>
    }
}

/// The roof and the arches of the warehouse; stretched over what lies in it.
#[component]
pub(crate) fn Loggia() -> impl IntoView {
    view! {
        <svg class="loggia" viewBox="0 0 300 46" preserveAspectRatio="none" aria-hidden="true">
            <path class="tiles" d="M14 4h272l14 16H0z"/>
            <path class="rows" d="M10 9h280M5 14.500h290"/>
            <path class="wall" d="M4 20h292v26h-10q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16H4z"/>
        </svg>
    }
}
