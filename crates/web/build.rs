//! Tells the linker to keep what `cargo xtask web` needs to cut the program into parts.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
}
