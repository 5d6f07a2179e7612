//! What is shown: the view of each player, and its panels, drawing and text.

pub mod faces;
mod lists;
pub mod outlook;
pub mod panels;
pub mod svg;
mod tableau;
pub mod text;
pub mod texts;
pub mod view;
