//! The profile: settings, holidays, second factor, tokens, the end of the account.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use crate::WebConfig;
use crate::error::{PageError, PageResult, status, words};
use crate::form::Form;
use crate::page::{Base, When, ok, page, reader, see_other};
use crate::pages::entry::note;
use crate::session::{Looking, SignedIn, language_cookie, no_cookie};
use service::clocks::away_days_left;
use service::people::Account;
use service::people::Settings;
use service::rows::TokenRow;
use service::{Service, ServiceError};
use words::{Language, Region, message, present_name};

#[derive(Template)]
#[template(path = "pages/profile.html")]
struct Profile {
    base: Base,
    player: Account,
    /// The player's own zone, and what it is called.
    zone: (&'static str, String),
    regions: Vec<Region>,
    languages: [Language; 3],
    away: Option<When>,
    days_left: i32,
    tokens: Vec<TokenRow>,
    new_token: String,
    totp_url: String,
    notice: String,
    /// Replies by mail are read here.
    reads_replies: bool,
    any_sender: bool,
    /// What a mail server said of the address, if it is dead.
    dead: Option<String>,
}

async fn render(
    service: &Service,
    player: &Account,
    code: StatusCode,
    fill: impl FnOnce(&mut Profile),
) -> PageResult {
    let now = service.clock.now();
    let reader = reader(Some(player));
    let mut shown = Profile {
        base: Base::titled(&message!("profile"), Some(player)),
        languages: Language::ALL,
        zone: (present_name(player.zone), reader.city(now)),
        regions: reader.regions(),
        away: player
            .away_until
            .filter(|until| *until > now)
            .map(|until| reader.left(until)),
        days_left: away_days_left(player.away_year, player.away_days, now),
        tokens: service.tokens(player.id).await?,
        player: player.clone(),
        new_token: String::new(),
        totp_url: String::new(),
        notice: String::new(),
        reads_replies: service.inbox.settings.domain.is_some(),
        any_sender: service.takes_any_sender(player.id).await?,
        dead: service
            .dead_address(player.id)
            .await?
            .map(|dead| dead.words),
    };
    fill(&mut shown);
    Ok(page(code, &shown))
}

/// Back to the page, with what stood in the way if something did.
async fn answer(
    service: &Service,
    player: &Account,
    result: Result<(), ServiceError>,
) -> PageResult {
    match result {
        Ok(()) => Ok(see_other("/profile")),
        Err(error @ ServiceError::Invalid(_)) => {
            let refusal = words(&error);
            render(service, player, status(&error), |shown| {
                shown.notice = refusal
            })
            .await
        }
        Err(other) => Err(PageError(other)),
    }
}

pub async fn show(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    render(&service, &player, StatusCode::OK, |_| ()).await
}

/// A language that a form names.
fn spoken(tag: &str) -> Result<Language, ServiceError> {
    let known = || Language::ALL.map(Language::tag).join(", ");
    Language::from_tag(tag).ok_or_else(|| {
        let word = tag.to_owned();
        ServiceError::Invalid(message!("unknown-word", word = word, known = known()))
    })
}

#[derive(Debug, Deserialize)]
pub struct LanguageForm {
    language: String,
}

/// The switch at the foot of each page: for the account, or else for the browser.
pub async fn language(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    Looking(player): Looking,
    request: HttpRequest,
    form: Form<LanguageForm>,
) -> PageResult {
    let language = spoken(&form.language)?;
    if let Some(player) = player {
        service.set_language(player.id, language).await?;
    }
    let mut answer = see_other(&config.names.page_before(&request));
    answer
        .add_cookie(&language_cookie(language, config.secure))
        .map_err(|_| ServiceError::NotFound)?;
    Ok(answer)
}

#[derive(Debug, Deserialize)]
pub struct SettingsForm {
    zone: String,
    language: String,
}

pub async fn save(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<SettingsForm>,
) -> PageResult {
    let settings = Settings {
        zone: form.zone.clone(),
        language: spoken(&form.language)?,
    };
    let saved = service.set_profile(player.id, settings).await;
    answer(&service, &player, saved).await
}

#[derive(Debug, Deserialize)]
pub struct RepliesForm {
    any_sender: Option<String>,
}

pub async fn replies(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<RepliesForm>,
) -> PageResult {
    let any = form.any_sender.is_some();
    service.set_any_sender(player.id, any).await?;
    Ok(see_other("/profile"))
}

/// Writes to an address again that a server called dead.
pub async fn try_again(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    service.try_address_again(player.id).await?;
    Ok(see_other("/profile"))
}

#[derive(Debug, Deserialize)]
pub struct AwayForm {
    days: i32,
}

pub async fn back(service: web::Data<Service>, SignedIn(player): SignedIn) -> PageResult {
    let back = service.come_back(player.id).await;
    answer(&service, &player, back).await
}

pub async fn away(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<AwayForm>,
) -> PageResult {
    let gone = service.go_away(player.id, form.days).await;
    answer(&service, &player, gone).await
}

#[derive(Debug, Deserialize)]
pub struct AddressForm {
    email: String,
    password: String,
}

pub async fn address(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<AddressForm>,
) -> PageResult {
    match service
        .ask_change_of_address(&player, &form.password, &form.email)
        .await
    {
        Ok(()) => Ok(ok(&note(
            &message!("change-address-asked"),
            &message!("change-address-asked-words"),
        ))),
        Err(error) => answer(&service, &player, Err(error)).await,
    }
}

#[derive(Debug, Deserialize)]
pub struct DeleteForm {
    password: String,
}

pub async fn delete(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<DeleteForm>,
) -> PageResult {
    match service.delete_account(&player, &form.password).await {
        Ok(()) => {
            let mut response = ok(&note(&message!("deleted"), &message!("deleted-words")));
            let removed = response.add_cookie(&no_cookie());
            removed.expect("an empty string is a cookie");
            Ok(response)
        }
        Err(error) => answer(&service, &player, Err(error)).await,
    }
}

base::text_enum! {
    /// The buttons of the second factor.
    pub enum Factor {
        Offer = "offer",
        On = "on",
        Off = "off",
    }
}

#[derive(Debug, Deserialize)]
pub struct FactorForm {
    what: Factor,
    #[serde(default)]
    code: String,
}

pub async fn second_factor(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<FactorForm>,
) -> PageResult {
    if form.what == Factor::Offer {
        let url = service.offer_totp(player.id).await?;
        return render(&service, &player, StatusCode::OK, |shown| {
            shown.totp_url = url
        })
        .await;
    }
    let set = service
        .set_totp(player.id, &form.code, form.what == Factor::On)
        .await;
    answer(&service, &player, set).await
}

#[derive(Debug, Deserialize)]
pub struct TokenForm {
    #[serde(default)]
    label: String,
    may_play: Option<String>,
}

pub async fn new_token(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    form: Form<TokenForm>,
) -> PageResult {
    match service
        .new_token(player.id, &form.label, form.may_play.is_some())
        .await
    {
        Ok(token) => {
            render(&service, &player, StatusCode::OK, |shown| {
                shown.new_token = token
            })
            .await
        }
        Err(error) => answer(&service, &player, Err(error)).await,
    }
}

pub async fn drop_token(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
    id: web::Path<i64>,
) -> PageResult {
    service.drop_token(player.id, *id).await?;
    Ok(see_other("/profile"))
}

pub async fn log_out_everywhere(
    service: web::Data<Service>,
    SignedIn(player): SignedIn,
) -> PageResult {
    service.log_out_everywhere(player.id).await?;
    Ok(see_other("/log-in"))
}
