//! Parts of a state that rarely change: copies of the state share them until one of them does.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Is used, compared and stored like what it holds; a copy costs nothing until it is changed.
#[derive(Default)]
pub struct Shared<T>(Arc<T>);

impl<T: Clone> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared(Arc::clone(&self.0))
    }

    /// What the two share stays as it is; a place of its own is used again.
    fn clone_from(&mut self, source: &Self) {
        if Arc::ptr_eq(&self.0, &source.0) {
            return;
        }
        match Arc::get_mut(&mut self.0) {
            Some(own) => own.clone_from(&source.0),
            None => self.0 = Arc::clone(&source.0),
        }
    }
}

impl<T> From<T> for Shared<T> {
    fn from(held: T) -> Self {
        Shared(Arc::new(held))
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Shared::from)
    }
}

impl<'a, T> IntoIterator for &'a Shared<T>
where
    &'a T: IntoIterator,
{
    type Item = <&'a T as IntoIterator>::Item;
    type IntoIter = <&'a T as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        (**self).into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_that_changes_leaves_the_other_as_it_was() {
        let deck = Shared::from(vec![1, 2, 3]);
        let mut other = deck.clone();
        assert!(Arc::ptr_eq(&deck.0, &other.0));
        assert_eq!(other.pop(), Some(3));
        assert_eq!((deck.len(), other.len()), (3, 2));
        assert_ne!(deck, other);
        let stored = serde_json::to_string(&other).expect("plain data");
        assert_eq!(stored, "[1,2]");
        let read: Shared<Vec<i32>> = serde_json::from_str(&stored).expect("plain data");
        assert_eq!(read, other);
    }
}
