//! Time zones as people know them: by a city, in the reader's language.

use chrono::{NaiveDateTime, Offset, TimeZone};
use chrono_tz::{TZ_VARIANTS, Tz};

use super::{Message, Reader, message};

/// Zones of one part of the world, by the names of their cities.
#[derive(Clone, Debug)]
pub struct Region {
    pub name: String,
    /// What forms send, and what people read.
    pub zones: Vec<(&'static str, String)>,
}

/// Names that browsers still send, and what the same zones are called now.
const RENAMED: [(&str, &str); 18] = [
    ("Africa/Asmera", "Africa/Asmara"),
    ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ("America/Catamarca", "America/Argentina/Catamarca"),
    ("America/Coral_Harbour", "America/Atikokan"),
    ("America/Cordoba", "America/Argentina/Cordoba"),
    ("America/Godthab", "America/Nuuk"),
    ("America/Indianapolis", "America/Indiana/Indianapolis"),
    ("America/Jujuy", "America/Argentina/Jujuy"),
    ("America/Louisville", "America/Kentucky/Louisville"),
    ("America/Mendoza", "America/Argentina/Mendoza"),
    ("Asia/Calcutta", "Asia/Kolkata"),
    ("Asia/Katmandu", "Asia/Kathmandu"),
    ("Asia/Rangoon", "Asia/Yangon"),
    ("Asia/Saigon", "Asia/Ho_Chi_Minh"),
    ("Atlantic/Faeroe", "Atlantic/Faroe"),
    ("Europe/Kiev", "Europe/Kyiv"),
    ("Pacific/Ponape", "Pacific/Pohnpei"),
    ("Pacific/Truk", "Pacific/Chuuk"),
];

/// The message that names a zone.
pub(crate) fn id(zone: &str) -> String {
    format!("zone-{}", zone.to_lowercase().replace('/', "-"))
}

/// What a zone is called now.
pub fn present_name(zone: Tz) -> &'static str {
    let mut renamed = RENAMED.iter();
    let known = renamed.find(|(before, _)| *before == zone.name());
    known.map_or(zone.name(), |(_, now)| now)
}

impl Reader {
    /// Whose clock the reader's is; a zone that has no city is how far it is from UTC at a moment.
    pub fn city(self, at: NaiveDateTime) -> String {
        self.city_of(present_name(self.zone)).unwrap_or_else(|| {
            let minutes = self
                .zone
                .offset_from_utc_datetime(&at)
                .fix()
                .local_minus_utc()
                / 60;
            match (minutes / 60, minutes.abs() % 60) {
                (0, 0) => "UTC".to_owned(),
                (hours, 0) => format!("UTC{hours:+}"),
                (hours, minutes) => format!("UTC{hours:+}:{minutes:02}"),
            }
        })
    }

    fn city_of(self, zone: &str) -> Option<String> {
        let name: Message = message!(id(zone));
        self.words().has(&name.id).then(|| self.tell(name))
    }

    /// Every zone that is called by a city.
    pub fn regions(self) -> Vec<Region> {
        let mut regions: Vec<Region> = Vec::new();
        for zone in TZ_VARIANTS.iter().map(|zone| zone.name()) {
            let Some((region, city)) = zone.split_once('/').zip(self.city_of(zone)) else {
                continue;
            };
            let region = message!(format!("region-{}", region.0.to_lowercase()));
            let name = self.tell(region);
            match regions.last_mut() {
                Some(last) if last.name == name => last.zones.push((zone, city)),
                _ => regions.push(Region {
                    name,
                    zones: vec![(zone, city)],
                }),
            }
        }
        for region in &mut regions {
            region.zones.sort_by(|one, other| one.1.cmp(&other.1));
        }
        regions
    }
}
