//! Words from a short list: each has one text, the same in a form, an API call, a page and a
//! row.

/// Whatever is not on the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord {
    pub word: String,
    pub known: Vec<&'static str>,
}

impl std::fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` is none of: {}", self.word, self.known.join(", "))
    }
}

impl std::error::Error for UnknownWord {}

/// An enum that is written as text in one way only.
///
/// ```
/// base::text_enum! {
///     /// Which way a door opens.
///     pub enum Way { Inwards = "in", Outwards = "out" }
/// }
/// assert_eq!("in".parse(), Ok(Way::Inwards));
/// assert_eq!(Way::Outwards.text(), "out");
/// assert!("ni".parse::<Way>().is_err());
/// ```
#[macro_export]
macro_rules! text_enum {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $($(#[$of_variant:meta])* $variant:ident = $text:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visible enum $name {
            $($(#[$of_variant])* $variant),+
        }

        impl $name {
            $visible const ALL: &'static [$name] = &[$($name::$variant),+];

            $visible const fn text(self) -> &'static str {
                match self {
                    $($name::$variant => $text),+
                }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.text())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::text_enum::UnknownWord;

            fn from_str(word: &str) -> ::std::result::Result<Self, Self::Err> {
                match word {
                    $($text => Ok($name::$variant),)+
                    _ => Err($crate::text_enum::UnknownWord {
                        word: word.to_owned(),
                        known: $name::ALL.iter().map(|known| known.text()).collect(),
                    }),
                }
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.text())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                let word = <::std::borrow::Cow<'de, str> as $crate::serde::Deserialize<'de>>::deserialize(deserializer)?;
                word.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}
