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

/// A quarry, cut into the hill in terraces around the corner at the lower right; stretched behind what lies in it.
#[component]
pub(crate) fn Terrace(
    /// The corner of the ring, clockwise from the upper left, from 0.
    corner: usize,
) -> impl IntoView {
    let turn = match corner {
        0 => "",
        1 => "matrix(-1 0 0 1 200 0)",
        2 => "matrix(-1 0 0 -1 200 140)",
        _ => "matrix(1 0 0 -1 0 140)",
    };
    view! {
        <svg class="terrace" viewBox="0 0 200 140" preserveAspectRatio="none" aria-hidden="true">
            <g transform=turn>
                <path class="hill" d="M0 0h200v140H0z"/>
                <path class="slope" d="M0 140V60Q10 20 70 12T200 0v140z"/>
                <path class="face" d="M8 140V66q2-18 18-24l52-18q18-8 42-8h80v124z"/>
                <path class="bench" d="M14 140V74q2-15 16-20l52-18q17-7 40-7h78v111z"/>
                <path class="face deep" d="M28 140V88q1-13 14-17l46-14q16-6 36-6h76v89z"/>
                <path class="bench" d="M34 140V95q1-11 13-14.5L94 67q15-5 33-5h73v78z"/>
                <path class="face deep" d="M50 140v-30q1-9 10-11.5l42-9.5q13-4 30-4h68v55z"/>
                <path class="ground-floor" d="M56 140v-24q1-8 9-10l41-9q12-3 28-3h66v46z"/>
                <path class="cracks" d="M16 62l4 12M40 46l3 8M62 38l-3 9M88 27l4 8M120 18l-2 10M150 17l3 11M34 84l4 10M58 70l3 8M84 62l-3 8M112 54l3 8M148 52l-3 9M176 52l3 9M62 104l3 5M90 93l-2 6M124 86l2 8M160 86l-2 8"/>
                <path class="bushes" d="M12 34q-5 0-5-5t5-6q2-6 8-4 6-2 7 4 5 1 4 6t-6 5zM150 7q-4 0-4-3t5-4h9q5 1 4 4t-5 3z"/>
                <path class="cypress" d="M44 24q-5-10 0-20 5 10 0 20zM54 20q-4-8 0-16 4 8 0 16z"/>
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
            <path class="rows" d="M10 9h280M5 14.5h290"/>
            <path class="wall" d="M4 20h292v26h-10q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16h-8q0-16-22-16t-22 16H4z"/>
        </svg>
    }
}
