//! What people see: the view, the panels, the text board.

pub mod glossary;
mod lists;
pub mod panels;
pub mod text;
pub mod view;
