//! The name server that is asked about senders: the system's, or one that the operator names.

use std::net::SocketAddr;

use mail_auth::MessageAuthenticator;
use mail_auth::hickory_resolver::config::{NameServerConfig, ResolverConfig, ResolverOpts};

pub fn resolver(server: Option<SocketAddr>) -> std::io::Result<MessageAuthenticator> {
    let made = match server {
        None => MessageAuthenticator::new_system_conf(),
        Some(server) => {
            let mut named = NameServerConfig::udp_and_tcp(server.ip());
            for connection in &mut named.connections {
                connection.port = server.port();
            }
            let config = ResolverConfig::from_name_servers(vec![named]);
            MessageAuthenticator::new(config, ResolverOpts::default())
        }
    };
    made.map_err(std::io::Error::other)
}
