//! 'What would you do?': a bot's best turns for somebody who plays against bots.

use actix_web::http::header;
use actix_web::web;
use askama::Template;

use crate::error::PageResult;
use crate::page::{Base, ok};
use crate::pages::match_page::address::To;
use crate::pages::match_page::menu::sentence;
use crate::session::Playing;
use base::ids::MatchId;
use games::bots::advice::{Advice, Foreseen};
use service::Service;
use service::coach::{Answer, Coached};
use service::live::Live;
use words::{Language, Words, message};

/// While the coach thinks, the page looks again after so many seconds.
const LOOK_AGAIN: &str = "2";
/// Reasons below half a point are not told, and no more than so many on each side.
const LEAST: i64 = 50;
const MOST_REASONS: usize = 4;

#[derive(Template)]
#[template(path = "pages/advice.html")]
struct AdvicePage {
    base: Base,
    id: i64,
    game: &'static str,
    slug: &'static str,
    /// In hundredths, while the coach thinks.
    thinking: Option<u8>,
    ideas: Vec<Idea>,
}

/// A turn that is proposed.
#[derive(Debug)]
struct Idea {
    href: String,
    steps: Vec<String>,
    /// What could not be known before something new is shown.
    perhaps: Vec<String>,
    gains: Vec<(String, String)>,
    costs: Vec<(String, String)>,
    /// Who, and what.
    follows: Vec<(String, String)>,
}

pub async fn show(
    service: web::Data<Service>,
    id: web::Path<MatchId>,
    Playing(player): Playing,
) -> PageResult {
    let Coached { live, answer, .. } = service.ask_coach(*id, player.id).await?;
    let info = live.game.info();
    let title = message!("coach-title", game = info.name, id = id.0);
    let base = Base::titled(&title, Some(&player));
    let (thinking, ideas) = match answer {
        Answer::Thinking(percent) => (Some(percent), Vec::new()),
        Answer::Ready(advice) => {
            let idea = |advice: &Advice| idea(&live, base.t.language, advice);
            (None, advice.iter().map(idea).collect())
        }
    };
    let mut answer = ok(&AdvicePage {
        base,
        id: id.0,
        game: info.name,
        slug: info.slug,
        thinking,
        ideas,
    });
    if thinking.is_some() {
        let again = header::HeaderValue::from_static(LOOK_AGAIN);
        answer.headers_mut().insert(header::REFRESH, again);
    }
    Ok(answer)
}

fn idea(live: &Live, language: Language, advice: &Advice) -> Idea {
    let words = live.words(language);
    let sure = advice.sure.min(advice.turn.len());
    let (now, perhaps) = advice.turn.split_at(sure);
    let line: Vec<&str> = now.iter().map(|step| step.line.as_str()).collect();
    let to = To {
        line: &line.join("; "),
        ..To::default()
    };
    let reasons = |is_wanted: fn(i64) -> bool| {
        let told = advice.reasons.iter().filter(|(_, value)| is_wanted(*value));
        let told = told.take(MOST_REASONS).map(|(name, value)| {
            let name = words.name(&format!("reason-{name}"));
            (name, in_points(*value))
        });
        told.collect()
    };
    Idea {
        href: to.address(&format!("/matches/{}", live.table.row.id)),
        steps: told(&words, now),
        perhaps: told(&words, perhaps),
        gains: reasons(|value| value >= LEAST),
        costs: reasons(|value| value <= -LEAST),
        follows: advice
            .follows
            .iter()
            .map(|step| (words.player(step.seat).into_owned(), said(&words, step)))
            .collect(),
    }
}

pub fn told(words: &Words<'_>, steps: &[Foreseen]) -> Vec<String> {
    steps.iter().map(|step| said(words, step)).collect()
}

fn said(words: &Words<'_>, step: &Foreseen) -> String {
    sentence(&words.say(&step.what))
}

/// Hundredths of a point as whole points, with their sign.
fn in_points(value: i64) -> String {
    let points = (value.abs() + 50) / 100;
    let sign = if value < 0 { '−' } else { '+' };
    format!("{sign}{points}")
}

#[cfg(test)]
mod tests {
    use super::in_points;

    #[test]
    fn values_are_told_as_whole_points() {
        let told: Vec<String> = [50, 149, 150, -50, -351].map(in_points).into();
        assert_eq!(told, ["+1", "+1", "+2", "−1", "−4"]);
    }
}
