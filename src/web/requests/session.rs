//! Who asks: a session cookie for people, a token for programs.

use std::future::Future;
use std::pin::Pin;

use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};

use crate::WebConfig;
use crate::client;
use crate::error::PageError;
use crate::page::recognise;
use service::people::Account;
use service::{Service, ServiceError};
use words::Language;

/// What the visitor chose to read, at the foot of a page.
pub const LANGUAGE: &str = "language";
const COOKIE: &str = "session";
/// Tells a browser that somebody has logged in with from all the others.
const DEVICE: &str = "device";

/// Anybody, logged in or not. A guest is not.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<Account>);

/// Anybody with a seat of their own, if they have one: logged in, or a guest. Only for pages of
/// matches; whatever concerns other people wants [`SignedIn`].
#[derive(Clone, Debug)]
pub struct Looking(pub Option<Account>);

/// Somebody who may have a seat: logged in, or a guest.
#[derive(Clone, Debug)]
pub struct Playing(pub Account);

/// Somebody who is logged in.
#[derive(Clone, Debug)]
pub struct SignedIn(pub Account);

/// An admin who is logged in; for everybody else there is nothing here.
#[derive(Clone, Debug)]
pub struct Admin(pub Account);

/// The secret of the session, if there is one.
#[derive(Clone, Debug)]
pub struct SessionSecret(pub Option<String>);

/// What the browser was given when somebody last logged in with it.
#[derive(Clone, Debug)]
pub struct DeviceSecret(pub Option<String>);

/// The network address of the client, for limits.
#[derive(Clone, Debug)]
pub struct Client(pub String);

pub fn secret_of(request: &HttpRequest) -> Option<String> {
    request
        .cookie(COOKIE)
        .map(|cookie| cookie.value().to_owned())
}

fn cookie(name: &'static str, secret: &str, days: i64, secure: bool) -> Cookie<'static> {
    Cookie::build(name, secret.to_owned())
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .max_age(Duration::days(days))
        .finish()
}

pub fn session_cookie(secret: &str, secure: bool) -> Cookie<'static> {
    cookie(COOKIE, secret, 60, secure)
}

pub fn device_cookie(secret: &str, secure: bool) -> Cookie<'static> {
    cookie(DEVICE, secret, 365, secure)
}

pub fn language_cookie(language: Language, secure: bool) -> Cookie<'static> {
    cookie(LANGUAGE, language.tag(), 365, secure)
}

pub fn no_cookie() -> Cookie<'static> {
    let mut cookie = session_cookie("", false);
    cookie.make_removal();
    cookie
}

type Extracting<T> = Pin<Box<dyn Future<Output = Result<T, PageError>>>>;

async fn who(request: HttpRequest) -> Result<Option<Account>, PageError> {
    let Some(secret) = secret_of(&request) else {
        return Ok(None);
    };
    let service = request.app_data::<web::Data<Service>>();
    let service = service.expect("the service is part of the app");
    let known = service.by_session(&secret).await?;
    if let Some(known) = &known {
        recognise(&known.player, known.turns);
    }
    Ok(known.map(|known| known.player))
}

impl FromRequest for Visitor {
    type Error = PageError;
    type Future = Extracting<Visitor>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let player = who(request).await?;
            Ok(Visitor(player.filter(|player| !player.is_guest())))
        })
    }
}

impl FromRequest for Looking {
    type Error = PageError;
    type Future = Extracting<Looking>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(Looking(who(request).await?)) })
    }
}

impl FromRequest for Playing {
    type Error = PageError;
    type Future = Extracting<Playing>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let player = who(request).await?;
            Ok(Playing(player.ok_or(ServiceError::NotSignedIn)?))
        })
    }
}

impl FromRequest for SignedIn {
    type Error = PageError;
    type Future = Extracting<SignedIn>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let player = who(request).await?.filter(|player| !player.is_guest());
            Ok(SignedIn(player.ok_or(ServiceError::NotSignedIn)?))
        })
    }
}

impl FromRequest for Admin {
    type Error = PageError;
    type Future = Extracting<Admin>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let player = who(request).await?.filter(|player| player.is_admin);
            Ok(Admin(player.ok_or(ServiceError::NotFound)?))
        })
    }
}

impl FromRequest for SessionSecret {
    type Error = PageError;
    type Future = std::future::Ready<Result<Self, PageError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        std::future::ready(Ok(SessionSecret(secret_of(request))))
    }
}

impl FromRequest for DeviceSecret {
    type Error = PageError;
    type Future = std::future::Ready<Result<Self, PageError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let device = request.cookie(DEVICE);
        let secret = device.map(|cookie| cookie.value().to_owned());
        std::future::ready(Ok(DeviceSecret(secret)))
    }
}

impl FromRequest for Client {
    type Error = PageError;
    type Future = std::future::Ready<Result<Self, PageError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let config = request.app_data::<web::Data<WebConfig>>();
        let config = config.expect("the settings are part of the app");
        let client = client::of(request, &config.proxies, config.proxy_header);
        std::future::ready(Ok(Client(client)))
    }
}
