//! Every address of the service, in one place.

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig, get, head, post};

use super::error::{PageError, PageResult};
use super::pages::{
    admin, advice, analysis, company, entry, feeds, front, game, history, leagues, letters, links,
    lobby, mail_settings, mailbox, match_page, mine, new_table, pictures, plan, play_bot, play_now,
    player, profile, ratings, rules, sandbox, table,
};
use super::session::Visitor;
use super::{api, metrics, statics};
use service::ServiceError;

/// Larger bodies than this are not read.
const MOST_BYTES: usize = 64 << 10;

pub fn routes(app: &mut ServiceConfig) {
    app.app_data(web::PayloadConfig::new(MOST_BYTES))
        .app_data(
            web::JsonConfig::default()
                .limit(MOST_BYTES)
                .error_handler(api::bad_json),
        )
        .app_data(web::PathConfig::default().error_handler(|_, asked| no_such(asked)))
        .app_data(web::QueryConfig::default().error_handler(|_, asked| no_such(asked)))
        // Addresses are tried in this order: what is asked for most comes first.
        .service(web::scope("/api/v1").configure(api::routes))
        .service(web::scope("/matches/{id}").configure(of_match))
        .route("/healthz", get().to(statics::ready))
        .route("/healthz/ready", get().to(statics::ready))
        .route("/healthz/live", get().to(statics::live))
        .route("/metrics", get().to(metrics::show))
        .route("/static/{file}", get().to(statics::file))
        .route("/mailbox", get().to(mailbox::show))
        .route("/mailbox/{id}/html", get().to(mailbox::html))
        .route("/mailbox/{id}/board.png", get().to(mailbox::picture))
        .route("/mailbox/{id}/message.eml", get().to(mailbox::message))
        .configure(mails)
        .configure(people)
        .configure(tables)
        .configure(competitions)
        .configure(admins)
        .default_service(web::route().to(nothing));
}

/// An address that has something else where a number belongs.
fn no_such(asked: &HttpRequest) -> actix_web::Error {
    match asked.path().starts_with("/api/") {
        true => api::Problem::from(ServiceError::NotFound).into(),
        false => PageError(ServiceError::NotFound).into(),
    }
}

async fn nothing(_: Option<Visitor>) -> PageResult {
    Err(PageError(ServiceError::NotFound))
}

fn people(app: &mut ServiceConfig) {
    app.route("/", get().to(front::show))
        .route("/sign-up", get().to(entry::sign_up_form))
        .route("/sign-up", post().to(entry::sign_up))
        .route("/confirm/{secret}", get().to(entry::confirm_form))
        .route("/confirm/{secret}", post().to(entry::confirm))
        .route("/first/{secret}", get().to(entry::first_form))
        .route("/first/{secret}", post().to(entry::first))
        .route("/log-in", get().to(entry::log_in_form))
        .route("/log-in", post().to(entry::log_in))
        .route("/log-out", post().to(entry::log_out))
        .route("/language", post().to(profile::language))
        .route("/reset", get().to(entry::ask_reset_form))
        .route("/reset", post().to(entry::ask_reset))
        .route("/reset/{secret}", get().to(entry::reset_form))
        .route("/reset/{secret}", post().to(entry::reset))
        .route("/address/{secret}", get().to(entry::address_form))
        .route("/address/{secret}", post().to(entry::address))
        .route("/profile", get().to(profile::show))
        .route("/profile", post().to(profile::save))
        .route("/profile/away", post().to(profile::away))
        .route("/profile/back", post().to(profile::back))
        .route("/profile/address", post().to(profile::address))
        .route("/profile/delete", post().to(profile::delete))
        .route("/profile/second-factor", post().to(profile::second_factor))
        .route("/profile/replies", post().to(profile::replies))
        .route("/profile/again", post().to(profile::try_again))
        .route("/profile/tokens", post().to(profile::new_token))
        .route(
            "/profile/tokens/{id}/delete",
            post().to(profile::drop_token),
        )
        .route("/profile/log-out", post().to(profile::log_out_everywhere))
        .route("/players/{name}", get().to(player::show))
        .route(
            "/players/{name}/ratings/{game}.svg",
            get().to(player::rating_chart),
        )
        .route("/ratings", get().to(ratings::boards))
        .route("/ratings/{game}.csv", get().to(ratings::csv))
        .route("/ratings/{game}", get().to(ratings::show));
}

/// Where links of mails lead, and what a player wants to be told.
fn mails(app: &mut ServiceConfig) {
    app.route("/t/{secret}", get().to(links::turn))
        .route("/t/{secret}", head().to(links::head))
        .route("/t/{secret}/actions", post().to(links::act))
        .route("/t/{secret}/undo", post().to(links::undo))
        .route("/u/{secret}", get().to(links::stop_form))
        .route("/u/{secret}", head().to(links::head))
        .route("/u/{secret}", post().to(links::stop))
        .route("/profile/mail", get().to(mail_settings::show))
        .route("/profile/mail", post().to(mail_settings::save))
        .route("/profile/mail/hook", post().to(mail_settings::hook))
        .route("/profile/mail/feed", post().to(mail_settings::feed))
        .route("/profile/mails", get().to(mail_settings::trail))
        .route("/feeds/{secret}/turns.atom", get().to(feeds::atom))
        .route("/feeds/{secret}/deadlines.ics", get().to(feeds::calendar));
}

fn tables(app: &mut ServiceConfig) {
    app.route("/lobby", get().to(lobby::show))
        .route("/play-a-bot", post().to(play_bot::begin))
        .route("/play-now", get().to(play_now::show))
        .route("/play-now", post().to(play_now::join))
        .route("/play-now/leave", post().to(play_now::leave))
        .route("/games", get().to(front::games))
        .route("/games/{slug}", get().to(game::show))
        .route("/games/{slug}/rules", get().to(rules::show))
        .route("/games/{slug}/sandbox", get().to(sandbox::show))
        .route("/games/{slug}/sandbox", post().to(sandbox::change))
        .route("/games/{slug}/sheet", get().to(rules::sheet))
        .route("/games/{slug}/picture.svg", get().to(pictures::game))
        .route(
            "/games/{slug}/rules/{section}.svg",
            get().to(pictures::example),
        )
        .route("/mine", get().to(mine::show))
        .route("/mine/finished", get().to(lobby::finished))
        .route("/tables/new", get().to(new_table::new_form))
        .route("/tables/new", post().to(new_table::open));
}

/// In a scope the rest of an address is compared as text: patterns are tried one after the other.
fn of_match(app: &mut ServiceConfig) {
    app.route("", get().to(match_page::show))
        .route("/mail", get().to(mail_settings::match_form))
        .route("/mail", post().to(mail_settings::match_save))
        .route("/nudge", post().to(company::nudge))
        .route("/join", post().to(table::join))
        .route("/leave", post().to(table::leave))
        .route("/seat", post().to(table::seat))
        .route("/here", post().to(table::here))
        .route("/invite", post().to(table::invite))
        .route("/agree", post().to(company::agree))
        .route("/talk", post().to(company::talk))
        .route("/picture.svg", get().to(pictures::of_match))
        .route("/actions", post().to(match_page::act))
        .route("/actions", get().to(history::jump))
        .route("/board.txt", get().to(history::text))
        .route("/undo", post().to(match_page::undo))
        .route("/notes", post().to(plan::notes))
        .route("/orders", post().to(plan::orders))
        .route("/plan", get().to(plan::show))
        .route("/plan", post().to(plan::change))
        .route("/advice", get().to(advice::show))
        .route("/actions/{number}", get().to(history::moment))
        .route("/log", get().to(history::log))
        .route("/record", get().to(history::record))
        .route("/chart.svg", get().to(history::chart))
        .route("/analysis", get().to(analysis::show))
        .route("/analysis", post().to(analysis::ask))
        .route("/charts", get().to(history::charts))
        .route("/board.png", get().to(history::picture))
        .route("/again", post().to(match_page::again))
        .route("/events", get().to(history::events));
}

fn competitions(app: &mut ServiceConfig) {
    app.route("/leagues", get().to(leagues::list))
        .route("/seasons/{id}", get().to(leagues::season::by_id))
        .route("/leagues/new", get().to(leagues::form::new_form))
        .route("/leagues/new", post().to(leagues::form::found))
        .route("/leagues/{id}", get().to(leagues::season::newest))
        .route("/leagues/{id}", post().to(leagues::wish))
        .route("/leagues/{id}/edit", get().to(leagues::form::edit_form))
        .route("/leagues/{id}/edit", post().to(leagues::form::refound))
        .route("/leagues/{id}/organise", get().to(leagues::organise::show))
        .route("/leagues/{id}/organise", post().to(leagues::organise::act))
        .route("/leagues/{id}/feed.atom", get().to(leagues::exports::atom))
        .route(
            "/leagues/{id}/seasons/{number}",
            get().to(leagues::season::by_number),
        )
        .route(
            "/leagues/{id}/seasons/{number}/standings.csv",
            get().to(leagues::exports::csv),
        )
        .route(
            "/leagues/{id}/seasons/{number}/season.json",
            get().to(leagues::exports::json),
        )
        .route(
            "/leagues/{id}/seasons/{number}/season.ics",
            get().to(leagues::exports::calendar),
        );
}

fn admins(app: &mut ServiceConfig) {
    app.route("/admin", get().to(admin::show))
        .route("/admin/emails", post().to(admin::send_again))
        .route("/admin/letters", get().to(letters::list))
        .route("/admin/letters/{name}/email.html", get().to(letters::html))
        .route("/admin/letters/{name}/email.txt", get().to(letters::text))
        .route(
            "/admin/letters/{name}/board.svg",
            get().to(letters::picture),
        )
        .route("/admin/matches/{id}", post().to(admin::change));
}
