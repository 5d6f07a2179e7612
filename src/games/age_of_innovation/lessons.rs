//! What a guided first match teaches; see the messages `lesson-…`.

use kernel::lessons::Lesson;

pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "set",
        by: &["set", "draft", "place"],
        from: 0,
        until: 1,
        rule: "3",
    },
    Lesson {
        id: "build",
        by: &["build", "dig", "pow_spade"],
        from: 1,
        until: 2,
        rule: "8",
    },
    Lesson {
        id: "upgrade",
        by: &["upgrade"],
        from: 1,
        until: 3,
        rule: "8",
    },
    Lesson {
        id: "science",
        by: &["send"],
        from: 1,
        until: 3,
        rule: "7",
    },
    Lesson {
        id: "pass",
        by: &["pass"],
        from: 1,
        until: 2,
        rule: "8",
    },
    Lesson {
        id: "power",
        by: &["pow_"],
        from: 2,
        until: 4,
        rule: "8",
    },
    Lesson {
        id: "innovate",
        by: &["innovate"],
        from: 2,
        until: 6,
        rule: "8",
    },
    Lesson {
        id: "rounds",
        by: &[],
        from: 2,
        until: 3,
        rule: "5",
    },
    Lesson {
        id: "city",
        by: &["city"],
        from: 3,
        until: 6,
        rule: "9",
    },
    Lesson {
        id: "end",
        by: &[],
        from: 6,
        until: 6,
        rule: "11",
    },
];
