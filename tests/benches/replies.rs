//! How fast replies are read: the whole corpus, one core.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use turnpost::mail::reply;

fn read(criterion: &mut Criterion) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replies/corpus");
    let corpus: Vec<Vec<u8>> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "eml"))
        .map(|path| std::fs::read(path).unwrap())
        .collect();
    let mut group = criterion.benchmark_group("replies");
    group.throughput(Throughput::Elements(corpus.len() as u64));
    group.bench_function("read", |bencher| {
        bencher.iter(|| {
            for message in &corpus {
                black_box(reply::read(message));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, read);
criterion_main!(benches);
