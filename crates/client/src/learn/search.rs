//! Finding words in the rules.

/// A piece of a text, and whether it was looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The letters.
    pub text: String,
    /// Whether they were looked for.
    pub found: bool,
}

/// What is looked for: words that all have to occur, in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    words: Vec<Vec<char>>,
}

/// A query has at most so many words; what follows is ignored.
const MOST_WORDS: usize = 12;

impl Query {
    /// Reads what somebody has typed. Capitals and accents do not matter.
    pub fn new(typed: &str) -> Query {
        let words = typed.split_whitespace().take(MOST_WORDS);
        Query { words: words.map(|word| word.chars().map(plain).collect()).collect() }
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether all words occur in these texts taken together.
    pub fn finds(&self, texts: &[&str]) -> bool {
        let texts: Vec<Vec<char>> = texts.iter().map(|text| text.chars().map(plain).collect()).collect();
        self.words.iter().all(|word| texts.iter().any(|text| positions(text, word).next().is_some()))
    }

    /// A text cut into what was looked for and what was not.
    pub fn cut(&self, text: &str) -> Vec<Piece> {
        let letters: Vec<char> = text.chars().collect();
        let plain: Vec<char> = letters.iter().copied().map(plain).collect();
        let mut found = vec![false; letters.len()];
        for word in &self.words {
            for start in positions(&plain, word) {
                found[start..start + word.len()].fill(true);
            }
        }
        let mut pieces: Vec<Piece> = Vec::new();
        for (letter, found) in letters.into_iter().zip(found) {
            match pieces.last_mut().filter(|piece| piece.found == found) {
                Some(piece) => piece.text.push(letter),
                None => pieces.push(Piece { text: letter.to_string(), found }),
            }
        }
        pieces
    }
}

/// Where a word begins in a text.
fn positions(text: &[char], word: &[char]) -> impl Iterator<Item = usize> {
    let starts = text.len().checked_sub(word.len()).map_or(0..0, |last| 0..last + 1);
    starts.filter(move |start| text[*start..].starts_with(word))
}

/// The small letter without accent; one letter for each, so that places stay the same.
fn plain(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ά' => 'α',
        'έ' => 'ε',
        'ή' => 'η',
        'ί' | 'ϊ' | 'ΐ' => 'ι',
        'ό' => 'ο',
        'ύ' | 'ϋ' | 'ΰ' => 'υ',
        'ώ' => 'ω',
        'ς' => 'σ',
        '’' => '\'',
        _ => small,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(query: &str, text: &str) -> String {
        let mark = |piece: Piece| if piece.found { format!("[{}]", piece.text) } else { piece.text };
        Query::new(query).cut(text).into_iter().map(mark).collect()
    }

    #[test]
    fn all_words_must_occur_in_any_order() {
        let query = Query::new("wheel  brick");
        assert!(query.finds(&["E1-BUY-2", "Bricks are laid on the wheel."]));
        assert!(!query.finds(&["Bricks are laid down."]));
        assert!(Query::new("").finds(&["anything"]));
    }

    #[test]
    fn an_identifier_is_found_in_small_letters() {
        assert!(Query::new("e1-buy").finds(&["E1-BUY-2"]));
    }

    #[test]
    fn what_was_looked_for_is_marked_without_a_change() {
        assert_eq!(marked("brick WHEEL", "Bricks on the wheel"), "[Brick]s on the [wheel]");
        assert_eq!(marked("aa", "aaa b"), "[aaa] b");
        assert_eq!(marked("", "as it is"), "as it is");
        assert_eq!(marked("too long a word", ""), "");
    }

    #[test]
    fn accents_do_not_matter() {
        assert_eq!(marked("citta", "la città"), "la [città]");
        assert_eq!(marked("τροχος", "Ο Τροχός"), "Ο [Τροχός]");
    }
}
