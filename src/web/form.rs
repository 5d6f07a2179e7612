//! Reads forms: strictly, and with a page for what cannot be read.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::error::{InternalError, PayloadError};
use actix_web::http::StatusCode;
use actix_web::{Error, FromRequest, HttpMessage, HttpRequest, ResponseError, web};
use serde::de::DeserializeOwned;

use super::page::{Base, page};
use super::pages::entry::Note;

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
                    .map_or(StatusCode::BAD_REQUEST, ResponseError::status_code);
                refuse(status, "The form is too large, or was cut off.")
            })?;
            if !body.is_empty() && kind != "application/x-www-form-urlencoded" {
                let words = "Only forms are read here.";
                return Err(refuse(StatusCode::UNSUPPORTED_MEDIA_TYPE, words));
            }
            if !is_text(&body) {
                return Err(refuse(
                    StatusCode::BAD_REQUEST,
                    "The form is not UTF-8 text.",
                ));
            }
            let read = serde_urlencoded::from_bytes(&body);
            read.map(Form).map_err(|_| {
                refuse(
                    StatusCode::BAD_REQUEST,
                    "A field of the form is missing or wrong.",
                )
            })
        })
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

fn refuse(status: StatusCode, words: &str) -> Error {
    let shown = Note {
        base: Base::of("That cannot be read", None),
        words: words.to_owned(),
        ..Note::default()
    };
    InternalError::from_response(words.to_owned(), page(status, &shown)).into()
}
