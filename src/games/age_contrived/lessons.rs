//! What a guided first match teaches; see the messages `lesson-…`.

use kernel::lessons::Lesson;

pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "convey",
        by: &["convey"],
        from: 0,
        until: u8::MAX,
        rule: "7",
    },
    Lesson {
        id: "fill",
        by: &["fill"],
        from: 0,
        until: u8::MAX,
        rule: "7",
    },
    Lesson {
        id: "act",
        by: &["use"],
        from: 0,
        until: u8::MAX,
        rule: "8",
    },
    Lesson {
        id: "deploy",
        by: &["deploy", "place"],
        from: 0,
        until: u8::MAX,
        rule: "9-1",
    },
    Lesson {
        id: "move",
        by: &["move", "step"],
        from: 0,
        until: u8::MAX,
        rule: "9-3",
    },
    Lesson {
        id: "track",
        by: &["mt", "pt", "up", "put"],
        from: 0,
        until: u8::MAX,
        rule: "11-1",
    },
    Lesson {
        id: "bridge",
        by: &["bridge"],
        from: 0,
        until: u8::MAX,
        rule: "12-1",
    },
    Lesson {
        id: "bind",
        by: &["bind", "tie"],
        from: 0,
        until: u8::MAX,
        rule: "11-2",
    },
    Lesson {
        id: "end",
        by: &[],
        from: 1,
        until: u8::MAX,
        rule: "16",
    },
];
