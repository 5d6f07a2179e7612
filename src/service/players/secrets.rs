//! Secrets: 256 random bits, kept only as their hash; passwords by argon2id.

use std::cell::RefCell;
use std::sync::LazyLock;

pub use argon2::Params as Cost;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
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

thread_local! {
    /// Used again and again: so large a piece that is given back between small ones is never whole
    /// again, and the next one takes new memory.
    static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

fn digest(params: &Params, password: &str, salt: &[u8]) -> Option<Output> {
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    MEMORY.with_borrow_mut(|memory| {
        memory.resize(params.block_count(), Block::default());
        let password = password.as_bytes();
        let hashed = argon.hash_password_into_with_memory(password, salt, &mut out, memory);
        hashed.ok()
    })?;
    Output::new(&out).ok()
}

/// Slow by design, and each thread that does it keeps 19 MB: only behind the gate.
pub fn hash_password(password: &str, cost: &Cost) -> String {
    let salt = random();
    let hash = digest(cost, password, &salt[..16]);
    let whole = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(cost).expect("our own numbers"),
        salt: Some(Salt::new(&salt[..16]).expect("of the usual length")),
        hash: Some(hash.expect("argon2 takes any password of our length")),
    };
    whole.to_string()
}

/// Checks against a hash nobody has where there is no account, so that it takes as long.
pub fn is_password(password: &str, stored: Option<&str>) -> bool {
    static NOBODY: LazyLock<String> =
        LazyLock::new(|| hash_password(&new_secret(), &Cost::default()));
    let stored = stored.filter(|stored| !stored.is_empty());
    let Ok(parsed) = PasswordHash::new(stored.unwrap_or(&NOBODY)) else {
        return false;
    };
    let (Ok(params), Some(salt)) = (Params::try_from(&parsed), &parsed.salt) else {
        return false;
    };
    let hash = digest(&params, password, salt);
    hash.is_some() && hash == parsed.hash && stored.is_some()
}

#[cfg(test)]
mod tests {
    use argon2::{PasswordHasher, PasswordVerifier};

    use super::*;

    #[test]
    fn hashes_are_those_of_the_library() {
        let theirs = Argon2::default().hash_password(b"correct horse");
        let theirs = theirs.unwrap().to_string();
        assert!(is_password("correct horse", Some(&theirs)));
        assert!(!is_password("wrong horse", Some(&theirs)));
        let hashed = || hash_password("correct horse", &Cost::default());
        let own = hashed();
        let verify = |password: &[u8]| Argon2::default().verify_password(password, own.as_str());
        assert!(verify(b"correct horse").is_ok() && verify(b"wrong horse").is_err());
        assert_ne!(own, hashed(), "salted");
        for nobody in [
            None,
            Some(""),
            Some("no hash"),
            Some("$argon2id$v=19$m=19456"),
        ] {
            assert!(!is_password("correct horse", nobody));
        }
    }
}
