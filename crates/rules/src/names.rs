/// Defines an enum whose variants have names in the notation: `ALL`, `name`, reading, writing, and arrays
/// indexed by it.
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        pub enum $Name:ident: $kind:literal, $count:literal {
            $($Variant:ident = $text:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the variants are named like the things of the game")]
        pub enum $Name { $($Variant),+ }

        impl $Name {
            /// Every value, in the order of the component tables.
            pub const ALL: [$Name; $count] = [$($Name::$Variant),+];

            /// The name in the notation.
            pub fn name(self) -> &'static str {
                match self { $($Name::$Variant => $text),+ }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::notation::NotationError;

            fn from_str(text: &str) -> Result<$Name, Self::Err> {
                match text {
                    $($text => Ok($Name::$Variant),)+
                    _ => Err($crate::notation::NotationError::token(
                        $kind, text, concat!("one of", $(" ", $text),+),
                    )),
                }
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        $crate::wire::read_as_text!($Name, str::parse);

        impl<T> std::ops::Index<$Name> for [T; $count] {
            type Output = T;

            #[inline]
            fn index(&self, index: $Name) -> &T {
                &self[index as usize]
            }
        }

        impl<T> std::ops::IndexMut<$Name> for [T; $count] {
            #[inline]
            fn index_mut(&mut self, index: $Name) -> &mut T {
                &mut self[index as usize]
            }
        }
    };
}

pub(crate) use named_enum;
