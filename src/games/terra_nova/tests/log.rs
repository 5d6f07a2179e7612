//! What the log says, in every language.

use super::*;

#[test]
fn towns_and_palaces_are_told_by_their_names() {
    let table = table(&["golems", "fairies"])
        .posts(A, "C3 D4 D5")
        .houses(A, "B2");
    let mut town = table.clone().play(A, "bridge C3-D4");
    let events = town.tell(A, "town coins");
    let mut palace = table;
    let upgrade = palace.tell(A, "upgrade D5 left");
    let said = |events: &[Event], at: usize| {
        ["en", "pl", "ru"].map(|language| {
            let catalogue = Catalogue::new(TerraNova::info().messages);
            let names = ["Ana".to_owned()];
            catalogue.words(language, &names).say(&events[at].message)
        })
    };
    assert_eq!(
        said(&events, 0),
        [
            "Ana founds a town at B2 with the town tile ‘Coins’.",
            "Ana zakłada miasto przy B2 z żetonem „Monety”.",
            "Ana основывает город у B2 с жетоном «Монеты».",
        ]
    );
    assert_eq!(
        said(&upgrade, 0),
        [
            "Ana upgrades D5 to the left palace (14 coins).",
            "Ana ulepsza D5: lewy pałac (14 monet).",
            "Ana улучшает D5: левый дворец (14 монет).",
        ]
    );
}
