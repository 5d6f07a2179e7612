//! The pages and the JSON API: reads a request, asks the service, shows the answer.

pub mod api;
pub mod board;
pub mod chart;
pub mod error;
pub mod metrics;
pub mod openapi;
pub mod page;
pub mod pages;
mod qr;
mod requests;
pub mod routes;
pub mod rules;
pub mod statics;

// The rooms: folders that group modules. Outside, a module is known by its own name.
pub use requests::{client, form, guard, names, session, watch};

use std::time::Duration;

use actix_web::dev::Server;
use actix_web::middleware::Compress;
use actix_web::{App, HttpServer, web};

use client::{Proxies, ProxyHeader};
use names::Names;
use service::Service;

/// What the web layer knows beside the service.
#[derive(Clone, Debug)]
pub struct WebConfig {
    /// The base URL is https: cookies go no other way, and browsers are told to come no other way.
    pub secure: bool,
    pub names: Names,
    pub proxies: Proxies,
    /// Where the proxies write down for whom they ask.
    pub proxy_header: ProxyHeader,
    /// A body must be here after this time.
    pub body_lasts: Duration,
    /// Every request is logged.
    pub access_log: bool,
}

impl Default for WebConfig {
    /// For this machine, without a proxy.
    fn default() -> Self {
        WebConfig {
            secure: false,
            names: Names::default(),
            proxies: Proxies::None,
            proxy_header: ProxyHeader::XForwardedFor,
            body_lasts: Duration::from_secs(20),
            access_log: false,
        }
    }
}

/// Listens on `listener`; stopping it lets requests in flight finish.
pub fn server(
    service: Service,
    config: WebConfig,
    listener: std::net::TcpListener,
) -> std::io::Result<Server> {
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let server = HttpServer::new(move || {
        App::new()
            .app_data(web::Data::new(service.clone()))
            .app_data(web::Data::new(config.clone()))
            .wrap(actix_web::middleware::from_fn(guard::leave_short_ones))
            .wrap(Compress::default())
            .wrap(actix_web::middleware::from_fn(guard::guard))
            .wrap(guard::headers(&config))
            .wrap(actix_web::middleware::from_fn(watch::watch))
            .configure(routes::routes)
    });
    let server = server
        .workers(workers)
        .disable_signals()
        .shutdown_timeout(10)
        // An answer in two pieces would wait for the client's word about the first.
        .tcp_nodelay(true)
        .listen(listener)?;
    Ok(server.run())
}
