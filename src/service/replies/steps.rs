//! What each line of a reply does: an action, or a command.

use games::{Seat, Viewer};
use mail::reply::command::Step;
use store::{AnyConnection, preferences};

use super::super::draft::Draft;
use super::super::log::read_log;
use super::super::preferences::Event;
use super::super::stops::stop_event;
use super::super::turns::{LONGEST_LINE, preview};
use super::super::{Result, ServiceError, people, plans, talking};
use super::answer::told;
use super::help::{cheat_sheet, commands};
use super::play::Reading;
use words::{Message, message};

impl Reading<'_> {
    pub fn step(&mut self, conn: &mut AnyConnection, step: &Step) -> Result<()> {
        match step {
            Step::Play(line) => self.play(conn, line),
            Step::Undo => {
                let (draft, seat) = self.seat()?;
                draft.take_back(seat)?;
                self.note(message!("reply-did"), "undo".to_owned());
                Ok(())
            }
            Step::Help => {
                self.help(true);
                Ok(())
            }
            // It is in every answer.
            Step::Board => Ok(()),
            Step::Legal => self.legal(),
            Step::Preview(line) => self.preview(line),
            Step::Say(words) => self.say(conn, words),
            Step::Vacation(None) => Err(ServiceError::Invalid(message!("vacation-how-long"))),
            Step::Vacation(Some(days)) => {
                people::go_away(conn, self.player.id, *days, self.now)?;
                if let Ok((draft, _)) = &mut self.draft {
                    draft.look_again(conn)?;
                }
                self.say_done(message!("reply-away", count = *days));
                Ok(())
            }
            Step::Back => {
                people::come_back(conn, self.player.id, self.now)?;
                if let Ok((draft, _)) = &mut self.draft {
                    draft.look_again(conn)?;
                }
                self.say_done(message!("reply-back"));
                Ok(())
            }
            Step::Remind(None) => Err(ServiceError::Invalid(message!("remind-how"))),
            Step::Remind(Some(on)) => self.remind(conn, *on),
            Step::Stop => self.stop(conn),
        }
    }

    fn seat(&mut self) -> Result<(&mut Draft, Seat)> {
        match &mut self.draft {
            Ok((draft, seat)) => Ok((draft, *seat)),
            Err(why) => Err(ServiceError::Refused(why.clone())),
        }
    }

    /// The same as a line on the page, within the transaction of the reply.
    fn play(&mut self, conn: &mut AnyConnection, line: &str) -> Result<()> {
        if line.len() > LONGEST_LINE {
            return super::super::invalid(message!("line-too-long", most = LONGEST_LINE));
        }
        let language = self.reader.language;
        let (draft, seat) = self.seat()?;
        let before = draft.rows.len();
        let played = draft.play(seat, line, false);
        played.map_err(|refusal| draft.live.say_refusal(refusal))?;
        plans::follow(conn, draft)?;
        let rows = draft.rows[before..].to_vec();
        let log = read_log(&draft.live, Viewer::Seat(seat), language, rows)?;
        for line in &log {
            let heading = match line.seat == seat.index() {
                true => message!("reply-did"),
                false => message!("reply-followed"),
            };
            self.note(heading, told(self.reader, line));
        }
        Ok(())
    }

    fn legal(&mut self) -> Result<()> {
        let language = self.reader.language;
        let (draft, seat) = self.seat()?;
        let says = draft.live.words(language);
        let choices = draft.live.position.choices(seat);
        let line = |choice: &games::Choice| {
            let (line, what) = (choice.line.clone(), says.say(&choice.what));
            match choice.price.as_ref().map(|price| says.say(price)) {
                Some(price) => {
                    message!(
                        "reply-choice-priced",
                        line = line,
                        what = what,
                        price = price
                    )
                }
                None => message!("reply-choice", line = line, what = what),
            }
        };
        let mut lines: Vec<Message> = choices.iter().map(line).collect();
        if lines.is_empty() {
            lines.push(message!("reply-nothing"));
        }
        self.add_said(message!("reply-legal"), &lines);
        Ok(())
    }

    fn preview(&mut self, line: &str) -> Result<()> {
        let language = self.reader.language;
        let (draft, seat) = self.seat()?;
        let shown = match preview(&draft.live, seat, line, language) {
            Ok(shown) => shown,
            Err(no @ (ServiceError::Refused(_) | ServiceError::AgainstTheRules(_))) => {
                let why = no.message(language);
                let refused = message!("reply-would-refuse", line = line.to_owned(), why = why);
                self.add_said(message!("reply-preview"), &[refused]);
                return Ok(());
            }
            Err(other) => return Err(other),
        };
        let t = self.reader;
        let mut lines = vec![t.tell(&message!("reply-would", line = shown.line))];
        lines.extend(shown.happens);
        let changed = shown
            .points
            .into_iter()
            .filter(|(_, now, then)| now != then);
        lines.extend(changed.map(|(name, now, then)| {
            t.tell(&message!(
                "preview-points",
                name = name,
                now = now,
                count = then
            ))
        }));
        self.add(message!("reply-preview"), lines);
        Ok(())
    }

    fn say(&mut self, conn: &mut AnyConnection, words: &str) -> Result<()> {
        let id = self.letter.row.match_id;
        talking::say(conn, id, &self.player, words, self.now)?;
        self.say_done(message!("reply-said", words = words.to_owned()));
        Ok(())
    }

    fn remind(&mut self, conn: &mut AnyConnection, on: bool) -> Result<()> {
        let event = Event::Reminder;
        let words = match on {
            true => {
                preferences::forget_topic(conn, self.player.id, event.topic())?;
                message!("reply-reminders-on")
            }
            false => {
                stop_event(conn, self.player.id, event)?;
                message!("reply-reminders-off")
            }
        };
        self.say_done(words);
        Ok(())
    }

    fn stop(&mut self, conn: &mut AnyConnection) -> Result<()> {
        stop_event(conn, self.player.id, Event::Turn)?;
        self.say_done(message!("reply-stopped"));
        Ok(())
    }

    /// What can be written in a reply; whoever asks for it gets the cheat sheet of the game as well.
    pub fn help(&mut self, is_asked: bool) {
        let drafted = self.draft.as_ref().ok();
        let game = drafted.map(|(draft, _)| draft.live.game.info());
        if let (true, Some(game)) = (is_asked && self.only_help, game) {
            self.answer.sheet = format!("games/{}/sheet", game.slug);
        }
        self.answer.sections.extend(match is_asked {
            true => cheat_sheet(self.reader, game),
            false => commands(self.reader, game),
        });
    }

    pub fn add(&mut self, heading: Message, lines: Vec<String>) {
        self.answer.add(&self.reader.tell(&heading), lines);
    }

    fn add_said(&mut self, heading: Message, lines: &[Message]) {
        let lines = lines.iter().map(|line| self.reader.tell(line)).collect();
        self.add(heading, lines);
    }

    fn note(&mut self, heading: Message, line: String) {
        self.answer.note(&self.reader.tell(&heading), line);
    }

    pub fn say_done(&mut self, what: Message) {
        self.note(message!("reply-done"), self.reader.tell(&what));
    }

    pub fn refuse(&mut self, step: &Step, why: &Message) {
        self.refused = true;
        let why = self.reader.tell(why);
        self.add(message!("reply-refused"), vec![self.written(step), why]);
    }

    /// A step as its reader would write it: commands are words of their language.
    pub fn written(&self, step: &Step) -> String {
        self.reader.tell(match step {
            Step::Play(line) => return line.clone(),
            Step::Help => message!("command-help"),
            Step::Board => message!("command-board"),
            Step::Legal => message!("command-legal"),
            Step::Undo => message!("command-undo"),
            Step::Stop => message!("command-stop"),
            Step::Preview(line) => message!("command-preview", line = line.clone()),
            Step::Say(words) => message!("reply-say-line", words = words.clone()),
            Step::Vacation(Some(days)) => message!("command-vacation", days = *days),
            Step::Vacation(None) => message!("command-vacation-unclear"),
            Step::Back => message!("command-back"),
            Step::Remind(Some(true)) => message!("command-remind-on"),
            Step::Remind(Some(false)) => message!("command-remind-off"),
            Step::Remind(None) => message!("command-remind-unclear"),
        })
    }
}
