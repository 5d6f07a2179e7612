//! Any bytes as an email, and any text as a reply.

use turnpost::mail::message::read_parts;
use turnpost::mail::reply::{self, Content, address, authentication, command, lines};

use crate::run::run;

fn corpus() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replies/corpus");
    let files = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "eml"));
    files.sort();
    let read = files.iter().map(|file| std::fs::read(file).unwrap());
    // Long ones are the same again and again.
    read.filter(|bytes| bytes.len() < 6000).collect()
}

fn check(inbound: &reply::Inbound) -> bool {
    let from = inbound.from.as_deref().unwrap_or_default();
    authentication::verdict(&inbound.authentication, "mx.example.org", from);
    for recipient in &inbound.recipients {
        address::recipient(recipient, "play.example");
    }
    let Content::Lines(own) = &inbound.content else {
        return false;
    };
    assert!(own.len() <= 100, "a reply has an end");
    for line in own {
        assert!(!line.contains(['\n', '\r']), "one line each");
        assert!(
            !line.trim_start().starts_with('>'),
            "a quote is nobody's own line"
        );
    }
    for step in command::steps(own) {
        if let command::Step::Play(line) = step {
            assert_eq!(lines::tidy(&line), line, "what is tidy stays so");
        }
    }
    !own.is_empty()
}

#[test]
fn mime() {
    // A parser that breaks is passed over by `read`: its words are not wanted here.
    run("mime", &corpus(), 20_000, |bytes, _| {
        read_parts(bytes);
        address::tokens_in(bytes);
        reply::read(bytes).is_some_and(|inbound| check(&inbound))
    });
}

#[test]
fn replies() {
    let bodies = [
        "build E5\nend\n",
        "say Hello, all of you: this is a line that goes on and on until it is broken by a program\nafter all\n",
        "> On Monday Bo wrote:\n> build E5\n\npass bon3\n-- \nAna\n",
        "On Mon, 16 Nov 2026 at 12:00, Turnpost <reply+x@play.example> wrote:\n> Your turn\n",
        "“legal”\npreview transform C8 build; end\nundo\nvacation 5 days\nremind off\nstop\n",
        "Am 16.11.2026 um 12:00 schrieb Turnpost:\n\n* build E5.\n• end!\n",
        "-----Original Message-----\nFrom: Turnpost\nSent: Monday\nTo: Ana\nSubject: Your turn\n\nx\n",
        "defend bonus_i\n\nSent from my phone\n",
        "<b>build</b> E5\nhelp\nboard\n",
    ];
    let seeds = bodies.map(|body| body.as_bytes().to_vec());
    run("replies", &seeds, 20_000, |body, dice| {
        let kind = *dice.pick(&[
            "text/plain; charset=utf-8",
            "text/html",
            "text/plain; format=flowed",
        ]);
        let mut message = format!(
            "From: Ana <ana@example.org>\r\nTo: reply+abc@play.example\r\nSubject: Re: Your turn\r\n\
             Message-ID: <1@example.org>\r\nMIME-Version: 1.0\r\nContent-Type: {kind}\r\n\r\n"
        )
        .into_bytes();
        message.extend_from_slice(body);
        let inbound = reply::read(&message).expect("the headers are in order");
        check(&inbound)
    });
}
