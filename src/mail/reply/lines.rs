//! A typed line without what phones and editors add to it; what it means is for the rules to say.

const BULLETS: [&str; 6] = ["- ", "* ", "• ", "· ", "> ", "→ "];
const PAIRS: [&str; 8] = ["\"\"", "''", "``", "**", "__", "[]", "<>", "()"];

/// Plain quotes, dashes and single spaces; no bullet before, no full stop after, no marks around.
pub fn tidy(line: &str) -> String {
    let plain: String = line.chars().map(plain).collect();
    let spaced = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut line = spaced.as_str();
    loop {
        let before = line.len();
        for bullet in BULLETS {
            line = line.strip_prefix(bullet).unwrap_or(line);
        }
        line = line.trim().trim_end_matches(['.', '!', ',', ';', ' ']);
        for pair in PAIRS {
            let inner = line.strip_prefix(&pair[..1]);
            let inner = inner.and_then(|inner| inner.strip_suffix(&pair[1..]));
            line = inner.filter(|inner| !inner.is_empty()).unwrap_or(line);
        }
        if line.len() == before {
            return line.to_owned();
        }
    }
}

fn plain(sign: char) -> char {
    match sign {
        '“' | '”' | '„' | '‟' | '«' | '»' | '″' => '"',
        '‘' | '’' | '‚' | '‛' | '′' | '´' => '\'',
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '－' => '-',
        '…' => '.',
        // The wide forms of East Asian keyboards.
        '！'..='～' => char::from_u32(sign as u32 - 0xfee0).unwrap_or(sign),
        sign if sign.is_whitespace() => ' ',
        sign => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn what_phones_and_editors_add_is_taken_away() {
        let same = [
            "build E5",
            "build\u{a0}E5",
            "build  E5.",
            "• build E5",
            "- build E5",
            "“build E5”",
            "`build E5`",
            "*build E5*",
            "build E5…",
            "build E5!",
            "ｂｕｉｌｄ　Ｅ５",
            "build E5;",
            "**build E5**.",
        ];
        for line in same {
            assert_eq!(tidy(line), "build E5", "{line}");
        }
        assert_eq!(tidy("Build e5"), "Build e5", "case is for the rules");
        assert_eq!(tidy("bridge C3–D4"), "bridge C3-D4");
        assert_eq!(tidy("build E5; end."), "build E5; end");
        assert_eq!(tidy("."), "");
    }
}
