//! The ways in: sign up, confirm, log in, a new password.

use actix_web::cookie::Cookie;
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::WebConfig;
use crate::board::html::query;
use crate::error::{PageError, PageResult, status, words};
use crate::form::Form;
use crate::page::{Base, asking, ok, page, see_other};
use crate::pages::mailbox;
use crate::session::{
    Client, DeviceSecret, Looking, SessionSecret, device_cookie, no_cookie, session_cookie,
};
use base::ids::MatchId;
use service::accounts::{Aim, Entered, LogIn, SignUp, TableAim};
use service::{Service, ServiceError};
use words::{Message, message};

/// The form of whoever wants an account: the address first, and the password once it is proven.
/// The first admin, who has proven enough, fills in both at once.
#[derive(Template, Default)]
#[template(path = "pages/sign_up.html")]
struct SignUpPage {
    base: Base,
    action: String,
    name: String,
    email: String,
    refusal: String,
    step: Step,
    goes_on: GoesOn,
    /// Somebody who plays already, and whose match goes with them.
    is_guest: bool,
}

/// The page after the form: the address, and what to do if no email comes.
#[derive(Template)]
#[template(path = "pages/sign_up_sent.html")]
struct SentPage {
    base: Base,
    name: String,
    email: String,
    zone: String,
    goes_on: GoesOn,
    /// There is a mailbox on this machine.
    has_mailbox: bool,
    /// It was sent before.
    is_again: bool,
}

/// The table that somebody wants to join, as forms carry it.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct GoesOn {
    #[serde(default)]
    table: String,
    #[serde(default)]
    invitation: String,
}

impl GoesOn {
    fn aim(&self) -> Result<Option<TableAim>, ServiceError> {
        if self.table.is_empty() {
            return Ok(None);
        }
        let id = self.table.parse().map_err(|_| ServiceError::NotFound)?;
        Ok(Some(TableAim {
            id: MatchId(id),
            invitation: self.invitation.chars().take(64).collect(),
        }))
    }

    /// As the query of an address.
    fn query(&self) -> String {
        match self.table.parse::<i64>() {
            Ok(id) => format!("?table={id}&invitation={}", query(&self.invitation)),
            Err(_) => String::new(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Step {
    #[default]
    Ask,
    Confirm,
    Admin,
}

#[derive(Template)]
#[template(path = "pages/log_in.html")]
struct LogInPage {
    base: Base,
    email: String,
    refusal: String,
    goes_on: GoesOn,
}

/// A page that says one thing, with at most one button or field.
#[derive(Debug, Template, Default)]
#[template(path = "pages/note.html")]
pub struct Note {
    pub base: Base,
    pub words: String,
    /// Where the button leads, and what it says.
    pub action: String,
    pub button: String,
    /// The field: its name, type and label.
    pub field: Option<(&'static str, &'static str, String)>,
    pub refusal: String,
    /// Where to go on, and what that is called.
    pub link: Option<(String, String)>,
}

pub fn note(title: &Message, words: &Message) -> Note {
    Note {
        base: Base::titled(title, None),
        words: asking().tell(words),
        ..Note::default()
    }
}

#[derive(Debug, Deserialize)]
pub struct SignUpForm {
    name: String,
    email: String,
    #[serde(default)]
    zone: String,
    #[serde(default)]
    again: String,
    #[serde(flatten)]
    goes_on: GoesOn,
}

#[derive(Debug, Deserialize)]
pub struct AdminForm {
    name: String,
    email: String,
    password: String,
    #[serde(default)]
    zone: String,
}

#[derive(Debug, Deserialize)]
pub struct ConfirmForm {
    name: String,
    password: String,
}

#[derive(Debug, Deserialize)]
pub struct LogInForm {
    email: String,
    password: String,
    #[serde(default)]
    code: String,
    #[serde(flatten)]
    goes_on: GoesOn,
}

#[derive(Debug, Deserialize)]
pub struct EmailForm {
    email: String,
}

#[derive(Debug, Deserialize)]
pub struct PasswordForm {
    password: String,
}

fn sign_up_page(step: Step, action: &str) -> SignUpPage {
    let title = match step {
        Step::Ask => message!("sign-up"),
        Step::Confirm => message!("confirm-address"),
        Step::Admin => message!("sign-up-first"),
    };
    SignUpPage {
        base: Base::titled(&title, None),
        action: action.to_owned(),
        step,
        ..SignUpPage::default()
    }
}

pub async fn sign_up_form(goes_on: web::Query<GoesOn>, Looking(visitor): Looking) -> HttpResponse {
    ok(&SignUpPage {
        is_guest: visitor.is_some_and(|visitor| visitor.is_guest()),
        goes_on: goes_on.into_inner(),
        ..sign_up_page(Step::Ask, "/sign-up")
    })
}

pub async fn sign_up(
    service: web::Data<Service>,
    form: Form<SignUpForm>,
    client: Client,
    Looking(visitor): Looking,
    request: HttpRequest,
) -> PageResult {
    let asked = SignUp {
        name: form.name.clone(),
        address: form.email.clone(),
        zone: form.zone.clone(),
        language: asking().language,
    };
    let guest = visitor.filter(|visitor| visitor.is_guest());
    let aim = Aim {
        guest: guest.map(|guest| guest.id),
        table: form.goes_on.aim()?,
    };
    match service.sign_up_for(asked, aim, &client.0).await {
        Ok(()) => Ok(ok(&SentPage {
            base: Base::titled(&message!("sign-up-done"), None),
            name: form.name.clone(),
            email: form.email.trim().chars().take(254).collect(),
            zone: form.zone.clone(),
            goes_on: form.goes_on.clone(),
            has_mailbox: service.mailer.is_local() && mailbox::is_there(&request),
            is_again: !form.again.is_empty(),
        })),
        Err(error) => {
            let page = (Step::Ask, "/sign-up");
            let filled = (form.name.as_str(), form.email.as_str());
            refuse_sign_up(page, filled, &form.goes_on, error)
        }
    }
}

/// The form again, with what was filled in and what is wrong with it.
fn refuse_sign_up(
    (step, action): (Step, &str),
    (name, email): (&str, &str),
    goes_on: &GoesOn,
    error: ServiceError,
) -> PageResult {
    match error {
        ServiceError::Invalid(_) | ServiceError::TooMany(_) => Ok(page(
            status(&error),
            &SignUpPage {
                name: name.chars().take(60).collect(),
                email: email.chars().take(254).collect(),
                refusal: words(&error),
                goes_on: goes_on.clone(),
                ..sign_up_page(step, action)
            },
        )),
        other => dead_link(other),
    }
}

pub async fn first_form(secret: web::Path<String>) -> HttpResponse {
    ok(&sign_up_page(Step::Admin, &format!("/first/{secret}")))
}

pub async fn first(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    secret: web::Path<String>,
    form: Form<AdminForm>,
) -> PageResult {
    let asked = SignUp {
        name: form.name.clone(),
        address: form.email.clone(),
        zone: form.zone.clone(),
        language: asking().language,
    };
    match service.sign_up_admin(&secret, asked, &form.password).await {
        Ok(entered) => Ok(welcome(&entered, config.secure)),
        Err(error) => refuse_sign_up(
            (Step::Admin, &format!("/first/{secret}")),
            (&form.name, &form.email),
            &GoesOn::default(),
            error,
        ),
    }
}

/// In, and on with what they wanted to do.
fn welcome(entered: &Entered, secure: bool) -> HttpResponse {
    let mut response = see_other(&match (&entered.table, entered.match_id) {
        (Some(table), _) => {
            format!(
                "/matches/{}?invitation={}",
                table.id,
                query(&table.invitation)
            )
        }
        (None, Some(id)) => format!("/matches/{id}"),
        (None, None) => "/mine".to_owned(),
    });
    keep(&mut response, &session_cookie(&entered.session, secure));
    keep(&mut response, &device_cookie(&entered.device, secure));
    response
}

fn keep(response: &mut HttpResponse, cookie: &Cookie<'_>) {
    let set = response.add_cookie(cookie);
    set.expect("a hex string is a cookie");
}

/// Opening the link changes nothing: mail scanners open links. The button does.
pub async fn confirm_form(service: web::Data<Service>, secret: web::Path<String>) -> PageResult {
    match service.unconfirmed(&secret).await {
        Ok((name, email)) => Ok(ok(&SignUpPage {
            name,
            email,
            ..sign_up_page(Step::Confirm, &format!("/confirm/{secret}"))
        })),
        Err(error) => dead_link(error),
    }
}

pub async fn confirm(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    secret: web::Path<String>,
    form: Form<ConfirmForm>,
) -> PageResult {
    match service.confirm(&secret, &form.name, &form.password).await {
        Ok(entered) => Ok(welcome(&entered, config.secure)),
        Err(error) => {
            let address = service.unconfirmed(&secret).await;
            let (_, address) = address.unwrap_or_default();
            let page = (Step::Confirm, format!("/confirm/{secret}"));
            let goes_on = GoesOn::default();
            refuse_sign_up((page.0, &page.1), (&form.name, &address), &goes_on, error)
        }
    }
}

pub fn dead_link(error: ServiceError) -> PageResult {
    match error {
        ServiceError::NotFound => {
            let said = note(&message!("dead-link"), &message!("dead-link-words"));
            let base = Base::of_whoever_asks(said.base.title);
            let (address, label) = match base.player {
                Some(_) => ("/mine", "my-matches"),
                None => ("/log-in", "log-in"),
            };
            let link = Some((address.to_owned(), base.t.say(label).into()));
            let dead = Note {
                base,
                link,
                words: said.words,
                ..Note::default()
            };
            Ok(page(StatusCode::NOT_FOUND, &dead))
        }
        other => Err(PageError(other)),
    }
}

pub async fn log_in_form(goes_on: web::Query<GoesOn>) -> HttpResponse {
    ok(&LogInPage {
        goes_on: goes_on.into_inner(),
        base: Base::titled(&message!("log-in"), None),
        email: String::new(),
        refusal: String::new(),
    })
}

pub async fn log_in(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    form: Form<LogInForm>,
    client: Client,
    device: DeviceSecret,
    session: SessionSecret,
) -> PageResult {
    let asked = LogIn {
        address: form.email.clone(),
        password: form.password.clone(),
        code: form.code.clone(),
        client: client.0,
        device: device.0,
        guest: session.0,
        table: form.goes_on.aim()?,
    };
    match service.log_in(asked).await {
        Ok(entered) => Ok(welcome(&entered, config.secure)),
        Err(error @ (ServiceError::Invalid(_) | ServiceError::TooMany(_))) => Ok(page(
            status(&error),
            &LogInPage {
                base: Base::titled(&message!("log-in"), None),
                email: form.email.chars().take(254).collect(),
                refusal: words(&error),
                goes_on: form.goes_on.clone(),
            },
        )),
        Err(other) => Err(PageError(other)),
    }
}

pub async fn log_out(service: web::Data<Service>, secret: SessionSecret) -> PageResult {
    if let Some(secret) = &secret.0 {
        service.log_out(secret).await?;
    }
    let mut response = see_other("/");
    let removed = response.add_cookie(&no_cookie());
    removed.expect("an empty string is a cookie");
    Ok(response)
}

pub async fn ask_reset_form() -> HttpResponse {
    ok(&Note {
        action: "/reset".to_owned(),
        button: asking().say("reset-button").into(),
        field: Some(("email", "email", asking().say("reset-address").into())),
        ..note(&message!("reset"), &message!("reset-words"))
    })
}

pub async fn ask_reset(
    service: web::Data<Service>,
    form: Form<EmailForm>,
    client: Client,
) -> PageResult {
    service.ask_reset(&form.email, &client.0).await?;
    Ok(ok(&note(
        &message!("reset-asked"),
        &message!("reset-asked-words"),
    )))
}

fn reset_page(secret: &str, refusal: String) -> Note {
    Note {
        action: format!("/reset/{secret}"),
        button: asking().say("reset-password-button").into(),
        field: Some((
            "password",
            "password",
            asking().say("reset-password").into(),
        )),
        refusal,
        ..note(&message!("reset"), &message!("reset-password-words"))
    }
}

pub async fn reset_form(secret: web::Path<String>) -> HttpResponse {
    ok(&reset_page(&secret, String::new()))
}

/// The browser is known from now on: nobody's wrong passwords keep its owner out.
pub async fn reset(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    secret: web::Path<String>,
    form: Form<PasswordForm>,
) -> PageResult {
    match service.reset(&secret, &form.password).await {
        Ok(device) => {
            let mut response = see_other("/log-in");
            keep(&mut response, &device_cookie(&device, config.secure));
            Ok(response)
        }
        Err(error @ ServiceError::Invalid(_)) => {
            let refusal = words(&error);
            Ok(page(status(&error), &reset_page(&secret, refusal)))
        }
        Err(error) => dead_link(error),
    }
}

pub async fn address_form(secret: web::Path<String>) -> HttpResponse {
    ok(&Note {
        action: format!("/address/{secret}"),
        button: asking().say("change-address-button").into(),
        ..note(
            &message!("change-address"),
            &message!("change-address-words"),
        )
    })
}

pub async fn address(service: web::Data<Service>, secret: web::Path<String>) -> PageResult {
    match service.change_address(&secret).await {
        Ok(true) => Ok(ok(&note(
            &message!("change-address-done"),
            &message!("change-address-done-words"),
        ))),
        Ok(false) => Ok(ok(&note(
            &message!("change-address-half"),
            &message!("change-address-half-words"),
        ))),
        Err(error) => dead_link(error),
    }
}
