//! Copies into a place that is there: what was tried on it is undone without new memory.

use crate::state::{Player, State, ThisTurn};

impl State {
    /// Becomes as the other; of the players only those that may differ are copied.
    pub fn copy(&mut self, other: &State, touched: [bool; 4]) {
        let State {
            rules,
            players,
            start,
            current,
            round,
            age,
            last_round,
            stage,
            tasks,
            row,
            civil,
            military,
            discards,
            current_events,
            future_events,
            past_events,
            boxed_events,
            common_tactics,
            gone,
            picks,
            rng,
        } = other;
        let players = self.players.iter_mut().zip(players);
        for ((player, other), _) in players.zip(touched).filter(|(_, touched)| *touched) {
            player.copy(other);
        }
        self.rules = *rules;
        self.start = *start;
        self.current = *current;
        self.round = *round;
        self.age = *age;
        self.last_round = *last_round;
        self.stage = *stage;
        self.tasks.clone_from(tasks);
        self.row = *row;
        self.civil.clone_from(civil);
        self.military.clone_from(military);
        self.discards.clone_from(discards);
        self.current_events.clone_from(current_events);
        self.future_events.clone_from(future_events);
        self.past_events.clone_from(past_events);
        self.boxed_events.clone_from(boxed_events);
        self.common_tactics.clone_from(common_tactics);
        self.gone.clone_from(gone);
        self.picks.clone_from(picks);
        self.rng.clone_from(rng);
    }
}

impl Player {
    fn copy(&mut self, other: &Player) {
        let Player {
            resigned,
            civil_hand,
            military_hand,
            shown,
            leaders_taken,
            leader,
            caesar_used,
            wonder,
            wonders,
            techs,
            government,
            specials,
            colonies,
            pact,
            wars,
            tactic,
            tactic_exclusive,
            yellow_bank,
            unused,
            blue_bank,
            yellow_total,
            blue_total,
            science,
            culture,
            civil_actions,
            military_actions,
            loses_politics,
            turn,
        } = other;
        self.resigned = *resigned;
        self.civil_hand.clone_from(civil_hand);
        self.military_hand.clone_from(military_hand);
        self.shown.clone_from(shown);
        self.leaders_taken = *leaders_taken;
        self.leader = *leader;
        self.caesar_used = *caesar_used;
        self.wonder = *wonder;
        self.wonders.clone_from(wonders);
        self.techs.clone_from(techs);
        self.government = *government;
        self.specials = *specials;
        self.colonies.clone_from(colonies);
        self.pact = *pact;
        self.wars.clone_from(wars);
        self.tactic = *tactic;
        self.tactic_exclusive = *tactic_exclusive;
        self.yellow_bank = *yellow_bank;
        self.unused = *unused;
        self.blue_bank = *blue_bank;
        self.yellow_total = *yellow_total;
        self.blue_total = *blue_total;
        self.science = *science;
        self.culture = *culture;
        self.civil_actions = *civil_actions;
        self.military_actions = *military_actions;
        self.loses_politics = *loses_politics;
        self.turn.copy(turn);
    }
}

impl ThisTurn {
    fn copy(&mut self, other: &ThisTurn) {
        let ThisTurn {
            extra_military_actions,
            borrowed_civil_action,
            unit_resources,
            unit_science,
            traded,
            taken_actions,
            tactic_changed,
            leader_replaced,
            hammurabi_used,
            homer_used,
            bach_used,
            churchill_used,
            liner_used,
            trade_used,
        } = other;
        self.extra_military_actions = *extra_military_actions;
        self.borrowed_civil_action = *borrowed_civil_action;
        self.unit_resources = *unit_resources;
        self.unit_science = *unit_science;
        self.traded = *traded;
        self.taken_actions.clone_from(taken_actions);
        self.tactic_changed = *tactic_changed;
        self.leader_replaced = *leader_replaced;
        self.hammurabi_used = *hammurabi_used;
        self.homer_used = *homer_used;
        self.bach_used = *bach_used;
        self.churchill_used = *churchill_used;
        self.liner_used = *liner_used;
        self.trade_used = *trade_used;
    }
}
