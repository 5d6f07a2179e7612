//! Where energy comes from and where it may go: pool, other sources, segments, achievements, gains.

use crate::action::{From, Source, Target};
use crate::data::{Asked, Requirement, data};
use crate::state::ids::*;
use crate::state::*;
use crate::words::menu::source_words;
use crate::words::places::target_words;
use kernel::Seat;
use kernel::message::{Arg, Refusal, message};

pub(crate) type Check<T = ()> = Result<T, Refusal>;

pub(crate) fn kind_name(kind: Kind) -> Arg {
    Arg::name(kind.name())
}

impl State {
    /// Everything that a seat may take where the rules say ‘from your exhausted pool’.
    pub fn sources(&self, seat: Seat) -> Vec<Source> {
        let player = self.player(seat);
        if !player.pool.is_empty() {
            return player.pool.kinds().map(Source::pool).collect();
        }
        let from = |kind, from| Source {
            kind,
            from: Some(from),
        };
        let mut sources = Vec::new();
        for row in Row::all() {
            let kinds = self.row(seat, row).kinds();
            sources.extend(kinds.map(|kind| from(kind, From::Slot(row))));
        }
        for track in Track::ALL {
            let held = player.tracks[track as usize];
            sources.extend(held.map(|(kind, _)| from(kind, From::Track(track))));
        }
        sources.extend(player.market.kinds().map(|kind| from(kind, From::Market)));
        sources.extend(self.loose(seat));
        for region in Region::all() {
            let bound = self.bound_at(seat, data().region(region).monument);
            sources.extend(bound.kinds().map(|kind| from(kind, From::Monument(region))));
            let pillar = self.pillar_energy(seat, region);
            sources.extend(pillar.map(|kind| from(kind, From::Pillar(region))));
        }
        sources
    }

    /// What a seat may fill a tile with, while the tiles on these positions (as bits) are filled.
    pub fn sources_beside(&self, seat: Seat, filled: u8) -> Vec<Source> {
        let mut sources = self.sources(seat);
        sources.retain(|source| !self.lies_in_filled(*source, filled));
        sources
    }

    /// A tile that is being filled is no source for it (2.2, R32).
    fn lies_in_filled(&self, source: Source, filled: u8) -> bool {
        match source.from {
            Some(From::Slot(row)) => {
                self.has_strict_sources_and_gains() && filled >> row.position & 1 == 1
            }
            None
            | Some(
                From::Market
                | From::Segment(..)
                | From::Track(_)
                | From::Monument(_)
                | From::Pillar(_),
            ) => false,
        }
    }

    /// A seat's energies on segments that accept energy.
    pub fn loose(&self, seat: Seat) -> Vec<Source> {
        let mut loose = Vec::new();
        for mon in Mon::all().filter(|&mon| self.available(mon).is_some()) {
            for (space, held) in self.monument(mon).spaces.iter().enumerate() {
                if let Some(Owned { kind, .. }) = held.filter(|held| held.seat == seat) {
                    let from = Some(From::Segment(mon, small(space)));
                    loose.push(Source { kind, from });
                }
            }
        }
        loose
    }

    pub fn row(&self, seat: Seat, row: Row) -> Energies {
        self.player(seat).active[usize::from(row.position)].rows[row.half as usize]
    }

    pub fn row_mut(&mut self, seat: Seat, row: Row) -> &mut Energies {
        let tile = &mut self.player_mut(seat).active[usize::from(row.position)];
        &mut tile.rows[row.half as usize]
    }

    pub fn free_slots(&self, seat: Seat, row: Row) -> u8 {
        self.player(seat).active[usize::from(row.position)].free(row.half)
    }

    pub fn bound_at(&self, seat: Seat, mon: Mon) -> Energies {
        self.monument(mon).bound[seat.index()]
    }

    pub fn pillar_energy(&self, seat: Seat, region: Region) -> Option<Kind> {
        let mut spaces = self.pillars[region.index()].iter().flatten();
        spaces.find(|held| held.seat == seat).map(|held| held.kind)
    }

    /// Whether a seat may take this energy from its pool or, with an empty pool, from there.
    pub fn check_source(&self, seat: Seat, source: Source) -> Check {
        let player = self.player(seat);
        let kind = source.kind;
        match source.from {
            None if player.pool.has(kind) => Ok(()),
            None if player.pool.is_empty() => Err(message!("pool-is-empty").into()),
            None => Err(message!("pool-lacks", kind = kind_name(kind)).into()),
            Some(_) if !player.pool.is_empty() => {
                Err(message!("pool-not-empty", count = player.pool.total()).into())
            }
            Some(from) if self.lies_at(seat, kind, from) => Ok(()),
            Some(from) => Err(message!("not-there", kind = kind_name(kind), place = from).into()),
        }
    }

    fn lies_at(&self, seat: Seat, kind: Kind, from: From) -> bool {
        let player = self.player(seat);
        match from {
            From::Market => player.market.has(kind),
            From::Segment(mon, space) => {
                self.available(mon).is_some()
                    && self.monument(mon).spaces[usize::from(space)] == Some(Owned { seat, kind })
            }
            From::Slot(row) => self.row(seat, row).has(kind),
            From::Track(track) => {
                player.tracks[track as usize].is_some_and(|(held, _)| held == kind)
            }
            From::Monument(region) => self
                .bound_at(seat, data().region(region).monument)
                .has(kind),
            From::Pillar(region) => self.pillar_energy(seat, region) == Some(kind),
        }
    }

    /// Takes an energy; the source was checked.
    pub fn take(&mut self, seat: Seat, source: Source) {
        let kind = source.kind;
        match source.from {
            None => self.player_mut(seat).pool[kind] -= 1,
            Some(From::Market) => self.player_mut(seat).market[kind] -= 1,
            Some(From::Segment(mon, space)) => {
                self.monument_mut(mon).spaces[usize::from(space)] = None;
            }
            Some(From::Slot(row)) => self.row_mut(seat, row)[kind] -= 1,
            Some(From::Track(track)) => self.player_mut(seat).tracks[track as usize] = None,
            Some(From::Monument(region)) => {
                let mon = data().region(region).monument;
                self.monument_mut(mon).bound[seat.index()][kind] -= 1;
            }
            Some(From::Pillar(region)) => self.clear_pillar(seat, region),
        }
    }

    pub fn clear_pillar(&mut self, seat: Seat, region: Region) {
        for space in &mut self.pillars[region.index()] {
            if space.is_some_and(|held| held.seat == seat) {
                *space = None;
            }
        }
    }

    /// Everywhere on the board that an energy of this kind may be deployed.
    pub fn targets(&self, seat: Seat, kind: Kind) -> Vec<Target> {
        let mut targets = vec![Target::Market];
        for mon in Mon::all() {
            let spaces = (0..3).map(|space| Target::Segment(mon, space));
            targets.extend(spaces.filter(|&to| self.check_target(seat, kind, to).is_ok()));
        }
        targets.extend(self.achievement_targets(seat, kind));
        targets
    }

    pub fn achievement_targets(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = Target> {
        let spaces = (0..5).flat_map(|place| [0, 1].map(|side| Target::Achievement(place, side)));
        spaces.filter(move |&to| self.check_target(seat, kind, to).is_ok())
    }

    /// Whether an energy of this kind may be put there.
    pub fn check_target(&self, seat: Seat, kind: Kind, target: Target) -> Check {
        match target {
            Target::Market => Ok(()),
            Target::Segment(mon, space) => self.check_space(kind, mon, space),
            Target::Achievement(place, side) => self.check_achievement(seat, kind, place, side),
        }
    }

    fn check_space(&self, kind: Kind, mon: Mon, space: u8) -> Check {
        let monument = self.monument(mon);
        let name = Arg::name(data().monument(mon).id.as_str());
        if !monument.in_play {
            return Err(message!("not-in-play", monument = name).into());
        }
        let Some(segment) = self.available(mon) else {
            let done = monument.segment(data().monument(mon)).is_none();
            let id = if done {
                "monument-finished"
            } else {
                "segment-closed"
            };
            return Err(message!(id, monument = name).into());
        };
        if monument.spaces[usize::from(space)].is_some() {
            return Err(message!(
                "space-taken",
                space = target_words(self, Target::Segment(mon, space))
            )
            .into());
        }
        match segment.spaces[usize::from(space)].kind() {
            Some(asked) if asked != kind && kind != Kind::Primal => Err(message!(
                "space-wants",
                asked = kind_name(asked),
                kind = kind_name(kind)
            )
            .into()),
            Some(_) | None => Ok(()),
        }
    }

    fn check_achievement(&self, seat: Seat, kind: Kind, place: u8, side: u8) -> Check {
        let achievement = &self.achievements[usize::from(place)];
        let name = || Arg::name(data().achievements[achievement.id.index()].id.as_str());
        let right_open = data()
            .for_players(self.seats())
            .achievement_right_space_open;
        if side == 1 && !right_open {
            return Err(message!("right-space-closed").into());
        }
        if achievement.spaces[usize::from(side)].is_some() {
            let space = target_words(self, Target::Achievement(place, side));
            return Err(message!("space-taken", space = space).into());
        }
        let own = |held: &&Owned| held.seat == seat;
        if achievement.spaces.iter().flatten().any(|held| own(&held)) {
            return Err(message!("achievement-once", achievement = name()).into());
        }
        let mut held = self
            .achievements
            .iter()
            .flat_map(|one| one.spaces.iter().flatten());
        if held.any(|held| own(&held) && held.kind == kind) {
            return Err(message!("achievement-kind", kind = kind_name(kind)).into());
        }
        let requirement = &data().achievements[achievement.id.index()].requirement;
        let (has, needs) = self.progress(seat, requirement);
        if has < needs {
            return Err(message!(
                "achievement-needs",
                achievement = name(),
                has = has,
                needs = needs
            )
            .into());
        }
        Ok(())
    }

    /// How much of a requirement a seat meets, and how much it needs.
    pub fn progress(&self, seat: Seat, requirement: &Requirement) -> (u8, u8) {
        let player = self.player(seat);
        let tiles = player.active.iter().map(|tile| tile.id).chain(player.spare);
        let monuments = || self.in_play().map(|mon| (mon, self.bound_at(seat, mon)));
        match *requirement {
            Requirement::TileSymbols { symbol, n } => (
                tiles
                    .map(|tile| data().tile(tile).symbols[symbol as usize])
                    .sum(),
                n,
            ),
            Requirement::BoundKinds { n } => {
                let bound = self.bound_total(seat);
                (small(bound.kinds().count()), n)
            }
            Requirement::BoundMonuments { n } => (
                small(monuments().filter(|(_, bound)| !bound.is_empty()).count()),
                n,
            ),
            Requirement::BoundInOneRegion { n } => {
                let best = Region::all()
                    .map(|region| self.bound_in(seat, region).total())
                    .max();
                (best.unwrap_or(0), n)
            }
            Requirement::GainedEachKind { n } => {
                let gained = |kind| data().reserve[kind] - player.reserve[kind] >= n;
                (
                    small(Kind::ALL.into_iter().filter(|&kind| gained(kind)).count()),
                    4,
                )
            }
            Requirement::RelayTiles { n } => (small(player.relays.iter().flatten().count()), n),
            Requirement::UpgradedActions { n } => {
                let upgraded = player.actions.iter().filter(|action| action.is_upgraded());
                (small(upgraded.count()), n)
            }
        }
    }

    /// A seat's energy bound in a region: at its monument and on its pillar.
    pub fn bound_in(&self, seat: Seat, region: Region) -> Energies {
        let mut bound = self.bound_at(seat, data().region(region).monument);
        if let Some(kind) = self.pillar_energy(seat, region) {
            bound[kind] += 1;
        }
        bound
    }

    /// All bound energy of a seat: monuments, pillars, achievements.
    pub fn bound_total(&self, seat: Seat) -> Energies {
        let mut bound = Energies::default();
        for region in Region::all() {
            bound.add(self.bound_in(seat, region));
        }
        for held in self
            .achievements
            .iter()
            .flat_map(|one| one.spaces.iter().flatten())
        {
            if held.seat == seat {
                bound[held.kind] += 1;
            }
        }
        bound
    }

    /// Puts an energy there; the target was checked.
    pub fn put_on(&mut self, seat: Seat, kind: Kind, target: Target, log: &mut Log) {
        let owned = Some(Owned { seat, kind });
        let name = kind_name(kind);
        match target {
            Target::Market => {
                self.player_mut(seat).market[kind] += 1;
                log.say(message!("puts-market", seat = seat, kind = name));
            }
            Target::Segment(mon, space) => {
                let monument = self.monument_mut(mon);
                monument.spaces[usize::from(space)] = owned;
                let id = Arg::name(data().monument(mon).id.as_str());
                let number = monument.top + 1;
                log.say(message!(
                    "puts-segment",
                    seat = seat,
                    kind = name,
                    monument = id.clone(),
                    number = number
                ));
                if monument.spaces.iter().all(Option::is_some) {
                    monument.finisher = Some(seat);
                    log.say(message!(
                        "completes",
                        seat = seat,
                        monument = id,
                        number = number
                    ));
                }
            }
            Target::Achievement(place, side) => {
                let achievement = &mut self.achievements[usize::from(place)];
                achievement.spaces[usize::from(side)] = owned;
                let id = Arg::name(data().achievements[achievement.id.index()].id.as_str());
                log.say(message!(
                    "puts-achievement",
                    seat = seat,
                    kind = name,
                    achievement = id
                ));
                self.bound_something(seat);
            }
        }
    }

    /// Multanec II answers every bind.
    pub fn bound_something(&mut self, seat: Seat) {
        if self.can(seat, Character::Multanec, 2) {
            self.stack.push(Frame::Bound { seat });
        }
    }

    /// Binds an energy at a monument, with its patron token.
    pub fn bind_monument(&mut self, seat: Seat, kind: Kind, mon: Mon, log: &mut Log) {
        let has_token = self.player(seat).patron.is_some();
        let monument = self.monument_mut(mon);
        let bound = &mut monument.bound[seat.index()];
        bound[kind] += 1;
        let id = Arg::name(data().monument(mon).id.as_str());
        log.say(message!(
            "binds-monument",
            seat = seat,
            kind = kind_name(kind),
            monument = id.clone()
        ));
        if bound.total() == 2 && monument.has_patron && !has_token {
            monument.has_patron = false;
            self.player_mut(seat).patron = Some(mon);
            log.say(message!("becomes-patron", seat = seat, monument = id));
        }
        self.bound_something(seat);
    }

    pub fn exhaust(&mut self, seat: Seat, kind: Kind) {
        self.player_mut(seat).pool[kind] += 1;
    }

    /// Gains one energy of a kind from the reserve, if there is one.
    pub fn gain(&mut self, seat: Seat, kind: Kind, log: &mut Log) {
        let keeps = self.can(seat, Character::Rusne, 2);
        let player = self.player_mut(seat);
        if player.reserve[kind] == 0 {
            return log.say(message!(
                "gains-nothing",
                seat = seat,
                kind = kind_name(kind)
            ));
        }
        player.reserve[kind] -= 1;
        if keeps {
            player.aside[kind] += 1;
        } else {
            player.pool[kind] += 1;
        }
        log.say(message!("gains", seat = seat, kind = kind_name(kind)));
        if player.reserve[kind] == 0 {
            self.recharge(seat, log);
        }
    }

    /// Gains all that is shown; `choice` is the kind for what may be any.
    pub fn gain_all(&mut self, seat: Seat, shown: &[Asked], choice: Option<Kind>, log: &mut Log) {
        for kind in shown.iter().filter_map(|asked| asked.kind().or(choice)) {
            self.gain(seat, kind, log);
        }
    }

    pub fn recharge(&mut self, seat: Seat, log: &mut Log) {
        let player = self.player_mut(seat);
        if !player.is_charged {
            player.is_charged = true;
            log.say(message!("recharges", seat = seat));
        }
    }

    /// Puts an energy in an empty slot where a tile is filled or refilled; with Ignotas I.
    pub fn fill(&mut self, seat: Seat, row: Row, source: Source, log: &mut Log) {
        self.take(seat, source);
        self.row_mut(seat, row)[source.kind] += 1;
        log.say(message!(
            "fills",
            seat = seat,
            kind = kind_name(source.kind),
            row = row
        ));
        let second = row.position == 1 && source.kind == Kind::Primal;
        if second && self.can(seat, Character::Ignotas, 1) {
            self.recharge(seat, log);
        }
    }

    /// Whether a row has room and the energy may be taken, while the tiles on these positions (as
    /// bits) are filled.
    pub fn check_fill(&self, seat: Seat, row: Row, source: Source, filled: u8) -> Check {
        if self.free_slots(seat, row) == 0 {
            return Err(message!("row-full", row = row).into());
        }
        if self.lies_in_filled(source, filled) {
            return Err(message!("tile-being-filled", energy = source_words(source)).into());
        }
        self.check_source(seat, source)
    }
}
