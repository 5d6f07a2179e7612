//! What a guided first match teaches; see the messages `lesson-…`.

use kernel::lessons::Lesson;

pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "set",
        by: &["set", "draft"],
        from: 0,
        until: 1,
        rule: "3",
    },
    Lesson {
        id: "start",
        by: &["place"],
        from: 0,
        until: 0,
        rule: "3",
    },
    Lesson {
        id: "build",
        by: &["build"],
        from: 1,
        until: 3,
        rule: "8-1",
    },
    Lesson {
        id: "dig",
        by: &["dig", "pow_spade", "spade"],
        from: 1,
        until: 3,
        rule: "8-1",
    },
    Lesson {
        id: "upgrade",
        by: &["upgrade"],
        from: 1,
        until: 3,
        rule: "8-2",
    },
    Lesson {
        id: "science",
        by: &["send"],
        from: 1,
        until: 3,
        rule: "8-6",
    },
    Lesson {
        id: "competency",
        by: &["take comp_"],
        from: 0,
        until: 4,
        rule: "10-2",
    },
    Lesson {
        id: "pass",
        by: &["pass"],
        from: 1,
        until: 2,
        rule: "8-12",
    },
    Lesson {
        id: "power",
        by: &["pow_"],
        from: 2,
        until: 4,
        rule: "8-7",
    },
    Lesson {
        id: "innovate",
        by: &["innovate"],
        from: 2,
        until: 6,
        rule: "8-5",
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
