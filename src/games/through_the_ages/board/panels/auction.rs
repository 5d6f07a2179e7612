//! Who can bid what for a territory, what is sent and what is gained.

use crate::board::outlook::Force;
use crate::board::view::{Auction, PlayerView};
use crate::perform::name;
use kernel::message::{Arg, message};
use kernel::panel::{Cell, Column, Content, Row, Section, Table, Token};
use kernel::{Seat, Viewer};

use super::{Board, of, plain};

impl Board<'_> {
    pub(super) fn auction(&self, auction: &Auction) -> Vec<Section> {
        let card = self.card(String::new(), auction.card);
        let mut sections = vec![plain(Content::Cards(vec![card]))];
        if auction.sends {
            sections.extend(self.sending(auction));
            return sections;
        }
        let names = ["units", "ships", "cards", "state"];
        let columns = names.map(|id| Column {
            id,
            sign: match id {
                "units" => "strength",
                "ships" => "ship",
                "cards" => "back",
                _ => "",
            },
            name: self.name(match id {
                "units" => "bids-units",
                "ships" => "bids-ships",
                "cards" => "bids-cards",
                _ => "bids-state",
            }),
        });
        let active = self.view.players.iter().filter(|player| !player.resigned);
        let rows = active.map(|player| self.bidder(auction, player));
        sections.push(plain(Content::Table(Table {
            columns: columns.into(),
            rows: rows.collect(),
        })));
        if let Some(outlook) = &self.view.outlook
            && let Some(force) = outlook.forces.first()
        {
            sections.push(self.facts(vec![("fact-send", self.said_force(force))]));
            sections.extend(self.prize());
            sections.push(self.facts(vec![(
                "fact-rivals",
                self.strongest_rival(auction, outlook.seat),
            )]));
        } else {
            sections.extend(self.prize());
        }
        sections
    }

    /// What the territory brings to the viewer: numbers before and after.
    fn prize(&self) -> Option<Section> {
        let outlook = self.view.outlook.as_ref()?;
        let numbers = outlook.prize.iter().map(|(sign, before, after)| {
            let both = message!("before-after", before = *before, after = *after);
            of(self.say(both), sign)
        });
        let label = Token::When(self.name("fact-get"));
        let line: Vec<Token> = std::iter::once(label).chain(numbers).collect();
        (line.len() > 1).then(|| plain(Content::Line(line)))
    }

    fn bidder(&self, auction: &Auction, player: &PlayerView) -> Row {
        let seat = player.seat;
        let next = self.view.question.as_ref().map(|(seat, _)| *seat);
        let cards = match &player.military_hand {
            Some(hand) => {
                let sum: i16 = hand
                    .iter()
                    .filter_map(|card| Some(card.bonus()?.colonization))
                    .sum();
                of(format!("+{sum}"), "")
            }
            None => of(player.military_backs.len(), ""),
        };
        let state = if auction.highest == Some(seat) {
            self.say(message!("bids-highest", bid = auction.bid))
        } else if player.units == 0 {
            self.name("bids-cannot")
        } else if auction.out[seat.index()] {
            self.name("bids-passed")
        } else if next == Some(seat) {
            self.name("bids-next")
        } else {
            self.name("bids-waits")
        };
        let cell = |token| Cell {
            value: vec![token],
            ..Cell::default()
        };
        Row {
            seat,
            note: String::new(),
            is_dim: player.units == 0 || auction.out[seat.index()],
            cells: vec![
                cell(of(player.unit_force, "")),
                cell(of(player.colonization, "")),
                cell(cards),
                cell(Token::Words(state)),
            ],
        }
    }

    /// How far the others could go, as far as everybody sees.
    fn strongest_rival(&self, auction: &Auction, own: Seat) -> String {
        let rivals = self.view.players.iter().filter(|player| {
            player.seat != own
                && !player.resigned
                && player.units > 0
                && !auction.out[player.seat.index()]
        });
        match rivals.max_by_key(|player| player.unit_force + player.colonization) {
            Some(player) => self.say(message!(
                "rivals-reach",
                seat = player.seat,
                force = player.unit_force + player.colonization,
                cards = player.military_backs.len()
            )),
            None => self.name("rivals-none"),
        }
    }

    pub(super) fn force_for(&self, bid: u8) -> Vec<Token> {
        let outlook = self.view.outlook.as_ref();
        let force = outlook.and_then(|outlook| outlook.forces.iter().find(|one| one.bid == bid));
        force
            .map(|force| Token::When(self.said_force(force)))
            .into_iter()
            .collect()
    }

    fn said_force(&self, force: &Force) -> String {
        let times = |card, count| match count {
            1 => name(card),
            count => message!("force-units", count = count, card = name(card)).into(),
        };
        let units = force.units.iter();
        let mut parts: Vec<Arg> = units
            .map(|(card, count)| times(*card, usize::from(*count)))
            .collect();
        let alike = force.bonus.chunk_by(|one, other| one == other);
        parts.extend(alike.map(|cards| times(cards[0], cards.len())));
        if force.discards > 0 {
            parts.push(message!("force-discards", count = force.discards).into());
        }
        self.say(message!("force-list", parts = parts))
    }

    fn sending(&self, auction: &Auction) -> Vec<Section> {
        let chosen = &self.view.chosen;
        if self.look.viewer != auction.highest.map_or(Viewer::Spectator, Viewer::Seat) {
            return Vec::new();
        }
        let names: Vec<Arg> = chosen.iter().map(|card| name(*card)).collect();
        let sent = if names.is_empty() {
            self.name("send-nothing")
        } else {
            self.say(message!("force-list", parts = names))
        };
        let mut sections = vec![self.facts(vec![
            ("fact-send", sent),
            (
                "fact-need",
                self.say(message!("send-need", bid = auction.bid)),
            ),
        ])];
        sections.extend(self.prize());
        sections
    }
}
