//! Nothing is created or lost, and every number stays within its bounds.

use crate::data::map::BOARD;
use crate::data::{BonusTile, DATA};
use crate::state::State;
use kernel::Seat;
use kernel::land::Hex;

pub fn audit(state: &State) -> Result<(), String> {
    state.audit()
}

impl State {
    fn audit(&self) -> Result<(), String> {
        let mut built = self.neutral();
        let mut count = built.len();
        for seat in self.seats() {
            let player = self.player(seat);
            self.audit_player(seat)
                .map_err(|reason| format!("seat {}: {reason}", seat.0 + 1))?;
            built = built.or(player.buildings());
            count += player.houses.len() + player.posts.len() + player.palaces().len();
        }
        if built.len() != count || built.meets(BOARD.grid.river()) {
            return Err("two buildings on one hex, or one in the river".into());
        }
        let mut tiles: Vec<BonusTile> = self.bonus_tiles.iter().map(|(tile, _)| *tile).collect();
        tiles.extend(self.players.iter().filter_map(|player| player.bonus));
        tiles.sort();
        tiles.dedup();
        if tiles.len() != self.players.len() + DATA.tiles.supply.bonus_tiles_left_over {
            return Err(format!("{} bonus tiles are in play", tiles.len()));
        }
        let left_over = DATA.tiles.supply.bonus_tiles_left_over;
        if self.round > 0 && self.bonus_tiles.len() != left_over {
            return Err(format!(
                "{} bonus tiles lie beside the board",
                self.bonus_tiles.len()
            ));
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let supply = &DATA.tiles.supply;
        let player = self.player(seat);
        if player.bowls.tokens() != supply.power_bowls.tokens() {
            return Err(format!("{} power tokens", player.bowls.tokens()));
        }
        if player.houses.len() > usize::from(supply.houses)
            || player.posts.len() > usize::from(supply.posts)
        {
            return Err("more buildings than there are".into());
        }
        if player.left.is_some() && player.left == player.right {
            return Err("both palaces on one hex".into());
        }
        let bridges = self
            .bridges
            .iter()
            .filter(|owner| **owner == Some(seat))
            .count();
        if bridges + usize::from(player.bridges_left) != usize::from(supply.bridges) {
            return Err("a bridge was created or lost".into());
        }
        let used = player.town_tiles_left.iter().filter(|left| !**left).count();
        if used != usize::from(player.towns) {
            return Err("towns and town tiles do not agree".into());
        }
        if usize::from(player.sailing) >= DATA.tiles.sailing.points.len() || player.points < 0 {
            return Err("a track was left".into());
        }
        if player.points != player.by_source.iter().sum::<i32>() {
            return Err("points without a source".into());
        }
        let at_home = |hex: Hex| self.terrain(hex) == player.home();
        if !player.buildings().iter().all(at_home) {
            return Err("a building stands on foreign terrain".into());
        }
        if !player.in_town.without(player.buildings()).is_empty() {
            return Err("a town holds what is not there".into());
        }
        Ok(())
    }
}
