/// A sentence that mentions things of a game: cities, bricks, tiles, seats.
///
/// The things travel through the texts as marked words: [`Sentence::mention`] marks a word before it becomes a
/// variable of a text, [`Sentence::read`] finds the marks again wherever the language has put them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence<P> {
    /// Its pieces in order.
    pub fragments: Vec<Fragment<P>>,
}

/// A piece of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fragment<P> {
    /// Mere words.
    Text(String),
    /// Words for a thing.
    Mention(P, String),
}

/// Begins a mention; its index follows as one character, then the word, then [`END`].
const BEGIN: char = '\u{E000}';
const END: char = '\u{E001}';
/// The character of index 0.
const FIRST: u32 = 0xE100;

impl<P: Copy> Sentence<P> {
    /// A sentence that mentions nothing.
    pub fn plain(text: impl Into<String>) -> Sentence<P> {
        Sentence { fragments: vec![Fragment::Text(text.into())] }
    }

    /// A word that mentions the thing with this index.
    pub fn mention(index: usize, word: &str) -> String {
        let index = char::from_u32(FIRST + index as u32).expect("a sentence mentions few things");
        format!("{BEGIN}{index}{word}{END}")
    }

    /// Finds the mentions in a text again.
    pub fn read(text: &str, mentioned: &[P]) -> Sentence<P> {
        let mut fragments = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(BEGIN) {
            let Some((marked, behind)) = after.split_once(END) else { break };
            let mut letters = marked.chars();
            let index = letters.next().map_or(0, |index| index as usize - FIRST as usize);
            if !before.is_empty() {
                fragments.push(Fragment::Text(before.to_owned()));
            }
            fragments.push(match mentioned.get(index) {
                Some(thing) => Fragment::Mention(*thing, letters.as_str().to_owned()),
                None => Fragment::Text(letters.as_str().to_owned()),
            });
            rest = behind;
        }
        if !rest.is_empty() {
            fragments.push(Fragment::Text(rest.to_owned()));
        }
        Sentence { fragments }
    }

    /// The things that are mentioned, in order.
    pub fn mentioned(&self) -> impl Iterator<Item = P> + '_ {
        self.fragments.iter().filter_map(|fragment| match fragment {
            Fragment::Mention(thing, _) => Some(*thing),
            Fragment::Text(_) => None,
        })
    }

    /// The words alone.
    pub fn text(&self) -> String {
        let word = |fragment: &Fragment<P>| match fragment {
            Fragment::Text(text) | Fragment::Mention(_, text) => text.clone(),
        };
        self.fragments.iter().map(word).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_are_found_wherever_a_language_puts_them() {
        let (city, seat) = (Sentence::<char>::mention(0, "Lucca"), Sentence::<char>::mention(1, "Ada"));
        let sentence = Sentence::read(&format!("In {city} baut {seat}."), &['l', 'a']);
        assert_eq!(sentence.text(), "In Lucca baut Ada.");
        assert_eq!(sentence.mentioned().collect::<String>(), "la");
        assert_eq!(sentence.fragments.len(), 5);
    }

    #[test]
    fn a_sentence_without_mentions_is_one_fragment() {
        assert_eq!(Sentence::<char>::read("Nothing.", &[]), Sentence::plain("Nothing."));
    }
}
