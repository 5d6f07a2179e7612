//! Which lines of a reply are acted on, and which are skipped.

use mail::reply::Below;
use mail::reply::command::{Step, steps};

/// All that can be done in one reply.
const MOST_STEPS: usize = 60;

#[derive(Debug, Default)]
pub(super) struct Sorted {
    pub steps: Vec<Step>,
    /// Neither an action nor a command, and not a mere parting.
    pub passed: Vec<String>,
}

/// A parting word ends the email only if no action or command follows it. `name` is the reader's own,
/// which stands before a line in the form of a record: `Dora: end`. What begins like an action but is
/// none may be an address, and may be a slip: it is not tried, but named.
pub(super) fn sort(
    lines: &[String],
    below: &[Below],
    name: &str,
    is_action: impl Fn(&str) -> bool,
    verbs: &[&str],
) -> Sorted {
    let own: Vec<String> = lines.iter().map(|line| without(line, name)).collect();
    let mut sorted = Sorted {
        steps: steps(&own),
        passed: Vec::new(),
    };
    let asks = |step: &Step| {
        if let Step::Play(line) = step {
            is_action(line)
        } else {
            step.is_command()
        }
    };
    let read = |line: &Below| steps(&[without(&line.text, name)]);
    let last = below.iter().rposition(|line| read(line).iter().any(asks));
    for (at, line) in below.iter().enumerate() {
        let is_within = last.is_some_and(|last| at <= last);
        let found = read(line);
        // A slip above a further action stops it, as everywhere.
        let is_meant = found.iter().all(asks) || begins(&line.text, verbs);
        if is_within && !found.is_empty() && is_meant {
            sorted.steps.extend(found);
        } else if !line.is_plain && (at == 0 || is_within || begins(&line.text, verbs)) {
            sorted.passed.push(line.text.clone());
        }
    }
    sorted.steps.truncate(MOST_STEPS);
    sorted
}

fn begins(line: &str, verbs: &[&str]) -> bool {
    line.split_whitespace()
        .next()
        .is_some_and(|word| verbs.contains(&word))
}

/// A line without the name of whoever it is by.
fn without(line: &str, name: &str) -> String {
    let rest = line.split_once(':').filter(|(before, _)| {
        !name.is_empty() && before.trim().to_lowercase() == name.trim().to_lowercase()
    });
    rest.map_or(line, |(_, rest)| rest.trim()).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(lines: &[&str], below: &[(&str, bool)]) -> (Vec<String>, Vec<String>) {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let below: Vec<Below> = below
            .iter()
            .map(|(text, is_plain)| Below {
                text: (*text).to_owned(),
                is_plain: *is_plain,
            })
            .collect();
        let is_action = |line: &str| line == "end" || line.starts_with("pass ");
        let sorted = sort(&lines, &below, "Dora", is_action, &["pass", "build"]);
        let steps = sorted.steps.iter().map(ToString::to_string).collect();
        (steps, sorted.passed)
    }

    #[test]
    fn what_follows_a_parting_is_done_if_it_is_an_action_or_a_command() {
        let (steps, passed) = sorted(
            &["pass A"],
            &[("Thanks Ana, that was close", false), ("end", false)],
        );
        assert_eq!(steps, ["pass A", "end"]);
        assert_eq!(passed, ["Thanks Ana, that was close"]);
        let (steps, passed) = sorted(&[], &[("Cheers", true), ("board", false)]);
        assert_eq!((steps, passed.len()), (vec!["board".to_owned()], 0));
    }

    #[test]
    fn a_signature_is_no_remark() {
        let signature = [("Best,", true), ("Dora", true), ("12 End Street", false)];
        assert_eq!(
            sorted(&["end"], &signature),
            (vec!["end".to_owned()], vec![])
        );
    }

    #[test]
    fn a_slip_below_a_parting_is_named() {
        let (steps, passed) = sorted(&["pass A"], &[("Thanks", true), ("build E44", false)]);
        assert_eq!(
            (steps, passed),
            (vec!["pass A".to_owned()], vec!["build E44".to_owned()])
        );
    }

    #[test]
    fn a_slip_between_a_parting_and_an_action_is_tried_before_the_action() {
        let below = [("Thanks", true), ("build E44", false), ("end", false)];
        let (steps, passed) = sorted(&["pass A"], &below);
        assert_eq!(steps, ["pass A", "build E44", "end"]);
        assert!(passed.is_empty(), "{passed:?}");
    }

    #[test]
    fn ones_own_name_before_a_line_is_left_out() {
        assert_eq!(
            sorted(&["Dora: end", "Ana: end"], &[]).0,
            ["end", "Ana: end"]
        );
    }
}
