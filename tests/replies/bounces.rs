use turnpost::mail::bounce;
use turnpost::service::replies::{Envelope, Received};

use crate::desk::{DOMAIN, Desk};

fn report(status: &str, words: &str, returned: &str) -> Vec<u8> {
    let text = format!(
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.example.org\nTo: x@{DOMAIN}\nSubject: Undelivered Mail Returned to Sender\nAuto-Submitted: auto-replied\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nIt failed.\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.org\n\nFinal-Recipient: rfc822; ana@example.org\nAction: failed\nStatus: {status}\nDiagnostic-Code: smtp; {words}\n\n--b\nContent-Type: text/rfc822-headers\n\nFrom: turnpost@{DOMAIN}\nReply-To: <{returned}>\n\n--b--\n"
    );
    text.replace('\n', "\r\n").into_bytes()
}

fn complaint(returned: &str) -> Vec<u8> {
    let text = format!(
        "From: fbl@isp.example\nTo: reports@{DOMAIN}\nSubject: complaint\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=feedback-report; boundary=b\n\n--b\nContent-Type: text/plain\n\nAbuse.\n\n--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\nUser-Agent: x/1\nVersion: 1\n\n--b\nContent-Type: message/rfc822\n\nFrom: turnpost@{DOMAIN}\nReply-To: <{returned}>\n\nHello\n\n--b--\n"
    );
    text.replace('\n', "\r\n").into_bytes()
}

const DEAD: &str = "550 5.1.1 User <unknown> here";

#[test]
fn a_dead_address_is_not_written_to_and_its_owner_may_try_again() {
    let desk = Desk::start();
    let to = desk.address();
    assert!(!desk.client.get("/profile").body.contains("Try again"));
    let null = Envelope {
        null_sender: true,
        ..Envelope::default()
    };
    let sent = desk
        .try_send(&to, null, &report("5.1.1", DEAD, &to))
        .unwrap();
    assert_eq!(sent, Received::Noted);
    let page = desk.client.get("/profile").body;
    assert!(
        page.contains("550 5.1.1 User &#60;unknown&#62; here"),
        "{page}"
    );
    // The match goes on without mails.
    desk.deliver();
    let kept = desk.letters().len();
    let line = desk.legal().remove(0);
    let number = desk.number().to_string();
    desk.client.post(
        &format!("/matches/{}/actions", desk.id),
        &[("number", &number), ("line", &line)],
    );
    desk.app.work();
    assert_eq!(
        desk.letters().len(),
        kept,
        "nothing is sent to a dead address"
    );
    assert_eq!(desk.client.post("/profile/again", &[]).status, 303);
    assert!(!desk.client.get("/profile").body.contains("Try again"));
    desk.app.work();
    assert_eq!(
        desk.letters().len(),
        kept + 1,
        "a first letter tries the address"
    );
    let stranger = desk.app.client();
    assert_ne!(stranger.post("/profile/again", &[]).status, 200);
}

#[test]
fn only_hard_failures_of_our_own_mails_count() {
    let desk = Desk::start();
    let to = desk.address();
    let soft = [
        ("4.4.7", "450 try later"),
        ("5.2.2", "552 mailbox full"),
        ("5.7.1", "550 spam"),
    ];
    for (status, words) in soft {
        let sent = desk.send(&to, &report(status, words, &to));
        assert!(matches!(sent, Received::PassedOver(_)), "{status}");
    }
    // Anybody can write a report; without a token of ours it says nothing.
    let reports = format!("reports@{DOMAIN}");
    let forged = desk.send(&reports, &report("5.1.1", DEAD, "turnpost@play.example"));
    assert!(matches!(forged, Received::PassedOver(_)));
    let vacation = b"From: ana@example.org\r\nAuto-Submitted: auto-replied\r\nSubject: Out of office\r\n\r\n550 5.1.1\r\n";
    assert!(matches!(desk.send(&to, vacation), Received::PassedOver(_)));
    assert!(!desk.client.get("/profile").body.contains("Try again"));
    assert_eq!(
        desk.send(&reports, &report("5.1.1", DEAD, &to)),
        Received::Noted
    );
    assert!(desk.client.get("/profile").body.contains("Try again"));
}

#[test]
fn a_refusal_at_the_door_counts_like_a_report() {
    let hard = [
        "permanent error (550): 5.1.1 <ana@example.org>: User unknown",
        "550-5.1.1 no such account",
    ];
    let soft = [
        "permanent error (552): 5.2.2 Mailbox full",
        "550 5.7.1 spam",
        "554 no",
        "10.0.0.5 refused",
    ];
    for words in hard {
        assert!(bounce::is_dead(words), "{words}");
    }
    for words in soft {
        assert!(!bounce::is_dead(words), "{words}");
    }
    let desk = Desk::start();
    let service = &desk.app.service;
    let refused = service.note_refusal("ana@example.org", hard[0]);
    desk.app.runtime.block_on(refused).unwrap();
    assert!(desk.client.get("/mine").body.contains("Try again"));
}

#[test]
fn who_complains_is_left_alone() {
    let desk = Desk::start();
    let to = desk.address();
    let reports = format!("reports@{DOMAIN}");
    assert_eq!(desk.send(&reports, &complaint(&to)), Received::Noted);
    let page = desk.client.get("/profile").body;
    assert!(page.contains("marked our emails as unwanted"), "{page}");
}
