//! Rules as they were ever written.

use super::*;

fn stored(plan: &str, scoring: &str) -> String {
    format!(
        r#"{{"game":"terra_nova","options":{{"turn_order":"pass_order"}},"seats":4,"speed":{{"kind":"per_move","hours":24}},"grace_minutes":30,"sleeps":false,"plan":{plan},"weeks":10,"scoring":{scoring},"tie_breaks":["direct","wins","share","opponents"],"sign_up_days":14,"confirm_days":3,"after_drop_out":"substitute","drop_outs":1,"vacation":true,"fill_with_bots":true,"repeats":true}}"#
    )
}

const LEAGUE: &str = r#"{"league":{"division_size":8,"matches":4,"promoted":2,"relegated":2}}"#;
const PLANS: [&str; 5] = [
    LEAGUE,
    r#"{"tournament":{"kind":"round_robin","matches":4}}"#,
    r#"{"tournament":{"kind":"swiss","rounds":5,"cut":0}}"#,
    r#"{"tournament":{"kind":"groups","size":8,"advance":2}}"#,
    r#"{"tournament":{"kind":"elimination","advance":2}}"#,
];

#[test]
fn every_shape_is_read_and_what_is_written_is_read_the_same() {
    for plan in PLANS {
        for scoring in [r#"{"places":[5,3,2,1]}"#, r#""share""#] {
            let text = stored(plan, scoring);
            let rules = Rules::read(&text, SeasonId(7)).unwrap();
            assert_eq!(rules.store(), text);
        }
    }
}

#[test]
fn what_is_not_known_is_an_error_with_its_place_and_not_another_season() {
    let text = stored(LEAGUE, r#""share""#);
    for (was, is) in [
        ("per_move", "per_turn"),
        ("\"promoted\"", "\"up\""),
        ("\"weeks\"", "\"week\""),
        ("\"wins\"", "\"win\""),
        ("\"share\"", "\"shares\""),
        ("\"league\"", "\"leage\""),
    ] {
        let error = Rules::read(&text.replacen(was, is, 1), SeasonId(7)).unwrap_err();
        let error = error.to_string();
        assert!(
            error.starts_with("table seasons, row 7, column rules: "),
            "{is}: {error}"
        );
    }
    let more = stored(PLANS[2], r#""share""#).replace("\"cut\"", "\"top\":2,\"cut\"");
    assert!(Rules::read(&more, SeasonId(7)).is_err());
    assert!(Rules::read("{}", SeasonId(7)).is_err());
}
