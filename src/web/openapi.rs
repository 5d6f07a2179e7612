//! The OpenAPI description of the JSON API.

use actix_web::HttpResponse;
use serde_json::{Value, json};

use crate::page::{Reader, asking};
use words::id;

pub async fn document() -> HttpResponse {
    HttpResponse::Ok().json(describe(asking()))
}

/// Every operation: method, path, message of its summary, body, what success gives.
const OPERATIONS: [(&str, &str, &str, Option<&str>, &str); 33] = [
    ("get", "/games", id!("api-get-games"), None, "200"),
    ("get", "/lobby", id!("api-get-lobby"), None, "200"),
    ("get", "/me", id!("api-get-me"), None, "200"),
    (
        "get",
        "/players/{name}",
        id!("api-get-players-name"),
        None,
        "200",
    ),
    (
        "get",
        "/players/{name}/ratings",
        id!("api-get-players-name-ratings"),
        None,
        "200",
    ),
    (
        "get",
        "/ratings/{game}",
        id!("api-get-ratings-game"),
        None,
        "200",
    ),
    ("get", "/queues", id!("api-get-queues"), None, "200"),
    (
        "put",
        "/queues",
        id!("api-put-queues"),
        Some("Wanted"),
        "204",
    ),
    (
        "delete",
        "/queues/{game}/{speed}/{seats}",
        id!("api-delete-queues-game-speed-seats"),
        None,
        "204",
    ),
    ("get", "/leagues", id!("api-get-leagues"), None, "200"),
    (
        "get",
        "/leagues/{id}/seasons/{number}",
        id!("api-get-leagues-id-seasons-number"),
        None,
        "200",
    ),
    ("get", "/matches", id!("api-get-matches"), None, "200"),
    (
        "post",
        "/matches",
        id!("api-post-matches"),
        Some("Open"),
        "201",
    ),
    (
        "get",
        "/matches/{id}",
        id!("api-get-matches-id"),
        None,
        "200",
    ),
    (
        "put",
        "/matches/{id}/seat",
        id!("api-put-matches-id-seat"),
        Some("Join"),
        "200",
    ),
    (
        "delete",
        "/matches/{id}/seat",
        id!("api-delete-matches-id-seat"),
        None,
        "204",
    ),
    (
        "get",
        "/matches/{id}/legal",
        id!("api-get-matches-id-legal"),
        None,
        "200",
    ),
    (
        "post",
        "/matches/{id}/preview",
        id!("api-post-matches-id-preview"),
        Some("Line"),
        "200",
    ),
    (
        "post",
        "/matches/{id}/actions",
        id!("api-post-matches-id-actions"),
        Some("Act"),
        "200",
    ),
    (
        "get",
        "/matches/{id}/actions/{number}",
        id!("api-get-matches-id-actions-number"),
        None,
        "200",
    ),
    (
        "post",
        "/matches/{id}/undo",
        id!("api-post-matches-id-undo"),
        Some("Undo"),
        "200",
    ),
    (
        "get",
        "/matches/{id}/log",
        id!("api-get-matches-id-log"),
        None,
        "200",
    ),
    (
        "get",
        "/matches/{id}/points",
        id!("api-get-matches-id-points"),
        None,
        "200",
    ),
    (
        "get",
        "/matches/{id}/record",
        id!("api-get-matches-id-record"),
        None,
        "200",
    ),
    (
        "get",
        "/matches/{id}/talk",
        id!("api-get-matches-id-talk"),
        None,
        "200",
    ),
    (
        "post",
        "/matches/{id}/talk",
        id!("api-post-matches-id-talk"),
        Some("Words"),
        "204",
    ),
    (
        "get",
        "/matches/{id}/notes",
        id!("api-get-matches-id-notes"),
        None,
        "200",
    ),
    (
        "put",
        "/matches/{id}/notes",
        id!("api-put-matches-id-notes"),
        Some("Words"),
        "204",
    ),
    (
        "get",
        "/matches/{id}/orders",
        id!("api-get-matches-id-orders"),
        None,
        "200",
    ),
    (
        "put",
        "/matches/{id}/orders",
        id!("api-put-matches-id-orders"),
        Some("Words"),
        "204",
    ),
    (
        "get",
        "/matches/{id}/plan",
        id!("api-get-matches-id-plan"),
        None,
        "200",
    ),
    (
        "put",
        "/matches/{id}/plan",
        id!("api-put-matches-id-plan"),
        Some("Plan"),
        "200",
    ),
    (
        "get",
        "/openapi.json",
        id!("api-get-openapi-json"),
        None,
        "200",
    ),
];

pub fn describe(t: Reader) -> Value {
    let mut paths = json!({});
    for (method, path, summary, body, success) in OPERATIONS {
        let mut operation = json!({
            "summary": t.say(summary).to_string(),
            "responses": {
                success: { "description": t.say("api-done").to_string() },
                "default": {
                    "description": t.say("api-problem").to_string(),
                    "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } },
                },
            },
        });
        let parameter = |name: &str| {
            let kind = match name {
                "name" | "game" | "speed" => "string",
                _ => "integer",
            };
            json!({ "name": name, "in": "path", "required": true, "schema": { "type": kind } })
        };
        let named = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let parameters: Vec<Value> = named.map(parameter).collect();
        if !parameters.is_empty() {
            operation["parameters"] = json!(parameters);
        }
        if let Some(body) = body {
            let schema = json!({ "$ref": format!("#/components/schemas/{body}") });
            operation["requestBody"] = json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        paths[path][method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": t.say("site").to_string(), "version": "1" },
        "servers": [{ "url": "/api/v1" }],
        "security": [{ "token": [] }, {}],
        "paths": paths,
        "components": {
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
            "schemas": schemas(t),
        },
    })
}

fn schemas(t: Reader) -> Value {
    let text = json!({ "type": "string" });
    let number = json!({ "type": "integer" });
    let object = |required: &[&str], properties: Value| json!({ "type": "object", "required": required, "properties": properties });
    json!({
        "Line": object(&["line"], json!({ "line": text })),
        "Act": object(&["number", "line"], json!({ "number": number, "line": text })),
        "Join": object(&[], json!({ "invitation": text })),
        "Words": object(&["words"], json!({ "words": text })),
        "Plan": object(&["steps"], json!({ "steps": { "type": "array", "items": text }, "queued": { "type": "boolean" } })),
        "Undo": object(&["number"], json!({ "number": number })),
        "Open": object(&["game", "seats"], json!({
            "game": text,
            "seats": number,
            "title": text,
            "options": { "type": "object", "additionalProperties": text },
            "bots": number,
            "level": { "enum": ["greedy", "club", "strong"] },
            "visibility": { "enum": ["public", "unlisted", "invitation"] },
            "speed": { "enum": ["fast", "daily", "relaxed", "slow", "bank", "untimed"] },
        })),
        "Wanted": object(&["game", "speed", "seats"], json!({
            "game": text,
            "speed": { "enum": ["fast", "daily", "relaxed", "slow", "bank", "untimed"] },
            "seats": number,
        })),
        "Problem": object(&["title", "status", "detail"], json!({
            "type": text,
            "title": text,
            "status": number,
            "detail": text,
            "match": { "type": "object", "description": t.say("api-fresh").to_string() },
        })),
    })
}
