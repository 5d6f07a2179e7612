//! Shapes that were ever written into columns whose types have no tests of their own.

use games::message::Event;
use serde_json::Value;

use super::*;

fn is_read<T: DeserializeOwned + serde::Serialize>(shapes: &[&str]) {
    for shape in shapes {
        let read = read_json::<T>(shape, ("a table", 1, "a column"));
        let read = read.unwrap_or_else(|why| panic!("{shape}: {why}"));
        let stored: Value = serde_json::from_str(shape).expect("JSON");
        let again = serde_json::to_value(read).expect("plain data");
        assert_eq!(again, stored, "it is written as it was read");
    }
}

#[test]
fn options_of_matches() {
    is_read::<Options>(&["{}", r#"{"setup":"first_game","neutral":"none"}"#]);
    assert!(read_json::<Options>("[]", ("matches", 3, "options")).is_err());
}

#[test]
fn plans_of_seats() {
    is_read::<Vec<Step>>(&[
        "[]",
        r#"[{"line":"build E5","what":"Build a house on E5","price":"3 coins","targets":["E5"]}]"#,
    ]);
    let typo = r#"[{"line":"pass","what":"Pass","price":"","targets":[],"note":""}]"#;
    let why = read_json::<Vec<Step>>(typo, ("seats", "3/0", "plan")).unwrap_err();
    assert!(
        why.to_string()
            .starts_with("table seats, row 3/0, column plan: ")
    );
}

#[test]
fn events_and_points_of_actions() {
    is_read::<Vec<Event>>(&[
        "[]",
        r#"[{"message":{"id":"passes","args":[["seat",{"Seat":0}],["coins",{"Number":3}]]},"audience":"All"},
            {"message":{"id":"draws","args":[["card",{"Name":"moses"}],["cards",{"List":[{"Text":"E5"}]}]]},
             "audience":{"Only":1}},
            {"message":{"id":"draws-some","args":[["what",{"Message":{"id":"cards","args":[]}}]]},
             "audience":{"AllBut":1}}]"#,
    ]);
    is_read::<Vec<i64>>(&["[]", "[20,-3]"]);
}
