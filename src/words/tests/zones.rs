//! Time zones in every language.

use chrono::NaiveDateTime;
use chrono_tz::Tz;

use super::super::{Language, Reader};

fn reader(language: Language, zone: &str) -> Reader {
    Reader {
        language,
        zone: zone.parse().expect("a zone"),
        ..Reader::default()
    }
}

fn city(language: Language, zone: &str) -> String {
    reader(language, zone).city(NaiveDateTime::default())
}

#[test]
fn a_zone_is_a_city_in_the_language_of_the_reader() {
    assert_eq!(city(Language::English, "Europe/Warsaw"), "Warsaw");
    assert_eq!(city(Language::Polish, "Europe/Warsaw"), "Warszawa");
    assert_eq!(city(Language::Russian, "Europe/Warsaw"), "Варшава");
    assert_eq!(city(Language::Polish, "Europe/Kiev"), "Kijów");
    assert_eq!(city(Language::Russian, "Asia/Calcutta"), "Калькутта");
    assert_eq!(city(Language::Russian, "UTC"), "UTC");
    assert_eq!(city(Language::Polish, "Etc/GMT+5"), "UTC-5");
}

#[test]
fn every_zone_of_the_list_is_named_once_in_every_language() {
    for language in Language::ALL {
        let regions = reader(language, "UTC").regions();
        assert_eq!(regions.len(), 10, "{regions:?}");
        let zones: Vec<_> = regions.iter().flat_map(|region| &region.zones).collect();
        assert!(zones.len() > 400, "{}", zones.len());
        let latin = |text: &str| text.contains(|sign: char| sign.is_ascii_alphabetic());
        for (zone, city) in zones {
            assert!(zone.parse::<Tz>().is_ok(), "{zone}");
            assert!(!city.contains(['[', '_']), "{city}");
            assert!(language != Language::Russian || !latin(city), "{city}");
        }
    }
}
