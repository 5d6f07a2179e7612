use super::*;

const OF_MATCH: &str = r#"{"turn":"t","stop":"s","words":"Ana"}"#;
const OF_SEASON: &str = r#"{"season":7,"stop":"s","words":"Ana"}"#;
const OF_LINK: &str = r#"{"name":"Ana","secret":"x","subject":"a@example.org"}"#;

fn read(kind: Kind, payload: &str) -> Result<Told, crate::Unreadable> {
    Told::of(kind, payload, 42)
}

/// Every shape that was ever written.
fn shapes(kind: Kind) -> Vec<&'static str> {
    match kind {
        Kind::Turn => vec![OF_MATCH, r#"{"match":3,"seat":0,"number":9}"#],
        Kind::Late | Kind::Substitute | Kind::Dropped => {
            vec![OF_MATCH, r#"{"match":3,"seat":0}"#]
        }
        Kind::Reminder
        | Kind::Nudge
        | Kind::Talk
        | Kind::Here
        | Kind::Absent
        | Kind::Started
        | Kind::Over
        | Kind::Expired
        | Kind::Rewound
        | Kind::SeatGiven
        | Kind::SeatGot
        | Kind::SeatTaken => vec![OF_MATCH],
        Kind::LeagueOpen
        | Kind::LeagueConfirm
        | Kind::LeagueLater
        | Kind::LeagueStarted
        | Kind::LeagueRound
        | Kind::LeagueWeek
        | Kind::LeagueOver
        | Kind::LeagueMessage
        | Kind::LeagueReplaced
        | Kind::LeaguePaused
        | Kind::LeagueResumed => vec![OF_SEASON],
        Kind::LeagueOut => vec![r#"{"season":7,"stop":"s","words":"rule"}"#],
        Kind::LeagueMoved => vec![r#"{"season":7,"stop":"s","words":"2"}"#],
        Kind::Confirm | Kind::Known | Kind::Reset | Kind::AddressOld | Kind::AddressNew => {
            vec![OF_LINK]
        }
        Kind::ReplyWarning => vec![
            r#"{"why":"foreign","name":"Ana"}"#,
            r#"{"why":"unproven","name":"Ana"}"#,
        ],
        Kind::ForeignReply => vec![r#"{"from":"x@example.org","about":"Terra Nova #3"}"#],
        Kind::AddressAgain => vec![r#"{"name":"Ana"}"#],
        Kind::Trouble => vec![r#"{"name":"Ana","work":"season 3","words":"w"}"#],
        Kind::Outage => vec![r#"{"name":"Ana","minutes":90}"#],
        Kind::Waited => vec![r#"{"name":"Ana","game":"Harbour","seats":"2"}"#],
        Kind::Invitation => vec![
            r#"{"by":"Ana","invitation":"i","stop":"s"}"#,
            r#"{"match":3,"by":"Ana","invitation":"i"}"#,
        ],
        Kind::ReplyAnswer => vec![
            r#"{"answer":{"heading":"h","sections":[{"heading":"Done","lines":["l"]}],"answers":"m","references":["r"]}}"#,
        ],
        Kind::Digest => vec![r#"{"stop":"s"}"#],
        Kind::Hook => Vec::new(),
    }
}

#[test]
fn every_shape_is_read_and_what_is_written_is_read_the_same() {
    for kind in Kind::ALL {
        for payload in shapes(*kind) {
            let told = read(*kind, payload).unwrap_or_else(|error| panic!("{kind}: {error}"));
            assert_eq!(told.notice.kind(), *kind);
            assert_eq!(read(*kind, &told.store()).unwrap().notice, told.notice);
        }
    }
    let hook: OfHook = strictly(r#"{"event":"turn"}"#, 42).unwrap();
    assert_eq!(hook.event, Kind::Turn);
}

#[test]
fn what_is_not_known_is_an_error_that_names_its_place() {
    for kind in Kind::ALL {
        for payload in shapes(*kind) {
            let more = payload.replacen('{', r#"{"chek":1,"#, 1);
            let error = read(*kind, &more).unwrap_err().to_string();
            assert!(
                error.starts_with("table outbox, row 42, column payload: "),
                "{kind}: {error}"
            );
        }
        assert!(read(*kind, "{}").is_err(), "{kind} says nothing");
    }
    assert!(read(Kind::ReplyWarning, r#"{"why":"chek","name":"Ana"}"#).is_err());
    assert!(strictly::<OfHook>(r#"{"event":"chek"}"#, 42).is_err());
}

#[test]
fn secrets_and_words_are_where_they_belong() {
    let told = read(Kind::Nudge, OF_MATCH).unwrap();
    let by = "Ana".to_owned();
    assert_eq!(told.notice, Notice::Turn(TurnNotice::Nudge { by }));
    assert_eq!(
        (told.turn.as_deref(), told.stop.as_deref()),
        (Some("t"), Some("s"))
    );
    let told = read(Kind::LeagueMessage, OF_SEASON).unwrap();
    let words = "Ana".to_owned();
    let said = Notice::Season(SeasonId(7), SeasonNotice::Message { words });
    assert_eq!(told.notice, said);
}
