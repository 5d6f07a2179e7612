//! One file for each page or family of pages: handler, template and form side by side.

pub mod leagues;
mod own;
mod playing;
mod site;

// The rooms: folders that group modules. Outside, a module is known by its own name.
pub use own::{entry, feeds, links, mail_settings, mine, player, profile};
pub(crate) use playing::told;
pub use playing::{
    advice, analysis, company, history, match_page, new_table, pictures, plan, sandbox, table,
};
pub use site::{admin, front, game, letters, lobby, mailbox, play_bot, play_now, ratings, rules};
