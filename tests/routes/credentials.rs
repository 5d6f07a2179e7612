//! Whose account it is: nobody gets in before the owner, keeps the owner out, or stays in after
//! the owner has come back.

use chrono::TimeDelta;
use turnpost::service::ServiceError;
use turnpost::service::gate::Gate;
use turnpost::store::credentials;

use crate::support::{Answer, Client, TestApp};

const ANA: &str = "ana@example.org";
const PASSWORD: &str = "correct horse";

fn sign_up(app: &TestApp, name: &str, password: &str) -> String {
    let form = [("name", name), ("email", ANA), ("password", password)];
    assert_eq!(app.client().post("/sign-up", &form).status, 200);
    app.work();
    app.link_in_mail(ANA, "/confirm/")
}

fn log_in(client: &Client, password: &str) -> Answer {
    client.post("/log-in", &[("email", ANA), ("password", password)])
}

fn reset(app: &TestApp, client: &Client, password: &str) -> u16 {
    client.post("/reset", &[("email", ANA)]);
    app.work();
    let link = app.link_in_mail(ANA, "/reset/");
    client.post(&link, &[("password", password)]).status
}

#[test]
fn a_second_sign_up_puts_nothing_behind_the_first_ones_link() {
    let app = TestApp::start();
    let own = sign_up(&app, "Ana", PASSWORD);
    let foreign = sign_up(&app, "Mallory", "mallory's key");
    assert_ne!(own, foreign);
    let ana = app.client();
    let page = ana.get(&own).body;
    assert!(
        page.contains("value=\"Ana\"") && !page.contains("Mallory"),
        "{page}"
    );
    let form = [("name", "Ana"), ("password", PASSWORD)];
    assert_eq!(ana.post(&own, &form).status, 303);
    assert_eq!(ana.get("/players/Ana").status, 200);
    assert_eq!(ana.get("/players/Mallory").status, 404);
    assert_eq!(log_in(&app.client(), PASSWORD).status, 303);
    assert_eq!(log_in(&app.client(), "mallory's key").status, 422);
    let form = [("name", "Mallory"), ("password", "mallory's key")];
    assert_eq!(app.client().post(&foreign, &form).status, 404);
}

#[test]
fn a_password_that_was_typed_before_the_address_was_proven_opens_nothing() {
    let app = TestApp::start();
    let foreign = sign_up(&app, "Mallory", "mallory's key");
    let own = sign_up(&app, "Ana", PASSWORD);
    let form = [("name", "Ana"), ("password", PASSWORD)];
    assert_eq!(app.client().post(&own, &form).status, 303);
    assert_eq!(log_in(&app.client(), "mallory's key").status, 422);
    assert_eq!(log_in(&app.client(), PASSWORD).status, 303);
    assert_eq!(app.client().get(&foreign).status, 404);
}

#[test]
fn a_name_that_was_taken_meanwhile_is_asked_for_again() {
    let app = TestApp::start();
    let link = sign_up(&app, "Ana", PASSWORD);
    let taken = app.signed_up("Bo");
    drop(taken);
    let client = app.client();
    let refused = client.post(&link, &[("name", "Bo"), ("password", PASSWORD)]);
    assert_eq!(refused.status, 422);
    assert!(
        refused.body.contains("That name is taken"),
        "{}",
        refused.body
    );
    assert!(refused.body.contains(ANA), "the form is there again");
    let form = [("name", "Ana Two"), ("password", PASSWORD)];
    assert_eq!(client.post(&link, &form).status, 303);
}

/// Whoever mistyped the address signs up again with the right one, under the same name.
#[test]
fn an_address_can_be_corrected_and_the_name_stays() {
    let app = TestApp::start();
    let wrong = [("name", "Ana"), ("email", "anna@example.org")];
    assert_eq!(app.client().post("/sign-up", &wrong).status, 200);
    app.work();
    let stray = app.link_in_mail("anna@example.org", "/confirm/");
    let own = sign_up(&app, "Ana", PASSWORD);
    let form = [("name", "Ana"), ("password", PASSWORD)];
    assert_eq!(app.client().post(&own, &form).status, 303);
    assert_eq!(app.client().get("/players/Ana").status, 200);
    // Whoever has the other address is asked for another name.
    assert_eq!(app.client().post(&stray, &form).status, 422);
    let other = [("name", "Anna"), ("password", PASSWORD)];
    assert_eq!(app.client().post(&stray, &other).status, 303);
}

/// A token, a feed, a session and a link in a mail.
struct Given {
    token: String,
    feed: String,
    there: Client,
    reset: String,
}

fn give(app: &TestApp, ana: &Client) -> Given {
    let there = app.client();
    assert_eq!(log_in(&there, PASSWORD).status, 303);
    let page = ana.post("/profile/mail/feed", &[("what", "new")]).body;
    let feed = page.split("/feeds/").nth(1).expect("a feed");
    let feed = feed.split('/').next().unwrap();
    ana.post("/reset", &[("email", ANA)]);
    app.work();
    Given {
        token: app.token("Ana"),
        feed: format!("/feeds/{feed}/turns.atom"),
        there,
        reset: app.link_in_mail(ANA, "/reset/"),
    }
}

fn all_end(app: &TestApp, given: &Given) {
    assert_eq!(given.there.get("/mine").status, 401);
    assert_eq!(app.client().api_get(&given.token, "/me").status, 401);
    assert_eq!(app.client().get(&given.feed).status, 404);
    let form = [("password", "a thief's key")];
    assert_eq!(app.client().post(&given.reset, &form).status, 404);
}

#[test]
fn a_reset_ends_all_that_was_given_out_before() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let given = give(&app, &ana);
    assert_eq!(app.client().api_get(&given.token, "/me").status, 200);
    assert_eq!(app.client().get(&given.feed).status, 200);
    assert_eq!(reset(&app, &ana, "battery staple"), 303);
    all_end(&app, &given);
    assert_eq!(log_in(&ana, "battery staple").status, 303);
}

#[test]
fn logging_out_everywhere_ends_it_too_and_the_page_says_so() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let given = give(&app, &ana);
    let page = ana.get("/profile").body;
    assert!(page.contains("the tokens of your programs"), "{page}");
    assert_eq!(ana.post("/profile/log-out", &[]).status, 303);
    all_end(&app, &given);
}

#[test]
fn what_was_mailed_to_the_old_address_is_worth_nothing_after_the_change() {
    let app = TestApp::start();
    let (ana, id) = app.match_against_bot("Ana");
    ana.post("/reset", &[("email", ANA)]);
    let form = [("email", "new@example.org"), ("password", PASSWORD)];
    ana.post("/profile/address", &form);
    app.work();
    let (reset, turn) = (
        app.link_in_mail(ANA, "/reset/"),
        app.link_in_mail(ANA, "/t/"),
    );
    assert_eq!(app.client().get(&turn).status, 200);
    for address in ["new@example.org", ANA] {
        let link = app.link_in_mail(address, "/address/");
        assert_eq!(ana.post(&link, &[]).status, 200);
    }
    let form = [("password", "a thief's key")];
    assert_eq!(app.client().post(&reset, &form).status, 404);
    assert_eq!(app.client().get(&turn).status, 404);
    assert_eq!(
        ana.get(&format!("/matches/{id}")).status,
        200,
        "she is still in"
    );
}

#[test]
fn a_strangers_wrong_passwords_do_not_lock_the_owner_out() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    ana.post("/log-out", &[]);
    let stranger = app.client();
    for _ in 0..10 {
        assert_eq!(log_in(&stranger, "wrong wrong").status, 422);
    }
    let locked = log_in(&stranger, PASSWORD);
    assert_eq!(
        locked.status, 429,
        "guessing goes no further, even with luck"
    );
    assert!(
        locked.body.contains("ask for a new password"),
        "{}",
        locked.body
    );
    assert_eq!(log_in(&ana, PASSWORD).status, 303, "her browser is known");
    assert_eq!(log_in(&stranger, PASSWORD).status, 429, "hers alone");

    // In a browser that she never used, the link that we mail proves who she is.
    let new = app.client();
    assert_eq!(log_in(&new, PASSWORD).status, 429);
    assert_eq!(reset(&app, &new, "battery staple"), 303);
    assert_eq!(log_in(&new, "battery staple").status, 303);
}

#[test]
fn a_known_browser_may_not_guess_for_ever_either() {
    let app = TestApp::start();
    let (ana, bo) = (app.signed_up("Ana"), app.signed_up("Bo"));
    for _ in 0..10 {
        assert_eq!(log_in(&ana, "wrong wrong").status, 422);
    }
    assert_eq!(log_in(&ana, PASSWORD).status, 429);
    assert_eq!(log_in(&app.client(), PASSWORD).status, 303, "others may");
    // A browser is known for whoever has logged in with it, not for everybody.
    for _ in 0..10 {
        assert_eq!(log_in(&bo, "wrong wrong").status, 422);
    }
    assert_eq!(log_in(&app.client(), PASSWORD).status, 429);
    app.service.clock.advance(TimeDelta::minutes(61));
    assert_eq!(log_in(&ana, PASSWORD).status, 303);
}

#[test]
fn whoever_asks_for_links_too_often_keeps_nobody_from_using_one() {
    let app = TestApp::start();
    app.signed_up("Ana");
    for _ in 0..5 {
        assert_eq!(app.client().post("/reset", &[("email", ANA)]).status, 200);
    }
    let refused = app.client().post("/reset", &[("email", ANA)]);
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("they still work"), "{}", refused.body);
    app.work();
    let link = app.link_in_mail(ANA, "/reset/");
    let form = [("password", "battery staple")];
    assert_eq!(app.client().post(&link, &form).status, 303);
}

#[test]
fn passwords_that_everybody_tries_first_are_refused() {
    let app = TestApp::start();
    let link = sign_up(&app, "Ana Maria", "");
    let client = app.client();
    for bad in [
        "password1",
        "12345678",
        "QWERTYUIOP",
        "ana maria",
        ANA,
        "seven77",
    ] {
        let refused = client.post(&link, &[("name", "Ana Maria"), ("password", bad)]);
        assert_eq!(refused.status, 422, "{bad}");
        assert!(refused.body.contains("role=\"alert\""), "{bad}");
    }
    let form = [("name", "Ana Maria"), ("password", PASSWORD)];
    assert_eq!(client.post(&link, &form).status, 303);
    assert_eq!(reset(&app, &client, "password123"), 422);
}

#[test]
fn a_crowd_is_sent_away_for_a_moment() {
    let app = TestApp::start_with(|service| service.hashing = Gate::new(0, 0));
    let answer = log_in(&app.client(), PASSWORD);
    assert_eq!(answer.status, 503);
    assert!(
        answer.headers.contains("\"retry-after\": \"3\""),
        "{}",
        answer.headers
    );
    assert!(
        answer.body.contains("try again in a few seconds"),
        "{}",
        answer.body
    );
}

/// What the profile changed since the page was loaded is not put back.
#[test]
fn an_offer_of_a_second_factor_writes_nothing_else() {
    let app = TestApp::start();
    let ana = app.signed_up("Ana");
    let seen = app
        .runtime
        .block_on(app.service.player_named("Ana"))
        .unwrap();
    let form = [("zone", "Asia/Tokyo"), ("language", "en")];
    assert_eq!(ana.post("/profile", &form).status, 303);
    let offered = app.runtime.block_on(app.service.offer_totp(seen.id));
    assert!(offered.unwrap().starts_with("otpauth://"));
    let now = app
        .runtime
        .block_on(app.service.player_named("Ana"))
        .unwrap();
    assert_eq!(now.zone, "Asia/Tokyo");
    let read = move |conn: &mut _| Ok::<_, ServiceError>(credentials::of(conn, now.id)?);
    let stored = app.runtime.block_on(app.service.store.read(read));
    assert!(stored.unwrap().totp_secret.is_some());
}
