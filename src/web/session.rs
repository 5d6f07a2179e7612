//! Who asks: a session cookie for people, a token for programs.

use std::future::Future;
use std::pin::Pin;

use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};

use super::WebConfig;
use super::error::PageError;
use crate::service::{Service, ServiceError};
use crate::store::accounts::PlayerRow;

const COOKIE: &str = "session";

/// Anybody, logged in or not.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<PlayerRow>);

/// Somebody who is logged in.
#[derive(Clone, Debug)]
pub struct SignedIn(pub PlayerRow);

/// An admin who is logged in; for everybody else there is nothing here.
#[derive(Clone, Debug)]
pub struct Admin(pub PlayerRow);

/// The secret of the session, if there is one.
#[derive(Clone, Debug)]
pub struct SessionSecret(pub Option<String>);

/// The network address of the client, for limits.
#[derive(Clone, Debug)]
pub struct Client(pub String);

pub fn secret_of(request: &HttpRequest) -> Option<String> {
    request
        .cookie(COOKIE)
        .map(|cookie| cookie.value().to_owned())
}

pub fn cookie(secret: &str, secure: bool) -> Cookie<'static> {
    Cookie::build(COOKIE, secret.to_owned())
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .max_age(Duration::days(60))
        .finish()
}

pub fn no_cookie() -> Cookie<'static> {
    let mut cookie = cookie("", false);
    cookie.make_removal();
    cookie
}

type Extracting<T> = Pin<Box<dyn Future<Output = Result<T, PageError>>>>;

async fn who(request: HttpRequest) -> Result<Option<PlayerRow>, PageError> {
    let Some(secret) = secret_of(&request) else {
        return Ok(None);
    };
    let service = request.app_data::<web::Data<Service>>();
    let service = service.expect("the service is part of the app");
    Ok(service.by_session(&secret).await?)
}

impl FromRequest for Visitor {
    type Error = PageError;
    type Future = Extracting<Visitor>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(Visitor(who(request).await?)) })
    }
}

impl FromRequest for SignedIn {
    type Error = PageError;
    type Future = Extracting<SignedIn>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let player = who(request).await?;
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

impl FromRequest for Client {
    type Error = PageError;
    type Future = std::future::Ready<Result<Self, PageError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let config = request.app_data::<web::Data<WebConfig>>();
        let behind_proxy = config.is_some_and(|config| config.behind_proxy);
        let info = request.connection_info();
        let address = match behind_proxy {
            true => info.realip_remote_addr(),
            false => info.peer_addr(),
        };
        std::future::ready(Ok(Client(address.unwrap_or("unknown").to_owned())))
    }
}
