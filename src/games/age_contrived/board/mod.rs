//! What a viewer sees: the view, the drawing made of it, and the board as text.

pub(crate) mod glossary;
pub(crate) mod lists;
pub(crate) mod panels;
pub(crate) mod picture;
pub(crate) mod places;
pub(crate) mod question;
pub(crate) mod text;
pub(crate) mod view;
