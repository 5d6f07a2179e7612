//! The text board tells all that is open. No field of a view is left out here: a new one does not
//! compile until somebody has thought about it.

use crate::ThroughTheAges;
use crate::action::Action;
use crate::board::faces::{roman, summary};
use crate::board::view::{Attack, Auction, Phase, PlayerView, View};
use crate::data::Card;
use kernel::any_game::registered;
use kernel::deal::{Deal, Options};
use kernel::message::{ENGLISH, Words};
use kernel::rng::Seed;
use kernel::{Game, Look, Seat, Viewer};

struct Told<'a> {
    text: String,
    words: &'a Words<'a>,
    is_over: bool,
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Told<'_> {
    fn says(&self, fact: impl AsRef<str>) {
        let fact = flat(fact.as_ref());
        assert!(
            self.text.contains(&fact),
            "‘{fact}’ is not in {}",
            self.text
        );
    }

    fn name(&self, card: Card) -> String {
        self.words.name(card.id())
    }

    fn lists(&self, before: &str, cards: &[Card]) {
        if !cards.is_empty() {
            let names: Vec<String> = cards.iter().map(|card| self.name(*card)).collect();
            self.says(format!("{before}{}", names.join(", ")));
        }
    }

    /// By name and id, with all that it does; after the end by name alone.
    fn explains(&self, card: Card) {
        if self.is_over {
            return self.says(self.name(card));
        }
        let (name, age) = (self.name(card), roman(card.level()));
        self.says(format!("{name} ({}), {age}, ", card.id()));
        self.says(summary(card, self.words));
    }

    fn player(&self, seat: Seat) -> String {
        self.words.player(seat).into_owned()
    }
}

fn ages(levels: &[u8]) -> String {
    let ages: Vec<&str> = levels.iter().map(|level| roman(*level)).collect();
    match ages.is_empty() {
        true => "-".to_owned(),
        false => ages.join(" "),
    }
}

fn table(told: &Told<'_>, view: &View) {
    let View {
        round,
        age,
        last_round,
        start,
        current,
        phase,
        row,
        civil_deck,
        military_deck,
        discards,
        current_events,
        future_events,
        past_events,
        own_events,
        next_event,
        common_tactics,
        auction,
        attack,
        rival,
        chosen,
        picks,
        players,
        // These follow from the rest, and stand in the prompt and the list of actions.
        interrupted: _,
        question: _,
        event: _,
        offer: _,
        discard: _,
        final_events: _,
        outlook: _,
        context: _,
    } = view;
    told.says(format!("ound {round}"));
    match last_round {
        Some(last) => told.says(last.to_string()),
        None => told.says(format!("Age {}", roman(*age))),
    }
    told.says(format!("{} began the first round", told.player(*start)));
    told.says(match phase {
        Phase::Politics => format!("{} is in the politics phase", told.player(*current)),
        Phase::Actions => format!("{} is in the action phase", told.player(*current)),
        Phase::Over => "The match is over".to_owned(),
    });
    for (space, card) in row.iter().enumerate() {
        if let Some(card) = *card {
            told.says(format!("{} ", space + 1));
            told.explains(card);
        }
    }
    told.says(format!("{civil_deck} civil, {military_deck} military."));
    let [a, one, two, three] = discards;
    told.says(format!("Age A {a}, I {one}, II {two}, III {three}"));
    let (current, future) = (ages(current_events), ages(future_events));
    told.says(format!(
        "Current events: {current}; future events: {future}."
    ));
    told.lists("Past events: ", past_events);
    told.lists("You prepared: ", own_events);
    told.lists("On top of the current events: ", next_event.as_slice());
    told.lists("Common tactics: ", common_tactics);
    told.lists("Chosen so far: ", chosen);
    told.lists("Tokens for the next payment: ", picks);
    if let Some(Auction {
        card, bid, highest, ..
    }) = auction
    {
        let name = told.name(*card);
        told.says(match highest {
            Some(seat) => format!("{name}: {} bids {bid}.", told.player(*seat)),
            None => format!("{name}: no bid yet."),
        });
    }
    if let Some(attack) = attack {
        let Attack {
            attacker,
            rival,
            card,
            strength,
        } = *attack;
        let (attacker, rival) = (told.player(attacker), told.player(rival));
        let card = told.name(card);
        told.says(format!(
            "{attacker} attacks {rival} with {card} and strength {strength}."
        ));
    }
    if let Some(rival) = rival {
        told.says(format!(
            "The open decision is about {}.",
            told.player(*rival)
        ));
    }
    for player in players {
        of_player(told, player);
    }
}

fn of_player(told: &Told<'_>, player: &PlayerView) {
    let PlayerView {
        seat,
        resigned,
        culture,
        culture_rating,
        science,
        science_rating,
        strength,
        happiness,
        happiness_required,
        discontent,
        food,
        food_production,
        consumption,
        resources,
        resource_production,
        corruption,
        yellow_bank,
        unused_workers,
        blue_bank,
        civil_actions,
        civil_total,
        military_actions,
        military_total,
        unit_resources,
        unit_science,
        government,
        urban_limit,
        leader,
        technologies,
        specials,
        wonder,
        wonders,
        colonies,
        pact,
        wars,
        tactic,
        tactic_exclusive,
        armies,
        outdated_armies,
        civil_hand,
        civil_limit,
        military_hand,
        military_backs,
        military_limit,
        shown,
        loses_politics,
        // These follow from the rest.
        units: _,
        unit_force: _,
        colonization: _,
        pacts: _,
        final_labs: _,
    } = player;
    let name = told.player(*seat);
    if *resigned {
        return told.says(format!("{name}: resigned"));
    }
    told.says(format!("{name} @{}", seat.0 + 1));
    told.says(format!(
        "{culture}+{culture_rating} {science}+{science_rating} {strength}"
    ));
    told.says(format!(
        "{strength} {happiness}/{happiness_required} {food}+{food_production}"
    ));
    told.says(format!("{resources}+{resource_production}"));
    told.says(format!(
        "{discontent} discontent; consumption {consumption}, corruption {corruption}"
    ));
    told.says(format!(
        "{civil_actions}/{civil_total} civil, {military_actions}/{military_total} military; \
         {unused_workers} unused, bank {yellow_bank} yellow, {blue_bank} blue"
    ));
    if *unit_resources > 0 || *unit_science > 0 {
        told.says(format!(
            "resources {unit_resources}, science {unit_science}"
        ));
    }
    told.explains(*government);
    told.says(format!("at most {urban_limit} urban buildings"));
    let open = leader
        .iter()
        .chain(specials)
        .chain(colonies)
        .chain(civil_hand);
    let open = open.chain(shown).chain(tactic);
    open.for_each(|card| told.explains(*card));
    for tech in technologies {
        told.says(format!("{} {}", told.name(tech.card), tech.workers));
        if tech.blue > 0 {
            told.says(format!(
                "{} {} [{}]",
                told.name(tech.card),
                tech.workers,
                tech.blue
            ));
        }
        told.explains(tech.card);
    }
    if let Some(wonder) = wonder {
        told.says(format!("{} {}/", told.name(wonder.card), wonder.built));
        told.explains(wonder.card);
    }
    for wonder in wonders {
        told.explains(wonder.card);
        if wonder.ruined {
            told.says(format!("{} (ruins)", told.name(wonder.card)));
        }
        if wonder.homer {
            told.says(format!("Homer lies under {}", told.name(wonder.card)));
        }
    }
    if let Some(pact) = pact {
        told.says(format!(
            "{} with {}: ",
            told.name(pact.card),
            told.player(pact.partner)
        ));
        told.explains(pact.card);
    }
    for war in wars {
        told.says(format!(
            "{} ({})",
            told.name(war.card),
            told.player(war.target)
        ));
        told.explains(war.card);
    }
    if let Some(tactic) = tactic {
        let whose = if *tactic_exclusive {
            "exclusive"
        } else {
            "common"
        };
        let tactic = told.name(*tactic);
        told.says(format!(
            "{tactic}, {whose}: armies {armies}, outdated {outdated_armies}"
        ));
    }
    let held = military_backs.len();
    told.says(format!(
        "{civil_limit} civil cards in hand, {military_limit} military cards (now {held})"
    ));
    match military_hand {
        Some(hand) => hand.iter().for_each(|card| told.explains(*card)),
        None if held > 0 => told.says(format!("Military cards: {}", ages(military_backs))),
        None => {}
    }
    if *loses_politics {
        told.says("loses the next politics phase");
    }
}

/// Checks the text of a position for everybody.
fn tells_all(state: &crate::State) {
    let names = ["Ana", "Bo", "Cy", "Dee"].map(String::from);
    let words = registered::<ThroughTheAges>()
        .catalogue()
        .words(ENGLISH, &names);
    for viewer in Viewer::all(state.seats()) {
        let view = ThroughTheAges::view(state, viewer);
        let look: Look<'_, Action> = Look {
            words: &words,
            viewer,
            legal: &[],
            last: None,
        };
        let text = ThroughTheAges::text(&view, &look);
        for line in text.lines() {
            assert!(line.chars().count() <= 72, "{line}");
        }
        let told = Told {
            text: flat(&text),
            words: &words,
            is_over: view.phase == Phase::Over,
        };
        table(&told, &view);
    }
}

#[test]
fn every_open_fact_of_the_view_occurs_in_the_text() {
    for players in 2..=4 {
        let game = registered::<ThroughTheAges>();
        let seed: Seed = format!("text{players}").parse().expect("a seed");
        let (setup, _) = game
            .deal(2, players, &Options::new(), &Deal::new(), Some(&seed))
            .expect("a deal");
        let mut state = ThroughTheAges::start(&setup).expect("a start");
        let mut rng = seed.rng("play");
        for number in 0..1200 {
            let Some(seat) = ThroughTheAges::turn(&state).seats().next() else {
                break;
            };
            let legal = ThroughTheAges::legal(&state, seat);
            let interrupts = !state.tasks.is_empty();
            if number % 25 == 0 || (interrupts && number % 4 == 0) {
                tells_all(&state);
            }
            // Resigning is tried once, late.
            let resigns = |action: &Action| *action == Action::Resign;
            let stays: Vec<Action> = legal.iter().filter(|one| !resigns(one)).copied().collect();
            let action = match players > 2 && number > 1100 && legal.iter().any(resigns) {
                true => Action::Resign,
                false => *rng.pick(&stays),
            };
            state = ThroughTheAges::apply(&state, seat, &action)
                .expect("legal")
                .state;
        }
        tells_all(&state);
    }
}
