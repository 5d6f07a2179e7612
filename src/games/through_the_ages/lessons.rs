//! What a guided first match teaches; see the messages `lesson-…`.

use kernel::lessons::Lesson;

pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "take",
        by: &["take"],
        from: 0,
        until: 2,
        rule: "10-1",
    },
    Lesson {
        id: "end-turn",
        by: &["end"],
        from: 0,
        until: 2,
        rule: "11",
    },
    Lesson {
        id: "develop",
        by: &["develop", "leader", "play", "stage"],
        from: 1,
        until: 3,
        rule: "10",
    },
    Lesson {
        id: "grow",
        by: &["pop"],
        from: 1,
        until: 3,
        rule: "10-3",
    },
    Lesson {
        id: "build",
        by: &["build"],
        from: 1,
        until: 3,
        rule: "10-4",
    },
    Lesson {
        id: "politics",
        by: &["event", "nopol", "aggress", "war", "offer"],
        from: 2,
        until: 4,
        rule: "8",
    },
    Lesson {
        id: "army",
        by: &["build warriors", "tactic", "upgrade warriors", "muster"],
        from: 2,
        until: 4,
        rule: "10-12",
    },
    Lesson {
        id: "tokens",
        by: &[],
        from: 1,
        until: 2,
        rule: "5-2",
    },
    Lesson {
        id: "people",
        by: &[],
        from: 2,
        until: 2,
        rule: "4-3",
    },
    Lesson {
        id: "events",
        by: &[],
        from: 3,
        until: 4,
        rule: "9",
    },
    Lesson {
        id: "end",
        by: &[],
        from: 5,
        until: 5,
        rule: "13",
    },
];
