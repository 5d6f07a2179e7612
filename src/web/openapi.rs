//! The OpenAPI description of the JSON API.

use actix_web::HttpResponse;
use serde_json::{Value, json};

pub async fn document() -> HttpResponse {
    HttpResponse::Ok().json(describe())
}

/// Every operation: method, path, summary, body, what success gives.
const OPERATIONS: [(&str, &str, &str, Option<&str>, &str); 33] = [
    ("get", "/games", "The games with their options", None, "200"),
    (
        "get",
        "/lobby",
        "Open tables, seats for substitutes, public matches; filters: game, speed, seats",
        None,
        "200",
    ),
    ("get", "/me", "Your settings", None, "200"),
    (
        "get",
        "/players/{name}",
        "A player as everybody may see them",
        None,
        "200",
    ),
    (
        "get",
        "/players/{name}/ratings",
        "A player's ratings and how they came about",
        None,
        "200",
    ),
    (
        "get",
        "/ratings/{game}",
        "The leaderboard of a game, and how people did by role and by seat",
        None,
        "200",
    ),
    (
        "get",
        "/queues",
        "How many wait for which match, and what you wait for",
        None,
        "200",
    ),
    (
        "put",
        "/queues",
        "Wait for a match to be made",
        Some("Wanted"),
        "204",
    ),
    (
        "delete",
        "/queues/{game}/{speed}/{seats}",
        "No longer wait for it",
        None,
        "204",
    ),
    (
        "get",
        "/leagues",
        "Leagues and tournaments with their newest seasons",
        None,
        "200",
    ),
    (
        "get",
        "/leagues/{id}/seasons/{number}",
        "A season: its rules, standings and tables",
        None,
        "200",
    ),
    (
        "get",
        "/matches",
        "Your matches, those that wait for you first",
        None,
        "200",
    ),
    ("post", "/matches", "Open a table", Some("Open"), "201"),
    (
        "get",
        "/matches/{id}",
        "A match as you may see it",
        None,
        "200",
    ),
    (
        "put",
        "/matches/{id}/seat",
        "Take a free seat, or one that is open to a substitute",
        Some("Join"),
        "200",
    ),
    (
        "delete",
        "/matches/{id}/seat",
        "Leave the table or the match",
        None,
        "204",
    ),
    (
        "get",
        "/matches/{id}/legal",
        "What you may do now",
        None,
        "200",
    ),
    (
        "post",
        "/matches/{id}/preview",
        "What an action would do",
        Some("Line"),
        "200",
    ),
    (
        "post",
        "/matches/{id}/actions",
        "Play an action; 409 with the fresh match if the number is stale",
        Some("Act"),
        "200",
    ),
    (
        "get",
        "/matches/{id}/actions/{number}",
        "The match as it stood after an action",
        None,
        "200",
    ),
    (
        "post",
        "/matches/{id}/undo",
        "Take back your last action",
        Some("Undo"),
        "200",
    ),
    (
        "get",
        "/matches/{id}/log",
        "What happened, in sentences",
        None,
        "200",
    ),
    (
        "get",
        "/matches/{id}/points",
        "The points of each seat after each action",
        None,
        "200",
    ),
    (
        "get",
        "/matches/{id}/record",
        "The record as text",
        None,
        "200",
    ),
    (
        "get",
        "/matches/{id}/talk",
        "The newest table talk",
        None,
        "200",
    ),
    (
        "post",
        "/matches/{id}/talk",
        "Say something at the table",
        Some("Words"),
        "204",
    ),
    (
        "get",
        "/matches/{id}/notes",
        "Your private notes",
        None,
        "200",
    ),
    (
        "put",
        "/matches/{id}/notes",
        "Change your private notes",
        Some("Words"),
        "204",
    ),
    (
        "get",
        "/matches/{id}/orders",
        "Your standing orders",
        None,
        "200",
    ),
    (
        "put",
        "/matches/{id}/orders",
        "Change your standing orders, one a line",
        Some("Words"),
        "204",
    ),
    ("get", "/matches/{id}/plan", "Your plan", None, "200"),
    (
        "put",
        "/matches/{id}/plan",
        "Change your plan, and queue it if you like",
        Some("Plan"),
        "200",
    ),
    ("get", "/openapi.json", "This document", None, "200"),
];

pub fn describe() -> Value {
    let mut paths = json!({});
    for (method, path, summary, body, success) in OPERATIONS {
        let mut operation = json!({
            "summary": summary,
            "responses": {
                success: { "description": "Done" },
                "default": {
                    "description": "A problem document (RFC 9457)",
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
        "info": { "title": "Turnpost", "version": "1" },
        "servers": [{ "url": "/api/v1" }],
        "security": [{ "token": [] }, {}],
        "paths": paths,
        "components": {
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
            "schemas": schemas(),
        },
    })
}

fn schemas() -> Value {
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
            "match": { "type": "object", "description": "The fresh match, with status 409" },
        })),
    })
}
