//! What a guided first match teaches; see the messages `lesson-…`.

use kernel::lessons::Lesson;

pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "faction",
        by: &["faction"],
        from: 0,
        until: 1,
        rule: "10",
    },
    Lesson {
        id: "build",
        by: &[
            "build",
            "transform … build",
            "power spade … build",
            "special … build",
            "spade … build",
        ],
        from: 0,
        until: 2,
        rule: "6-1",
    },
    Lesson {
        id: "upgrade",
        by: &["upgrade"],
        from: 1,
        until: 3,
        rule: "6-2",
    },
    Lesson {
        id: "power",
        by: &["power"],
        from: 1,
        until: 3,
        rule: "6-5",
    },
    Lesson {
        id: "pass",
        by: &["pass"],
        from: 1,
        until: 2,
        rule: "6-7",
    },
    Lesson {
        id: "sail",
        by: &["sail", "power sail", "bridge", "power bridge"],
        from: 2,
        until: 4,
        rule: "6-3",
    },
    Lesson {
        id: "town",
        by: &["town"],
        from: 2,
        until: 5,
        rule: "8",
    },
    Lesson {
        id: "income",
        by: &[],
        from: 2,
        until: 2,
        rule: "5-1",
    },
    Lesson {
        id: "rounds",
        by: &[],
        from: 3,
        until: 4,
        rule: "1-2",
    },
    Lesson {
        id: "end",
        by: &[],
        from: 5,
        until: 5,
        rule: "11",
    },
];
