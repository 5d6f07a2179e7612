# A small image with both databases: docker build -t turnpost .
FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends libpq-dev gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /turnpost
COPY . .
RUN cargo build --release --locked --features postgres && strip target/release/turnpost

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libpq5 ca-certificates && rm -rf /var/lib/apt/lists/* \
    && useradd --system --home-dir /data --create-home turnpost
COPY --from=build /turnpost/target/release/turnpost /usr/local/bin/turnpost
USER turnpost
VOLUME /data
ENV TURNPOST_DATA=/data TURNPOST_BIND=0.0.0.0:8080
EXPOSE 8080
# Docker waits for requests in flight and for emails on their way.
STOPSIGNAL SIGTERM
ENTRYPOINT ["turnpost"]
CMD ["serve"]
