//! Secrets: 256 random bits, kept only as their hash; passwords by argon2id.

use std::sync::LazyLock;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use sha2::{Digest, Sha256};

/// A new secret for a cookie, a link or a program.
pub fn new_secret() -> String {
    hex(&random())
}

pub fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// What the database keeps of a secret.
pub fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Slow by design: only on the blocking pool.
pub fn hash_password(password: &str) -> String {
    Argon2::default()
        .hash_password(password.as_bytes())
        .expect("argon2 takes any password of our length")
        .to_string()
}

/// Checks against a hash nobody has where there is no account, so that it takes as long.
pub fn is_password(password: &str, stored: Option<&str>) -> bool {
    static NOBODY: LazyLock<String> = LazyLock::new(|| hash_password(&new_secret()));
    let stored = stored.filter(|stored| !stored.is_empty());
    let Ok(parsed) = argon2::password_hash::phc::PasswordHash::new(stored.unwrap_or(&NOBODY))
    else {
        return false;
    };
    let fits = Argon2::default().verify_password(password.as_bytes(), &parsed);
    fits.is_ok() && stored.is_some()
}
