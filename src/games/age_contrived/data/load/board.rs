//! The map, its regions and its monuments.

use super::{Check, ensure, wrong};
use crate::data::raw::{self, Raw};
use crate::data::*;
use crate::state::ids::*;

fn index<T>(
    table: &'static str,
    id: &str,
    lines: &[T],
    name: impl Fn(&T) -> &str,
    word: &str,
) -> Check<u8> {
    match lines.iter().position(|line| name(line) == word) {
        Some(at) => Ok(small(at)),
        None => wrong(table, id, format!("`{word}` is not known")),
    }
}

pub(super) fn places(raw: &Raw) -> Check<Vec<PlaceInfo>> {
    let all: Vec<(&'static str, &raw::Space)> = raw
        .space
        .iter()
        .map(|line| ("space", line))
        .chain(raw.bridge_site.iter().map(|line| ("bridge_site", line)))
        .collect();
    let mut places = Vec::new();
    for &(table, line) in &all {
        let mut regions = 0;
        for region in line.region.iter().chain(&line.regions) {
            regions |= 1 << index(table, &line.id, &raw.region, |region| &region.id, region)?;
        }
        let needed = if table == "space" { 1 } else { 2 };
        ensure(u8::count_ones(regions) == needed, table, &line.id, || {
            format!("it needs {needed} region(s)")
        })?;
        let central = line.region.as_deref() == Some("center");
        let ends = if central { 3 } else { 2 };
        ensure(line.ends.len() == ends, table, &line.id, || {
            format!("it needs {ends} ends")
        })?;
        let towards =
            |word: &String| index(table, &line.id, &all, |(_, place)| &place.id, word).map(Place);
        let ends = line
            .ends
            .iter()
            .map(|end| end.iter().map(towards).collect())
            .collect::<Check<_>>()?;
        let code = line.id.clone();
        places.push(PlaceInfo {
            code,
            regions,
            ends,
            x: line.x,
            y: line.y,
        });
    }
    for (at, &(table, line)) in all.iter().enumerate() {
        for &other in places[at].ends.iter().flatten() {
            let back = places[other.index()].end_towards(Place(small(at)));
            ensure(back.is_some(), table, &line.id, || {
                format!("`{}` does not lead back here", places[other.index()].code)
            })?;
        }
    }
    Ok(places)
}

pub(super) fn monuments(raw: &Raw) -> Check<Vec<MonumentInfo>> {
    let mut monuments = Vec::new();
    for line in &raw.monument {
        let region = Region(index(
            "monument",
            &line.id,
            &raw.region,
            |region| &region.id,
            &line.region,
        )?);
        let segments: Vec<&raw::Segment> = raw
            .segment
            .iter()
            .filter(|segment| segment.monument == line.id)
            .collect();
        ensure(
            (1..=9).contains(&segments.len()),
            "monument",
            &line.id,
            || "it has no segments".into(),
        )?;
        let mut known = Vec::new();
        for (at, segment) in segments.into_iter().enumerate() {
            let id = format!("{} {}", line.id, segment.number);
            ensure(
                usize::from(segment.number) == at + 1,
                "segment",
                &id,
                || format!("number {} comes here", at + 1),
            )?;
            let Ok(spaces) = <[Asked; 3]>::try_from(segment.spaces.clone()) else {
                return wrong("segment", id, "it needs 3 spaces");
            };
            let free = segment
                .gain
                .iter()
                .filter(|&&asked| asked == Asked::Any)
                .count();
            ensure(free <= 1, "segment", &id, || {
                "at most one gain can be `any`".into()
            })?;
            known.push(Segment {
                spaces,
                gain: segment.gain.clone(),
            });
        }
        monuments.push(MonumentInfo {
            id: line.id.clone(),
            code: line.code.clone(),
            region,
            always_in_play: line.always_in_play,
            segments: known,
        });
    }
    if let Some(stray) = raw
        .segment
        .iter()
        .find(|line| raw.monument.iter().all(|mon| mon.id != line.monument))
    {
        return wrong("segment", &stray.monument, "there is no such monument");
    }
    let always = monuments.iter().filter(|mon| mon.always_in_play).count();
    ensure(always == 1, "monument", "always_in_play", || {
        format!("one monument is always in play, not {always}")
    })?;
    Ok(monuments)
}

pub(super) fn regions(raw: &Raw, places: &[PlaceInfo]) -> Check<Vec<RegionInfo>> {
    let mut regions = Vec::new();
    for (at, line) in raw.region.iter().enumerate() {
        let outer = at + 1 < REGIONS;
        ensure((line.kind == "outer") == outer, "region", &line.id, || {
            "the five outer regions come first, then the centre".into()
        })?;
        let monument = Mon(index(
            "region",
            &line.id,
            &raw.monument,
            |mon| &mon.id,
            &line.monument,
        )?);
        ensure(
            raw.monument[monument.index()].region == line.id,
            "region",
            &line.id,
            || format!("the monument `{}` names another region", line.monument),
        )?;
        let pillar = index(
            "region",
            &line.id,
            &raw.pillar,
            |pillar| &pillar.id,
            &line.pillar,
        )?;
        let pillar = &raw.pillar[usize::from(pillar)];
        ensure(
            pillar.region == line.id && pillar.spaces == 2,
            "pillar",
            &pillar.id,
            || format!("it needs the region `{}` and 2 spaces", line.id),
        )?;
        let place = |word: &Option<String>| match word {
            Some(word) => index("region", &line.id, places, |place| &place.code, word)
                .map(|at| Some(Place(at))),
            None => Ok(None),
        };
        let (start, centre, spoke) = (
            place(&line.start_space)?,
            place(&line.center_space)?,
            place(&line.spoke_site)?,
        );
        let spoke = spoke.and_then(Place::site);
        ensure(
            outer == start.is_some() && outer == centre.is_some() && outer == spoke.is_some(),
            "region",
            &line.id,
            || "outer regions have a start space, a central space and a spoke site".into(),
        )?;
        regions.push(RegionInfo {
            id: line.id.clone(),
            code: line.code.clone(),
            monument,
            pillar: line.pillar.clone(),
            start,
            spoke,
        });
    }
    Ok(regions)
}
