"""Reads messages (files) by the strictest rules of Python's parser; says what is wrong."""

import email
import email.policy
import sys

for path in sys.argv[1:]:
    raw = open(path, "rb").read()
    for line in raw.split(b"\r\n"):
        assert len(line) <= 998, f"{path}: a line of {len(line)} bytes"
        assert b"\n" not in line and b"\r" not in line, f"{path}: a bare line end"
    message = email.message_from_bytes(raw, policy=email.policy.strict + email.policy.SMTP)
    for part in message.walk():
        assert not part.defects, f"{path}: {part.defects}"
        for name, value in part.items():
            assert not getattr(value, "defects", ()), f"{path}: {name}: {value.defects}"
    for name in ("From", "To", "Subject", "Date", "Message-ID", "MIME-Version", "Auto-Submitted"):
        assert len(message.get_all(name, [])) == 1, f"{path}: {name}"
    text, html = message.get_body(("plain",)), message.get_body(("html",))
    assert text.get_content().strip() and html.get_content().strip(), f"{path}: an empty part"
    assert message["Auto-Submitted"] == "auto-generated", path
print(len(sys.argv) - 1)
