//! Reads forms: strictly, and with a page for what cannot be read.

use std::future::Future;
use std::pin::Pin;
use std::str::FromStr;

use actix_web::dev::Payload;
use actix_web::error::{InternalError, PayloadError};
use actix_web::http::StatusCode;
use actix_web::{Error, FromRequest, HttpMessage, HttpRequest, web};
use serde::de::DeserializeOwned;

use crate::guard::body_status;
use crate::page::page;
use crate::pages::entry::note;
use base::text_enum::UnknownWord;
use service::ServiceError;
use words::{Message, message};

/// The fields of a form.
#[derive(Debug)]
pub struct Form<T>(pub T);

impl<T> std::ops::Deref for Form<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Form<T> {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let kind = request.content_type().to_owned();
        let body = web::Bytes::from_request(request, payload);
        Box::pin(async move {
            let body = body.await.map_err(|error| {
                let status = error
                    .as_error::<PayloadError>()
                    .map_or(StatusCode::BAD_REQUEST, body_status);
                refuse(
                    status,
                    &match status {
                        StatusCode::REQUEST_TIMEOUT => message!("error-body-too-slow"),
                        _ => message!("error-form-too-large"),
                    },
                )
            })?;
            if !body.is_empty() && kind != "application/x-www-form-urlencoded" {
                let why = message!("error-form-only");
                return Err(refuse(StatusCode::UNSUPPORTED_MEDIA_TYPE, &why));
            }
            if !is_text(&body) {
                let why = message!("error-form-text");
                return Err(refuse(StatusCode::BAD_REQUEST, &why));
            }
            let read = serde_urlencoded::from_bytes(&body);
            read.map(Form).map_err(|_| {
                let why = message!("error-form-field");
                refuse(StatusCode::UNPROCESSABLE_ENTITY, &why)
            })
        })
    }
}

/// The word of a field that may be left empty.
pub fn some_word<T: FromStr<Err = UnknownWord>>(text: &str) -> Result<Option<T>, ServiceError> {
    match text {
        "" => Ok(None),
        word => Ok(Some(word.parse()?)),
    }
}

/// The usual decoder puts a sign in the place of what is no text; here it is refused.
fn is_text(body: &[u8]) -> bool {
    let digit = |byte: Option<&u8>| byte.and_then(|byte| char::from(*byte).to_digit(16));
    let mut decoded = Vec::with_capacity(body.len());
    let mut at = 0;
    while at < body.len() {
        match (body[at], digit(body.get(at + 1)), digit(body.get(at + 2))) {
            (b'%', Some(high), Some(low)) => {
                decoded.push((high * 16 + low) as u8);
                at += 3;
            }
            (byte, ..) => {
                decoded.push(byte);
                at += 1;
            }
        }
    }
    std::str::from_utf8(&decoded).is_ok()
}

fn refuse(status: StatusCode, why: &Message) -> Error {
    let shown = note(&message!("error-title-unreadable"), why);
    let words = shown.words.clone();
    InternalError::from_response(words, page(status, &shown)).into()
}
