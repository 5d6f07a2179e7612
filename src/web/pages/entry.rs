//! The ways in: sign up, confirm, log in, a new password.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::service::accounts::SignUp;
use crate::service::{Service, ServiceError};
use crate::web::WebConfig;
use crate::web::error::{PageError, PageResult, status, words};
use crate::web::form::Form;
use crate::web::page::{Base, ok, page, see_other};
use crate::web::session::{Client, SessionSecret, cookie, no_cookie};

#[derive(Template, Default)]
#[template(path = "pages/sign_up.html")]
struct SignUpPage {
    base: Base,
    action: String,
    name: String,
    email: String,
    refusal: String,
    is_first: bool,
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
    pub field: Option<(&'static str, &'static str, &'static str)>,
    pub refusal: String,
}

impl Default for Base {
    fn default() -> Self {
        Base::of("", None)
    }
}

pub fn note(title: &str, words: &str) -> Note {
    Note {
        base: Base::of(title, None),
        words: words.to_owned(),
        ..Note::default()
    }
}

#[derive(Debug, Deserialize)]
pub struct SignUpForm {
    name: String,
    email: String,
    password: String,
    #[serde(default)]
    zone: String,
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

fn sign_up_page(action: &str, is_first: bool) -> SignUpPage {
    SignUpPage {
        base: Base::of("Sign up", None),
        action: action.to_owned(),
        is_first,
        ..SignUpPage::default()
    }
}

pub async fn sign_up_form() -> HttpResponse {
    ok(&sign_up_page("/sign-up", false))
}

fn asked(form: &SignUpForm) -> SignUp {
    SignUp {
        name: form.name.clone(),
        address: form.email.clone(),
        password: form.password.clone(),
        zone: form.zone.clone(),
    }
}

pub async fn sign_up(
    service: web::Data<Service>,
    form: Form<SignUpForm>,
    client: Client,
) -> PageResult {
    match service.sign_up(asked(&form), &client.0).await {
        Ok(()) => Ok(ok(&note(
            "Look into your mailbox",
            "We have sent you a letter. Open the link in it, and you are in.",
        ))),
        Err(error) => refuse_sign_up(sign_up_page("/sign-up", false), &form, error),
    }
}

fn refuse_sign_up(shown: SignUpPage, form: &SignUpForm, error: ServiceError) -> PageResult {
    match error {
        ServiceError::Invalid(_) => Ok(page(
            status(&error),
            &SignUpPage {
                name: form.name.chars().take(60).collect(),
                email: form.email.chars().take(254).collect(),
                refusal: words(&error),
                ..shown
            },
        )),
        other => Err(PageError(other)),
    }
}

pub async fn first_form(secret: web::Path<String>) -> HttpResponse {
    ok(&sign_up_page(&format!("/first/{secret}"), true))
}

pub async fn first(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    secret: web::Path<String>,
    form: Form<SignUpForm>,
) -> PageResult {
    match service.sign_up_admin(&secret, asked(&form)).await {
        Ok(session) => Ok(welcome(&session, config.secure)),
        Err(error) => refuse_sign_up(
            sign_up_page(&format!("/first/{secret}"), true),
            &form,
            error,
        ),
    }
}

fn welcome(session: &str, secure: bool) -> HttpResponse {
    let mut response = see_other("/mine");
    let set = response.add_cookie(&cookie(session, secure));
    set.expect("a hex string is a cookie");
    response
}

/// Opening the link changes nothing: mail scanners open links. The button does.
pub async fn confirm_form(secret: web::Path<String>) -> HttpResponse {
    ok(&Note {
        action: format!("/confirm/{secret}"),
        button: "Confirm and go in".to_owned(),
        ..note("Confirm your address", "One more step, and you can play.")
    })
}

pub async fn confirm(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    secret: web::Path<String>,
) -> PageResult {
    match service.confirm(&secret).await {
        Ok(session) => Ok(welcome(&session, config.secure)),
        Err(error) => dead_link(error),
    }
}

pub fn dead_link(error: ServiceError) -> PageResult {
    match error {
        ServiceError::NotFound => Ok(page(
            StatusCode::NOT_FOUND,
            &note(
                "This link is used up",
                "It was used before, or it is too old. Log in, or ask for a new one.",
            ),
        )),
        other => Err(PageError(other)),
    }
}

pub async fn log_in_form() -> HttpResponse {
    ok(&LogInPage {
        base: Base::of("Log in", None),
        email: String::new(),
        refusal: String::new(),
    })
}

pub async fn log_in(
    service: web::Data<Service>,
    config: web::Data<WebConfig>,
    form: Form<LogInForm>,
    client: Client,
) -> PageResult {
    let entered = service
        .log_in(&form.email, &form.password, &form.code, &client.0)
        .await;
    match entered {
        Ok(session) => Ok(welcome(&session, config.secure)),
        Err(error @ ServiceError::Invalid(_)) => Ok(page(
            status(&error),
            &LogInPage {
                base: Base::of("Log in", None),
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
        button: "Send me a link".to_owned(),
        field: Some(("email", "email", "Your address")),
        ..note(
            "A new password",
            "We send a link to the address of your account.",
        )
    })
}

pub async fn ask_reset(
    service: web::Data<Service>,
    form: Form<EmailForm>,
    client: Client,
) -> PageResult {
    service.ask_reset(&form.email, &client.0).await?;
    Ok(ok(&note(
        "Look into your mailbox",
        "If the address has an account, a letter with a link is on its way.",
    )))
}

pub async fn reset_form(secret: web::Path<String>) -> HttpResponse {
    ok(&Note {
        action: format!("/reset/{secret}"),
        button: "Set the password".to_owned(),
        field: Some(("password", "password", "Your new password")),
        ..note(
            "A new password",
            "At least 8 characters. You will be logged out everywhere.",
        )
    })
}

pub async fn reset(
    service: web::Data<Service>,
    secret: web::Path<String>,
    form: Form<PasswordForm>,
) -> PageResult {
    match service.reset(&secret, &form.password).await {
        Ok(()) => Ok(see_other("/log-in")),
        Err(error) => dead_link(error),
    }
}

pub async fn address_form(secret: web::Path<String>) -> HttpResponse {
    ok(&Note {
        action: format!("/address/{secret}"),
        button: "I agree".to_owned(),
        ..note("Change of address", "Both addresses have to agree.")
    })
}

pub async fn address(service: web::Data<Service>, secret: web::Path<String>) -> PageResult {
    match service.change_address(&secret).await {
        Ok(true) => Ok(ok(&note("Done", "Your account uses the new address now."))),
        Ok(false) => Ok(ok(&note(
            "Thank you",
            "Now the other address has to agree.",
        ))),
        Err(error) => dead_link(error),
    }
}
