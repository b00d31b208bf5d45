use leptos::prelude::*;

/// A town in morning light, between marble hills and the sea. Decoration.
#[component]
pub(crate) fn Skyline() -> impl IntoView {
    view! {
        <svg class="skyline" viewBox="0 0 1200 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path class="hill far" d="M0 210 150 120l70 40 120-110 90 70 60-40 140 90 90-60 120 80 110-90 130 70 120-50v240H0z"/>
            <path class="vein" d="M340 50l-40 70 30 60M640 130l-30 60M1010 90l-20 60 30 50M220 160l30 50"/>
            <path class="hill near" d="M0 260q200-70 400-20t400-10 400 0v130H0z"/>
            <g class="town">
                <path class="wall" d="M120 330v-70h90v70zM214 330v-96h56v96zM274 330v-60h110v60z"/>
                <path class="roof" d="M112 262l53-34 53 34zM208 236l34-46 34 46zM266 272l63-30 63 30z"/>
                <path class="hole" d="M140 330v-30a10 10 0 0 1 20 0v30zM180 300h14v18h-14zM234 262h16v26h-16zM296 330v-28a11 11 0 0 1 22 0v28zM340 296h22v20h-22z"/>
                <path class="wall light" d="M430 330V190h150v140z"/>
                <path class="dome" d="M440 192c0-50 28-78 65-82 37 4 65 32 65 82zM501 112V92h8v20z"/>
                <path class="hole" d="M450 330v-60a16 16 0 0 1 32 0v60zM490 330v-70a16 16 0 0 1 32 0v70zM530 330v-60a16 16 0 0 1 32 0v60zM470 214h14v24h-14zM498 214h14v24h-14zM526 214h14v24h-14z"/>
                <path class="wall" d="M610 330v-96h16v-16h18v16h20v-16h18v16h20v-16h18v16h16v96z"/>
                <path class="hole" d="M655 330v-42a18 18 0 0 1 36 0v42zM630 258h12v20h-12zM704 258h12v20h-12z"/>
                <path class="wall" d="M764 330V180h52v150z"/>
                <path class="roof" d="M758 182l32-58 32 58z"/>
                <path class="hole" d="M782 204h16v30h-16zM782 254h16v22h-16z"/>
                <path class="wall light" d="M840 330v-86h130v86z"/>
                <path class="roof" d="M830 246l75-40 75 40z"/>
                <path class="hole" d="M856 330v-44a14 14 0 0 1 28 0v44zM892 330v-44a14 14 0 0 1 28 0v44zM928 330v-44a14 14 0 0 1 28 0v44z"/>
                <path class="tree" d="M1000 330c-14-40-8-90 0-120 8 30 14 80 0 120zM1032 330c-12-34-7-76 0-100 7 24 12 66 0 100zM84 330c-12-34-7-76 0-100 7 24 12 66 0 100z"/>
            </g>
            <path class="sea" d="M0 330q50-8 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v30H0z"/>
        </svg>
    }
}
