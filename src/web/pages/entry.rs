//! The ways in: sign up, confirm, log in, a new password.

use actix_web::cookie::Cookie;
use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::WebConfig;
use crate::error::{PageError, PageResult, status, words};
use crate::form::Form;
use crate::page::{Base, asking, ok, page, see_other};
use crate::session::{
    Client, DeviceSecret, SessionSecret, device_cookie, no_cookie, session_cookie,
};
use service::accounts::{Entered, LogIn, SignUp};
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

pub async fn sign_up_form() -> HttpResponse {
    ok(&sign_up_page(Step::Ask, "/sign-up"))
}

pub async fn sign_up(
    service: web::Data<Service>,
    form: Form<SignUpForm>,
    client: Client,
) -> PageResult {
    let asked = SignUp {
        name: form.name.clone(),
        address: form.email.clone(),
        zone: form.zone.clone(),
        language: asking().language,
    };
    match service.sign_up(asked, &client.0).await {
        Ok(()) => Ok(ok(&note(
            &message!("sign-up-done"),
            &message!("sign-up-done-words"),
        ))),
        Err(error) => refuse_sign_up((Step::Ask, "/sign-up"), (&form.name, &form.email), error),
    }
}

/// The form again, with what was filled in and what is wrong with it.
fn refuse_sign_up(
    (step, action): (Step, &str),
    (name, email): (&str, &str),
    error: ServiceError,
) -> PageResult {
    match error {
        ServiceError::Invalid(_) | ServiceError::TooMany(_) => Ok(page(
            status(&error),
            &SignUpPage {
                name: name.chars().take(60).collect(),
                email: email.chars().take(254).collect(),
                refusal: words(&error),
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
            error,
        ),
    }
}

fn welcome(entered: &Entered, secure: bool) -> HttpResponse {
    let mut response = see_other("/mine");
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
            refuse_sign_up((page.0, &page.1), (&form.name, &address), error)
        }
    }
}

pub fn dead_link(error: ServiceError) -> PageResult {
    match error {
        ServiceError::NotFound => Ok(page(
            StatusCode::NOT_FOUND,
            &note(&message!("dead-link"), &message!("dead-link-words")),
        )),
        other => Err(PageError(other)),
    }
}

pub async fn log_in_form() -> HttpResponse {
    ok(&LogInPage {
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
) -> PageResult {
    let asked = LogIn {
        address: form.email.clone(),
        password: form.password.clone(),
        code: form.code.clone(),
        client: client.0,
        device: device.0,
    };
    match service.log_in(asked).await {
        Ok(entered) => Ok(welcome(&entered, config.secure)),
        Err(error @ (ServiceError::Invalid(_) | ServiceError::TooMany(_))) => Ok(page(
            status(&error),
            &LogInPage {
                base: Base::titled(&message!("log-in"), None),
                email: form.email.chars().take(254).collect(),
                refusal: words(&error),
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
