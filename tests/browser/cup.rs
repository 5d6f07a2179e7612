//! A tournament to look at.

use chrono::TimeDelta;
use turnpost::league::Scoring;
use turnpost::league::tournament::Format;
use turnpost::service::leagues::found::Founding;
use turnpost::service::leagues::joining::Wish;
use turnpost::service::leagues::organise::Power;
use turnpost::service::leagues::rules::{Plan, Rules, places};

use crate::support::TestApp;

/// A knock-out of somebody and seven bots that has begun: its page, and that of whoever organises it.
pub fn tournament(app: &TestApp, name: &str) -> [String; 2] {
    let service = &app.service;
    let now = service.clock.now();
    let founding = Founding {
        name: "Winter cup".to_owned(),
        words: String::new(),
        rules: Rules {
            game: "terra_nova".to_owned(),
            seats: 2,
            plan: Plan::Tournament(Format::Elimination { advance: 1 }),
            scoring: Scoring::Places(places(2)),
            confirm_days: 0,
            ..Rules::default()
        },
        starts_at: now + TimeDelta::days(1),
    };
    let found = async {
        let player = service.player_named(name).await.unwrap();
        let id = service.found(founding, &player).await.unwrap();
        service.wish(id, &player, Wish::Join).await.unwrap();
        service.organise(id, &player, Power::Bots(7)).await.unwrap();
        id
    };
    let id = app.runtime.block_on(found);
    service.clock.advance(TimeDelta::hours(25));
    app.work();
    let home = app.runtime.block_on(service.season_home(id, None, None));
    let season = format!("/seasons/{}", home.unwrap().sheet.season.id);
    [season, format!("/leagues/{id}/organise")]
}
