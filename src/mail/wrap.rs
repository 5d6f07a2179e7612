//! Lines of at most 72 columns, as the text part of an email has them.

pub(super) const COLUMNS: usize = 72;

/// Adds a sentence in as many lines as it needs: the first begins with `first`, the others with
/// `other`. A word that is longer than a line, such as an address of the web, is left whole.
pub(super) fn wrap(text: &mut String, first: &str, other: &str, sentence: &str) {
    let mut line = first.to_owned();
    let mut has_words = false;
    for word in sentence.split(' ').filter(|word| !word.is_empty()) {
        let is_full =
            line.chars().count() + usize::from(has_words) + word.chars().count() > COLUMNS;
        if is_full && has_words {
            text.push_str(line.trim_end());
            text.push('\n');
            line = other.to_owned();
            has_words = false;
        }
        if has_words {
            line.push(' ');
        }
        line.push_str(word);
        has_words = true;
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_longer_unless_it_is_one_word() {
        let mut text = String::new();
        let address = format!("https://turnpost.example/t/{}", "x".repeat(80));
        let sentence = format!("{} {address} and some more", "żółw ".repeat(40));
        wrap(&mut text, "  ", "    ", &sentence);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("  żółw") && lines[1].starts_with("    żółw"));
        let long = |line: &&&str| line.chars().count() > COLUMNS;
        assert_eq!(lines.iter().filter(long).count(), 1);
        assert!(lines.iter().any(|line| line.trim() == address));
        assert_eq!(text.split_whitespace().count(), 44);
    }
}
