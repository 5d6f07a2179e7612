//! What is shown: the view of each player, and its panels, drawing and text.

pub mod faces;
mod lists;
pub mod outlook;
pub mod panels;
pub mod picture;
pub mod text;
pub mod texts;
pub mod view;
