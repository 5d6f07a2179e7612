//! The form that founds a league or tournament, and that changes one before it starts.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::super::new_table::{Fields, GameForm, game_forms, read_local, speed_choices};
use crate::error::{PageError, PageResult, status, words};
use crate::form::{Form, some_word};
use crate::page::{Base, asking, page, reader, see_other};
use crate::session::SignedIn;
use base::ids::CompetitionId;
use league::tournament::Format;
use league::{Scoring, TieBreak};
use service::leagues::facts::tie_break_message;
use service::leagues::found::Founding;
use service::leagues::rules::{Plan, Rules, places};
use service::people::Account;
use service::terms::{AfterDropOut, Pace, Speed};
use service::{Service, ServiceError};
use words::{id, message};

#[derive(Template)]
#[template(path = "pages/league_form.html")]
struct FormPage {
    base: Base,
    action: String,
    is_new: bool,
    games: Vec<GameForm>,
    speeds: Vec<(&'static str, String)>,
    plans: Vec<(&'static str, String)>,
    tie_breaks: Vec<(&'static str, String)>,
    fields: Fields,
    refusal: String,
    zone: String,
}

impl FormPage {
    fn value(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    fn is(&self, name: &str, value: &str) -> bool {
        self.value(name) == value
    }

    fn has(&self, name: &str) -> bool {
        self.fields.contains_key(name)
    }

    fn is_option(&self, game: &str, option: &str, value: &str) -> bool {
        self.is(&format!("{game}.{option}"), value)
    }

    fn is_tie(&self, at: &usize, word: &str) -> bool {
        self.is(&format!("tie{at}"), word)
    }
}

/// The forms of a competition: their values and their messages.
const PLANS: [(&str, &str); 5] = [
    ("league", id!("found-plan-league")),
    ("round_robin", id!("found-plan-round-robin")),
    ("swiss", id!("found-plan-swiss")),
    ("groups", id!("found-plan-groups")),
    ("elimination", id!("found-plan-elimination")),
];

base::text_enum! {
    /// How results become points.
    enum ScoringWord {
        Places = "places",
        Share = "share",
    }
}

fn tie_break_word(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::Direct => "direct",
        TieBreak::Wins => "wins",
        TieBreak::Share => "share",
        TieBreak::Opponents => "opponents",
    }
}

/// What cannot be read becomes a number that no rule allows, so that it is refused in words.
fn number(form: &Fields, name: &str, otherwise: usize) -> usize {
    match form.get(name).map(|text| text.trim()) {
        None | Some("") => otherwise,
        Some(text) => text.parse().unwrap_or(99_999),
    }
}

fn founding(form: &Fields, player: &Account) -> Result<Founding, ServiceError> {
    let field = |name: &str| form.get(name).map_or("", String::as_str);
    let own = Rules::default();
    let number = |name: &str, otherwise: usize| number(form, name, otherwise);
    let small = |name: &str, otherwise: u32| number(name, otherwise as usize) as u32;
    let game = field("game");
    let prefix = format!("{game}.");
    let options = form
        .iter()
        .filter_map(|(key, value)| Some((key.strip_prefix(&prefix)?.to_owned(), value.clone())));
    let seats = number("seats", 4).min(200) as u8;
    let speed = match field("speed") {
        "own" => Speed::PerMove {
            hours: small("move_hours", 24),
        },
        "" => own.speed,
        word => word.parse::<Pace>()?.into(),
    };
    let matches = number("matches", 4);
    let plan = match field("plan") {
        "league" | "" => Plan::League {
            division_size: number("division_size", 8),
            matches,
            promoted: number("promoted", 2),
            relegated: number("relegated", 2),
        },
        "round_robin" => Plan::Tournament(Format::RoundRobin { matches }),
        "swiss" => Plan::Tournament(Format::Swiss {
            rounds: number("rounds", 5),
            cut: number("cut", 0),
        }),
        "groups" => Plan::Tournament(Format::Groups {
            size: number("group_size", 8),
            advance: number("advance", 2),
        }),
        "elimination" => Plan::Tournament(Format::Elimination {
            advance: number("advance", 2),
        }),
        _ => return Err(ServiceError::Invalid(message!("no-such-plan"))),
    };
    let scoring: Option<ScoringWord> = some_word(field("scoring"))?;
    let scoring = match (
        scoring.unwrap_or(ScoringWord::Places),
        field("points").trim(),
    ) {
        (ScoringWord::Share, _) => Scoring::Share,
        (ScoringWord::Places, "") => Scoring::Places(places(seats.clamp(1, 5))),
        (ScoringWord::Places, points) => {
            let points = points.split([',', ' ']).filter(|part| !part.is_empty());
            Scoring::Places(points.map(|part| part.parse().unwrap_or(-1)).collect())
        }
    };
    let chosen = (1..=TieBreak::ALL.len()).map(|at| field(&format!("tie{at}")).to_owned());
    let tie_breaks = chosen.filter(|word| !word.is_empty()).map(|word| {
        let mut all = TieBreak::ALL.into_iter();
        all.find(|tie_break| tie_break_word(*tie_break) == word)
            .ok_or_else(|| ServiceError::Invalid(message!("no-such-tie-break")))
    });
    let starts_at = read_local(field("starts_at"), player.zone);
    Ok(Founding {
        name: field("name").to_owned(),
        words: field("words").to_owned(),
        starts_at: starts_at.ok_or_else(|| ServiceError::Invalid(message!("start-missing")))?,
        rules: Rules {
            game: game.to_owned(),
            options: options.collect(),
            seats,
            speed,
            grace_minutes: small("grace_minutes", own.grace_minutes),
            sleeps: form.contains_key("sleeps"),
            plan,
            weeks: small("weeks", own.weeks),
            scoring,
            tie_breaks: tie_breaks.collect::<Result<_, _>>()?,
            sign_up_days: small("sign_up_days", own.sign_up_days),
            confirm_days: small("confirm_days", own.confirm_days),
            after_drop_out: some_word(field("after_drop_out"))?.unwrap_or(AfterDropOut::Substitute),
            drop_outs: small("drop_outs", own.drop_outs),
            vacation: form.contains_key("vacation"),
            fill_with_bots: form.contains_key("fill_with_bots"),
            repeats: form.contains_key("repeats"),
        },
    })
}

/// The form as it was filled in for these rules.
fn fields_of(rules: &Rules) -> Fields {
    let mut fields = Fields::new();
    let mut set = |name: &str, value: String| fields.insert(name.to_owned(), value);
    set("game", rules.game.clone());
    for (option, value) in &rules.options {
        set(&format!("{}.{option}", rules.game), value.clone());
    }
    set("seats", rules.seats.to_string());
    let known = Speed::CHOICES
        .iter()
        .find(|(word, _)| word.parse::<Pace>().map(Speed::from) == Ok(rules.speed));
    set("speed", known.map_or("own", |(word, _)| word).to_owned());
    set("move_hours", "48".to_owned());
    if let Speed::PerMove { hours } = rules.speed {
        set("move_hours", hours.to_string());
    }
    set("grace_minutes", rules.grace_minutes.to_string());
    let numbers: &[(&str, usize)] = &match rules.plan {
        Plan::League {
            division_size,
            matches,
            promoted,
            relegated,
        } => vec![
            ("division_size", division_size),
            ("matches", matches),
            ("promoted", promoted),
            ("relegated", relegated),
        ],
        Plan::Tournament(Format::RoundRobin { matches }) => vec![("matches", matches)],
        Plan::Tournament(Format::Swiss { rounds, cut }) => vec![("rounds", rounds), ("cut", cut)],
        Plan::Tournament(Format::Groups { size, advance }) => {
            vec![("group_size", size), ("advance", advance)]
        }
        Plan::Tournament(Format::Elimination { advance }) => vec![("advance", advance)],
    };
    for (name, value) in numbers {
        set(name, value.to_string());
    }
    let plan = match rules.plan {
        Plan::League { .. } => 0,
        Plan::Tournament(Format::RoundRobin { .. }) => 1,
        Plan::Tournament(Format::Swiss { .. }) => 2,
        Plan::Tournament(Format::Groups { .. }) => 3,
        Plan::Tournament(Format::Elimination { .. }) => 4,
    };
    set("plan", PLANS[plan].0.to_owned());
    match &rules.scoring {
        Scoring::Share => set("scoring", ScoringWord::Share.to_string()),
        Scoring::Places(points) => {
            let points: Vec<String> = points.iter().map(i64::to_string).collect();
            set("points", points.join(", "));
            set("scoring", ScoringWord::Places.to_string())
        }
    };
    for (at, tie_break) in rules.tie_breaks.iter().enumerate() {
        set(
            &format!("tie{}", at + 1),
            tie_break_word(*tie_break).to_owned(),
        );
    }
    for (name, value) in [
        ("weeks", rules.weeks),
        ("sign_up_days", rules.sign_up_days),
        ("confirm_days", rules.confirm_days),
        ("drop_outs", rules.drop_outs),
    ] {
        set(name, value.to_string());
    }
    let after = match rules.after_drop_out {
        AfterDropOut::Bot => "bot",
        AfterDropOut::Substitute => "substitute",
    };
    set("after_drop_out", after.to_owned());
    for (name, on) in [
        ("sleeps", rules.sleeps),
        ("vacation", rules.vacation),
        ("fill_with_bots", rules.fill_with_bots),
        ("repeats", rules.repeats),
    ] {
        if on {
            set(name, "on".to_owned());
        }
    }
    fields
}

fn render(
    player: &Account,
    id: Option<CompetitionId>,
    fields: Fields,
    refusal: Option<&ServiceError>,
) -> HttpResponse {
    let title = match id {
        None => message!("found-title"),
        Some(_) => message!("found-edit"),
    };
    let t = reader(Some(player));
    let shown = FormPage {
        base: Base::titled(&title, Some(player)),
        action: match id {
            None => "/leagues/new".to_owned(),
            Some(id) => format!("/leagues/{id}/edit"),
        },
        is_new: id.is_none(),
        games: game_forms(),
        speeds: speed_choices(t),
        plans: PLANS
            .into_iter()
            .map(|(word, id)| (word, t.say(id).into()))
            .collect(),
        tie_breaks: TieBreak::ALL
            .iter()
            .map(|tie_break| {
                let words = t.tell(tie_break_message(*tie_break));
                (tie_break_word(*tie_break), words)
            })
            .collect(),
        fields,
        refusal: refusal.map(words).unwrap_or_default(),
        zone: reader(Some(player)).city(asking().now),
    };
    page(refusal.map_or(StatusCode::OK, status), &shown)
}

pub async fn new_form(SignedIn(player): SignedIn) -> HttpResponse {
    let mut fields = fields_of(&Rules::default());
    // Blank: the usual points for the number of seats.
    fields.insert("points".to_owned(), String::new());
    render(&player, None, fields, None)
}

pub async fn found(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<Fields>,
) -> PageResult {
    let made = match founding(&form, &player) {
        Ok(founding) => service.found(founding, &player).await,
        Err(error) => Err(error),
    };
    match made {
        Ok(id) => Ok(see_other(&format!("/leagues/{id}"))),
        Err(error @ (ServiceError::Invalid(_) | ServiceError::AgainstTheRules(_))) => {
            Ok(render(&player, None, form.0, Some(&error)))
        }
        Err(error) => Err(PageError(error)),
    }
}

pub async fn edit_form(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<CompetitionId>,
) -> PageResult {
    let home = service.season_home(*id, None, Some(&player)).await?;
    if !home.may_organise {
        return Err(PageError(ServiceError::NotFound));
    }
    let mut fields = fields_of(&home.sheet.rules);
    let competition = &home.sheet.competition;
    fields.insert("name".to_owned(), competition.name.clone());
    fields.insert("words".to_owned(), competition.words.clone());
    let starts_at = home.sheet.season.starts_at.and_utc();
    let local = starts_at.with_timezone(&player.zone);
    fields.insert(
        "starts_at".to_owned(),
        local.format("%Y-%m-%dT%H:%M").to_string(),
    );
    Ok(render(&player, Some(*id), fields, None))
}

pub async fn refound(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<CompetitionId>,
    form: Form<Fields>,
) -> PageResult {
    let changed = match founding(&form, &player) {
        Ok(founding) => service.refound(*id, founding, &player).await,
        Err(error) => Err(error),
    };
    match changed {
        Ok(()) => Ok(see_other(&format!("/leagues/{id}"))),
        Err(error @ (ServiceError::Invalid(_) | ServiceError::AgainstTheRules(_))) => {
            Ok(render(&player, Some(*id), form.0, Some(&error)))
        }
        Err(error) => Err(PageError(error)),
    }
}
