//! The tables, as `diesel print-schema` writes them.

diesel::table! {
    players (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Text,
        email -> Nullable<Text>,
        password -> Text,
        confirmed -> Bool,
        is_admin -> Bool,
        zone -> Text,
        language -> Text,
        totp_secret -> Nullable<Text>,
        totp_on -> Bool,
        totp_step -> BigInt,
        away_until -> Nullable<Timestamp>,
        away_year -> Integer,
        away_days -> Integer,
        turns -> BigInt,
        turns_late -> BigInt,
        turn_seconds -> BigInt,
        drop_outs -> BigInt,
        created_at -> Timestamp,
        deleted_at -> Nullable<Timestamp>,
        name_skeleton -> Nullable<Text>,
        guest_until -> Nullable<Timestamp>,
    }
}

diesel::table! {
    sessions (hash) {
        hash -> Text,
        player_id -> BigInt,
        created_at -> Timestamp,
        expires_at -> Timestamp,
    }
}

diesel::table! {
    links (hash) {
        hash -> Text,
        purpose -> Text,
        player_id -> Nullable<BigInt>,
        subject -> Text,
        expires_at -> Timestamp,
    }
}

diesel::table! {
    api_tokens (id) {
        id -> BigInt,
        player_id -> BigInt,
        hash -> Text,
        label -> Text,
        may_play -> Bool,
        created_at -> Timestamp,
    }
}

diesel::table! {
    tries (id) {
        id -> BigInt,
        subject -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    matches (id) {
        id -> BigInt,
        game -> Text,
        rules -> Integer,
        title -> Text,
        status -> Text,
        visibility -> Text,
        seat_count -> Integer,
        options -> Text,
        seed -> Text,
        terms -> Text,
        opened_by -> Nullable<BigInt>,
        invitation -> Text,
        number -> BigInt,
        outcome -> Nullable<Text>,
        paused -> Bool,
        created_at -> Timestamp,
        started_at -> Nullable<Timestamp>,
        moved_at -> Timestamp,
        due_at -> Nullable<Timestamp>,
        data -> Text,
        version -> BigInt,
    }
}

diesel::table! {
    positions (match_id) {
        match_id -> BigInt,
        state -> Text,
        settled_number -> BigInt,
        settled_state -> Text,
    }
}

diesel::table! {
    seats (match_id, seat) {
        match_id -> BigInt,
        seat -> Integer,
        player_id -> Nullable<BigInt>,
        bot -> Nullable<Text>,
        name -> Text,
        is_open -> Bool,
        waiting_since -> Nullable<Timestamp>,
        deadline_at -> Nullable<Timestamp>,
        bank_seconds -> BigInt,
        seen_number -> BigInt,
        notes -> Text,
        orders -> Text,
        plan -> Text,
        plan_number -> Nullable<BigInt>,
        plan_note -> Text,
        agrees -> Text,
        place -> Nullable<Integer>,
        score -> Nullable<BigInt>,
        roles -> Text,
        wait_number -> Nullable<BigInt>,
        remind_at -> Nullable<Timestamp>,
        is_substitute -> Bool,
    }
}

diesel::table! {
    actions (match_id, number) {
        match_id -> BigInt,
        number -> BigInt,
        seat -> Integer,
        line -> Text,
        takes_back -> Bool,
        automatic -> Bool,
        events -> Text,
        points -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    talk (id) {
        id -> BigInt,
        match_id -> BigInt,
        player_id -> Nullable<BigInt>,
        name -> Text,
        words -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    outbox (id) {
        id -> BigInt,
        address -> Text,
        player_id -> Nullable<BigInt>,
        kind -> Text,
        payload -> Text,
        dedup_key -> Text,
        due_at -> Nullable<Timestamp>,
        attempts -> Integer,
        created_at -> Timestamp,
        sent_at -> Nullable<Timestamp>,
        state -> Text,
        reason -> Text,
        message_id -> Text,
        match_id -> Nullable<BigInt>,
        seat -> Nullable<Integer>,
        number -> Nullable<BigInt>,
    }
}

diesel::table! {
    letters (id) {
        id -> BigInt,
        address -> Text,
        subject -> Text,
        words -> Text,
        at -> Timestamp,
        message -> Nullable<Binary>,
    }
}

diesel::table! {
    mail_choices (player_id, match_id, event) {
        player_id -> BigInt,
        match_id -> BigInt,
        event -> Text,
        choice -> Text,
    }
}

diesel::table! {
    mail_settings (player_id) {
        player_id -> BigInt,
        ladder -> Text,
        quiet_from -> Integer,
        quiet_to -> Integer,
        digest_hour -> Integer,
        until_visit -> Bool,
        told_at -> Nullable<Timestamp>,
        feed_hash -> Nullable<Text>,
        hook_url -> Text,
        hook_form -> Text,
        hook_secret -> Text,
        hook_failures -> Integer,
        hook_note -> Text,
    }
}

diesel::table! {
    no_invitations (hash) {
        hash -> Text,
    }
}

diesel::table! {
    audit (id) {
        id -> BigInt,
        actor -> Text,
        what -> Text,
        match_id -> Nullable<BigInt>,
        at -> Timestamp,
        competition_id -> Nullable<BigInt>,
    }
}

diesel::table! {
    return_tokens (hash) {
        hash -> Text,
        address -> Text,
        created_at -> Timestamp,
    }
}

diesel::table! {
    reply_tokens (hash) {
        hash -> Text,
        match_id -> BigInt,
        seat -> Integer,
        number -> BigInt,
        player_id -> BigInt,
        created_at -> Timestamp,
    }
}

diesel::table! {
    seen_messages (hash) {
        hash -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    dead_addresses (address) {
        address -> Text,
        words -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    any_senders (player_id) {
        player_id -> BigInt,
    }
}

diesel::table! {
    drop_outs (match_id, player_id) {
        match_id -> BigInt,
        player_id -> BigInt,
    }
}

diesel::table! {
    ratings (player_id, game) {
        player_id -> BigInt,
        game -> Text,
        rating -> Double,
        uncertainty -> Double,
        cautious -> Double,
        matches -> Integer,
    }
}

diesel::table! {
    rated_matches (match_id, player_id) {
        match_id -> BigInt,
        player_id -> BigInt,
        game -> Text,
        place -> Integer,
        people -> Integer,
        rating_before -> Double,
        uncertainty_before -> Double,
        rating_after -> Double,
        uncertainty_after -> Double,
        at -> Timestamp,
    }
}

diesel::table! {
    tallies (game, kind, what, seats) {
        game -> Text,
        kind -> Text,
        what -> Text,
        seats -> Integer,
        played -> BigInt,
        won -> BigInt,
        points -> BigInt,
        places -> BigInt,
    }
}

diesel::table! {
    queue (player_id, game, speed, seats) {
        player_id -> BigInt,
        game -> Text,
        speed -> Text,
        seats -> Integer,
        since -> Timestamp,
    }
}

diesel::table! {
    beats (id) {
        id -> BigInt,
        at -> Timestamp,
        probed_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    news (id) {
        id -> BigInt,
        node -> Text,
        words -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    claims (work, item) {
        work -> Text,
        item -> BigInt,
        node -> Text,
        until -> Timestamp,
    }
}

diesel::table! {
    competitions (id) {
        id -> BigInt,
        name -> Text,
        words -> Text,
        founder -> BigInt,
        created_at -> Timestamp,
    }
}

diesel::table! {
    organisers (competition_id, player_id) {
        competition_id -> BigInt,
        player_id -> BigInt,
    }
}

diesel::table! {
    followers (competition_id, player_id) {
        competition_id -> BigInt,
        player_id -> BigInt,
        told -> Integer,
    }
}

diesel::table! {
    seasons (id) {
        id -> BigInt,
        competition_id -> BigInt,
        number -> Integer,
        rules -> Text,
        state -> Text,
        paused -> Bool,
        seed -> Text,
        opens_at -> Timestamp,
        starts_at -> Timestamp,
        ends_at -> Timestamp,
        week -> Integer,
        letters -> Integer,
        letter -> Text,
        closed_at -> Nullable<Timestamp>,
        due_at -> Nullable<Timestamp>,
        version -> BigInt,
    }
}

diesel::table! {
    entries (id) {
        id -> BigInt,
        season_id -> BigInt,
        player_id -> Nullable<BigInt>,
        bot -> Nullable<Text>,
        name -> Text,
        former -> Text,
        state -> Text,
        division -> Nullable<Integer>,
        seed -> Integer,
        drop_outs -> Integer,
        rank -> Nullable<Integer>,
        next_division -> Nullable<Integer>,
        told -> Integer,
        joined_at -> Timestamp,
    }
}

diesel::table! {
    pairings (id) {
        id -> BigInt,
        season_id -> BigInt,
        division -> Integer,
        round -> Integer,
        number -> Integer,
        match_id -> Nullable<BigInt>,
        over_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    pairing_seats (pairing_id, seat) {
        pairing_id -> BigInt,
        seat -> Integer,
        entry_id -> BigInt,
        dropped -> Bool,
        place -> Nullable<Integer>,
        score -> Nullable<BigInt>,
        fixed_place -> Nullable<Integer>,
        fixed_score -> Nullable<BigInt>,
    }
}

diesel::table! {
    byes (season_id, round, entry_id) {
        season_id -> BigInt,
        round -> Integer,
        entry_id -> BigInt,
    }
}

diesel::table! {
    troubles (work, item) {
        work -> Text,
        item -> BigInt,
        words -> Text,
        failures -> Integer,
        since -> Timestamp,
        next_at -> Timestamp,
    }
}

diesel::table! {
    analyses (match_id) {
        match_id -> BigInt,
        asked_at -> Timestamp,
        moments -> Integer,
        done -> Integer,
        found -> Text,
    }
}

diesel::joinable!(seasons -> competitions (competition_id));
diesel::joinable!(entries -> seasons (season_id));
diesel::joinable!(pairing_seats -> pairings (pairing_id));
diesel::joinable!(ratings -> players (player_id));
diesel::joinable!(api_tokens -> players (player_id));
diesel::joinable!(mail_settings -> players (player_id));
diesel::joinable!(queue -> players (player_id));
diesel::joinable!(seats -> matches (match_id));
diesel::joinable!(actions -> matches (match_id));
diesel::joinable!(positions -> matches (match_id));

diesel::allow_tables_to_appear_in_same_query!(
    players,
    sessions,
    links,
    api_tokens,
    tries,
    matches,
    positions,
    seats,
    actions,
    talk,
    outbox,
    letters,
    mail_choices,
    mail_settings,
    no_invitations,
    audit,
    ratings,
    queue,
    competitions,
    organisers,
    followers,
    seasons,
    entries,
    pairings,
    pairing_seats,
    byes,
);
