"""A real SMTP server that misbehaves on demand: the name of a recipient says how.

Prints its port, then one JSON object for each message that it accepted. A name that begins with
`once-` makes the fault happen the first time only.
"""

import argparse
import asyncio
import base64
import json
import ssl

from aiosmtpd.smtp import SMTP, AuthResult

seen = set()


def fault_of(address):
    name = address.split("@")[0]
    if name.startswith("once-"):
        if name in seen:
            return ""
        seen.add(name)
        return name[len("once-") :]
    return name


class Handler:
    sender_fault = 0

    async def handle_RCPT(self, server, session, envelope, address, options):
        session.closes = False
        fault = fault_of(address)
        if fault == "busy":
            return "450 4.2.1 The mailbox is busy"
        if fault == "unknown":
            return "550 5.1.1 There is no such mailbox here"
        if fault == "nameless":
            return "550 No"
        if fault == "policy":
            return "550 5.7.1 Your server is on a list"
        if fault == "closing":
            return "421 4.3.2 The service is closing"
        if fault == "hang":
            await asyncio.sleep(3600)
        session.closes = fault == "close"
        session.refuses = fault
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_MAIL(self, server, session, envelope, address, options):
        if self.sender_fault:
            self.sender_fault -= 1
            return "550 5.7.1 We take nothing from you"
        envelope.mail_from = address
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if session.refuses == "content":
            return "554 5.6.0 We do not like what it says"
        if session.refuses == "gone":
            return "550 5.1.1 The mailbox is gone"
        message = {
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "data": base64.b64encode(envelope.original_content).decode(),
        }
        print(json.dumps(message), flush=True)
        return "250 Accepted"


class Server(SMTP):
    async def smtp_DATA(self, arg):
        if getattr(self.session, "closes", False):
            await self.push("354 Go on")
            await self._reader.read(10)
            self.transport.abort()
            return
        await super().smtp_DATA(arg)


def checker(user, password):
    def check(server, session, envelope, mechanism, data):
        good = (data.login, data.password) == (user.encode(), password.encode())
        return AuthResult(success=good, handled=False)

    return check


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tls", nargs=2, metavar=("CERTIFICATE", "KEY"))
    parser.add_argument("--at-once", action="store_true", help="TLS before the first word")
    parser.add_argument("--refuse-senders", type=int, default=0, metavar="TIMES")
    parser.add_argument("--user", nargs=2, metavar=("NAME", "PASSWORD"))
    arguments = parser.parse_args()
    context, settings = None, {}
    if arguments.tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*arguments.tls)
    if arguments.user:
        settings = {"authenticator": checker(*arguments.user), "auth_required": True}
    loop = asyncio.get_running_loop()
    handler = Handler()
    handler.sender_fault = arguments.refuse_senders
    later = None if arguments.at_once else context
    server = await loop.create_server(
        lambda: Server(handler, hostname="mail.example", tls_context=later, **settings),
        "127.0.0.1",
        0,
        ssl=context if arguments.at_once else None,
    )
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
