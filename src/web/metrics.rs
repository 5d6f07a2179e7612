//! `/metrics`: numbers for alarms, in the text format of Prometheus.

use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::{HttpResponse, web};

use super::error::PageResult;
use super::page::asking;
use service::Service;
use words::id;

/// One family after the other, each with its help.
#[derive(Default)]
struct Told(String);

impl Told {
    fn family(&mut self, name: &str, kind: &str, help: &'static str) {
        let help = asking().say(help);
        // Writing to a string does not fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn value(&mut self, name: &str, value: impl Display) {
        let _ = writeln!(self.0, "{name} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &'static str, value: impl Display) {
        self.family(name, kind, help);
        self.value(name, value);
    }

    fn counter(&mut self, name: &str, help: &'static str, value: &AtomicU64) {
        self.one(name, "counter", help, value.load(Ordering::Relaxed));
    }

    fn seconds(&mut self, name: &str, help: &'static str, micros: &AtomicU64) {
        let seconds = micros.load(Ordering::Relaxed) as f64 / 1e6;
        self.one(name, "counter", help, seconds);
    }

    fn labelled(
        &mut self,
        (name, help, label): (&str, &'static str, &str),
        values: impl Iterator<Item = (String, u64)>,
    ) {
        self.family(name, "counter", help);
        for (word, value) in values {
            let word: String = word
                .chars()
                .filter(|sign| !"\"\\\n".contains(*sign))
                .collect();
            self.value(&format!("{name}{{{label}=\"{word}\"}}"), value);
        }
    }
}

pub async fn show(service: web::Data<Service>) -> PageResult {
    let stored = service.figures().await?;
    let counters = &service.counters;
    let mut told = Told::default();
    told.counter(
        "turnpost_actions_total",
        id!("metric-actions"),
        &counters.actions,
    );
    told.counter(
        "turnpost_refusals_total",
        id!("metric-refusals"),
        &counters.refusals,
    );
    told.counter("turnpost_stale_total", id!("metric-stale"), &counters.stale);
    told.counter(
        "turnpost_replies_total",
        id!("metric-replies"),
        &counters.replies,
    );
    told.counter(
        "turnpost_reports_total",
        id!("metric-reports"),
        &counters.reports,
    );
    told.counter(
        "turnpost_mails_passed_over_total",
        id!("metric-passed-over"),
        &counters.passed_over,
    );
    told.counter(
        "turnpost_failures_total",
        id!("metric-failures"),
        &counters.failures,
    );
    told.one(
        "turnpost_troubles",
        "gauge",
        id!("metric-troubles"),
        stored.troubles,
    );
    told.one(
        "turnpost_matches_running",
        "gauge",
        id!("metric-running"),
        stored.running,
    );
    mails(&mut told, &service, &stored);
    told.seconds(
        "turnpost_bots_seconds_total",
        id!("metric-bots"),
        &counters.bot_time,
    );
    told.one(
        "turnpost_bots_threads",
        "gauge",
        id!("metric-bot-threads"),
        service.thinkers.threads,
    );
    told.seconds(
        "turnpost_scheduler_seconds_total",
        id!("metric-scheduler"),
        &counters.work_time,
    );
    let lag = counters.scheduler_lag().as_secs_f64();
    told.one(
        "turnpost_scheduler_lag_seconds",
        "gauge",
        id!("metric-lag"),
        lag,
    );
    let pool = service.pool_use();
    told.family(
        "turnpost_database_connections",
        "gauge",
        id!("metric-connections"),
    );
    for (state, count) in [
        ("busy", pool.open - pool.idle),
        ("idle", pool.idle),
        ("most", pool.most),
    ] {
        told.value(
            &format!("turnpost_database_connections{{state=\"{state}\"}}"),
            count,
        );
    }
    requests(&mut told, &service);
    Ok(HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(told.0))
}

fn mails(told: &mut Told, service: &Service, stored: &service::people::Figures) {
    let counters = &service.counters;
    let kinds = counters
        .mails()
        .map(|(kind, count)| (kind.to_string(), count));
    told.labelled(
        ("turnpost_mails_total", id!("metric-emails"), "kind"),
        kinds,
    );
    told.counter(
        "turnpost_mails_refused_total",
        id!("metric-emails-refused"),
        &counters.mails_refused,
    );
    let domains = counters.mail_failures().into_iter();
    told.labelled(
        (
            "turnpost_mail_failures_total",
            id!("metric-email-failures"),
            "domain",
        ),
        domains,
    );
    told.one(
        "turnpost_outbox_due",
        "gauge",
        id!("metric-outbox"),
        stored.mails_due,
    );
    told.one(
        "turnpost_outbox_oldest_seconds",
        "gauge",
        id!("metric-outbox-age"),
        stored.oldest_mail_seconds,
    );
}

fn requests(told: &mut Told, service: &Service) {
    let answers = &service.counters.answers;
    told.labelled(
        ("turnpost_requests_total", id!("metric-requests"), "status"),
        answers.classes(),
    );
    let name = "turnpost_request_seconds";
    told.family(name, "histogram", id!("metric-request-seconds"));
    let (classes, all, seconds) = answers.times();
    for (most, count) in classes {
        let most = most as f64 / 1000.0;
        told.value(&format!("{name}_bucket{{le=\"{most}\"}}"), count);
    }
    told.value(&format!("{name}_bucket{{le=\"+Inf\"}}"), all);
    told.value(&format!("{name}_sum"), seconds);
    told.value(&format!("{name}_count"), all);
}
