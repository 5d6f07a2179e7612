use super::*;

fn read(stored: &str) -> Result<Terms, Unreadable> {
    read_json(stored, ("matches", 3, "terms"))
}

/// Every shape that was ever written, oldest first.
const SHAPES: [&str; 5] = [
    r#"{"speed":{"kind":"per_move","hours":24},"grace_minutes":30,"sleeps":true,"after_drop_out":"bot","random_seats":true,"start_at":null,"confirm":false,"least_reliability":0}"#,
    r#"{"speed":{"kind":"untimed"},"grace_minutes":0,"sleeps":false,"after_drop_out":"substitute","random_seats":false,"start_at":"2026-11-16T12:00:00","confirm":true,"least_reliability":90}"#,
    r#"{"speed":{"kind":"bank","hours":240,"increment_hours":12,"cap_hours":360},"grace_minutes":30,"sleeps":false,"after_drop_out":"bot","random_seats":true,"random_first":false,"start_at":null,"confirm":false,"least_reliability":0}"#,
    r#"{"speed":{"kind":"per_move","hours":72},"grace_minutes":30,"sleeps":false,"after_drop_out":"bot","random_seats":true,"random_first":true,"start_at":null,"confirm":false,"least_reliability":0,"runs_while_away":false,"season":null}"#,
    r#"{"speed":{"kind":"per_move","hours":24},"grace_minutes":30,"sleeps":false,"after_drop_out":"substitute","random_seats":false,"random_first":false,"start_at":null,"confirm":false,"least_reliability":0,"runs_while_away":true,"season":7}"#,
];

#[test]
fn every_shape_is_read_and_what_is_written_is_read_the_same() {
    for shape in SHAPES {
        let terms = read(shape).unwrap();
        assert_eq!(read(&terms.store()).unwrap(), terms);
    }
    let first = read(SHAPES[0]).unwrap();
    assert!(first.random_first && !first.runs_while_away && first.season.is_none());
    assert_eq!(read(SHAPES[4]).unwrap().season, Some(SeasonId(7)));
}

#[test]
fn a_renamed_word_is_an_error_with_its_place_and_not_another_clock() {
    for (was, is) in [
        ("per_move", "per_turn"),
        ("\"hours\"", "\"days\""),
        ("\"grace_minutes\"", "\"grace\""),
        ("\"season\"", "\"seasn\""),
        ("\"substitute\"", "\"sub\""),
    ] {
        let broken = SHAPES[4].replace(was, is);
        let error = read(&broken).unwrap_err().to_string();
        assert!(
            error.starts_with("table matches, row 3, column terms: "),
            "{is}: {error}"
        );
    }
    assert!(read("{}").is_err() && read("").is_err());
}
