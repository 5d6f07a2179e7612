//! The pages and the JSON API: reads a request, asks the service, shows the answer.

pub mod api;
pub mod chart;
pub mod error;
pub mod form;
pub mod guard;
pub mod openapi;
pub mod page;
pub mod pages;
pub mod routes;
pub mod session;
pub mod statics;

use actix_web::dev::Server;
use actix_web::middleware::Compress;
use actix_web::{App, HttpServer, web};

use crate::service::Service;

/// What the web layer knows beside the service.
#[derive(Clone, Copy, Debug, Default)]
pub struct WebConfig {
    /// Cookies only over HTTPS.
    pub secure: bool,
    /// Clients are named by X-Forwarded-For.
    pub behind_proxy: bool,
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
            .app_data(web::Data::new(config))
            .wrap(Compress::default())
            .wrap(actix_web::middleware::from_fn(guard::guard))
            .wrap(guard::headers())
            .configure(routes::routes)
    });
    let server = server
        .workers(workers)
        .disable_signals()
        .shutdown_timeout(10)
        .listen(listener)?;
    Ok(server.run())
}
