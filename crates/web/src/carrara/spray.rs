use leptos::prelude::*;

/// The corners of the slab, as factors of the one at the lower right.
pub(super) const CORNERS: [(i32, i32); 4] = [(-1, -1), (1, -1), (1, 1), (-1, 1)];

/// Sprays of leaves and flowers in all corners.
#[component]
pub(super) fn Sprays() -> AnyView {
    view! { <g class="sprays" aria-hidden="true">{CORNERS.map(large)}</g> }.into_any()
}

/// A spray that fills a corner.
fn large((across, down): (i32, i32)) -> impl IntoView {
    view! {
        <g transform=format!("scale({across} {down})")>
            {leaves()}
            <path class="leaf" d="M150 176c14 10 28 10 36 2-8-10-22-10-36-2zM176 150c10 14 10 28 2 36-10-8-10-22-2-36zM114 184c-12 6-24 5-32-2 10-6 22-6 32 2zM184 114c6-12 5-24-2-32-6 10-6 22 2 32z"/>
            <path class="young" d="M150 176c-8 10-20 14-32 10 10-8 20-14 32-10zM176 150c10-8 14-20 10-32-8 10-14 20-10 32z"/>
            <g transform="translate(163 163)">
                <path class="flower" transform="scale(2.100)" d=FLOWER/>
                <circle class="heart" r="4"/>
            </g>
            <circle class="berry" cx="184" cy="150" r="2.600"/>
            <circle class="berry" cx="150" cy="184" r="2.600"/>
        </g>
    }
}

/// A sprig for a corner that has other things in it, too.
pub(super) fn sprig((across, down): (i32, i32)) -> impl IntoView {
    view! {
        <g class="sprays" aria-hidden="true" transform=format!("scale({across} {down})")>
            <path class="leaf" d="M152 153c-10 3-17-1-19-9 10-2 17 2 19 9zM153 152c3-10-1-17-9-19-2 10 2 17 9 19z"/>
            <path class="young" d="M150 150c-8-3-12-8-11-15 7 1 11 7 11 15z"/>
            <circle class="berry" cx="152" cy="152" r="3"/>
        </g>
    }
}

/// Leaves along one edge of a corner where there is no space of the court: the upper or lower one, or the one at the side.
pub(super) fn branch((across, down): (i32, i32), is_upright: bool) -> impl IntoView {
    let (matrix, swap) =
        if is_upright { ((0, down, across, 0), true) } else { ((across, 0, 0, down), false) };
    let (a, b, c, d) = matrix;
    view! {
        <g class="sprays" class:swapped=swap aria-hidden="true" transform=format!("matrix({a} {b} {c} {d} 0 0)")>
            <path class="leaf" d="M148 182c-9 8-22 8-30 1 8-8 21-9 30-1zM120 183c-9 6-20 5-28-1 9-6 20-5 28 1zM150 172c-4-9-12-13-22-11 3 9 12 13 22 11z"/>
            <path class="young" d="M149 178c-10 0-18-4-22-9 10-2 18 2 22 9z"/>
            <circle class="berry" cx="120" cy="174" r="2.600"/>
            <circle class="berry" cx="89" cy="187" r="2.600"/>
        </g>
    }
}

/// What all large sprays have: three leaves each side of a flower.
fn leaves() -> impl IntoView {
    view! {
        <path class="leaf" d="M118 163c-10 6-22 6-30 0 10-5 22-5 30 0zM163 118c6-10 6-22 0-30-5 10-5 22 0 30zM146 152c-6 12-16 16-26 14 4-11 14-16 26-14zM152 146c12-6 16-16 14-26-11 4-16 14-14 26z"/>
        <path class="young" d="M140 140c-10 2-16 8-18 16 12 0 18-6 18-16zM140 140c2-10 8-16 16-18 0 12-6 18-16 18z"/>
        <path class="flower" transform="translate(137 137)" d=FLOWER/>
        <circle class="berry" cx="126" cy="149" r="2.600"/>
        <circle class="berry" cx="149" cy="126" r="2.600"/>
    }
}

/// Five petals around the origin.
const FLOWER: &str = "M0-1.500C-3.500-7 3.500-7 0-1.500 4-7.500 8.500-2 1.500-.5 8 .5 4.500 6.500.9 1.300 2.500 7.500-4 7-.9 1.300-5 6-8-.5-1.500-.5-8.500-2-4-7.500 0-1.500z";
