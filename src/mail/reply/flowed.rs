//! Paragraphs of `format=flowed` (RFC 3676), put together again.

/// Joins the lines that a program broke. Quoted lines come out with one `> ` before them.
pub(super) fn unflow(text: &str, delete_space: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut open: Option<usize> = None;
    for line in text.lines() {
        let depth = line.bytes().take_while(|byte| *byte == b'>').count();
        let line = &line[depth..];
        let line = line.strip_prefix(' ').unwrap_or(line);
        let is_signature = line == "-- ";
        if open != Some(depth) || is_signature {
            if open.is_some() {
                out.push('\n');
            }
            if depth > 0 {
                out.push_str("> ");
            }
        }
        let flows = line.ends_with(' ') && !is_signature;
        match flows && delete_space {
            true => out.push_str(&line[..line.len() - 1]),
            false => out.push_str(line),
        }
        open = flows.then_some(depth);
        if !flows {
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::unflow;

    #[test]
    fn paragraphs_are_joined_and_depths_kept_apart() {
        assert_eq!(unflow("say a \nb\nend\n", false), "say a b\nend\n");
        assert_eq!(unflow("say a \nb\n", true), "say ab\n");
        assert_eq!(unflow(">> a \n>> b\n> c \nd", false), "> a b\n> c \nd\n");
        assert_eq!(unflow("end \n-- \nAna \n", false), "end \n-- \nAna ");
    }
}
