"""Passkeys: a device proves that it holds a key, for this house and this question only, and that its owner is there."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import webauthn
from sqlalchemy import Connection, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fullboard.house import proofs
from fullboard.house.accounts import Accounts, Attach, Proven, attach_row
from fullboard.house.errors import BadRequest
from fullboard.house.names import can_be_seen, is_plain
from fullboard.house.people import Guest
from fullboard.house.store import Store, schema

MAKE = "new-passkey"
USE = "passkey"
SECONDS = 300.0
LONGEST_LABEL = 40
LONGEST_ID = 1400
NONSENSE = (WebAuthnException, ValueError, TypeError, LookupError, AttributeError)  # what an answer may lead to

T = TypeVar("T")
Answer = Mapping[str, Any]  # what the browser makes of a credential


@dataclass(frozen=True)
class Site:
    """Where a browser says it is: a passkey is good there and nowhere else."""

    host: str  # its name without a port
    origin: str


class Passkeys:
    """Asks devices for proof, and believes them."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self.store = store
        self.accounts = accounts

    # Making one

    async def ask_for_new(self, guest: Guest, browser: str, site: Site) -> dict[str, Any]:
        """What a browser is to be told so that a new passkey is made on a device that has none of this guest's."""
        there = [each.id for each in (await self.accounts.ways(guest.id)).passkeys]
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Fullboard",
            user_name=guest.name or "",
            user_id=guest.id.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in there],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        await self.store.write(
            lambda connection: proofs.ask(connection, MAKE, options.challenge, browser, SECONDS, guest=guest.id)
        )
        return options_to_json_dict(options)

    async def keep(self, guest: Guest, browser: str, site: Site, answer: Answer, label: str) -> Guest:
        """Let a guest be known by the passkey that was made; with the session that they go on with."""
        called = _label(label)

        def prove(connection: Connection) -> Attach:
            challenge = _understood(lambda: _challenge(answer))
            proofs.take(connection, MAKE, challenge, browser, guest.id)
            verified = _understood(
                lambda: webauthn.verify_registration_response(
                    credential=dict(answer),
                    expected_challenge=challenge,
                    expected_rp_id=site.host,
                    expected_origin=site.origin,
                    require_user_verification=True,
                )
            )
            own = bytes_to_base64url(verified.credential_id)
            if len(own) > LONGEST_ID or _find(connection, own) is not None:
                raise BadRequest("passkey-not-valid")
            row = {"id": own, "key": verified.credential_public_key, "count": verified.sign_count}
            return attach_row(schema.passkeys, {**row, "transports": _transports(answer), "label": called})

        return await self.accounts.attach(guest, prove)

    # Using one

    async def ask(self, browser: str, site: Site) -> dict[str, Any]:
        """What a browser is to be told so that somebody proves who they are; it says nothing of anybody."""
        options = webauthn.generate_authentication_options(
            rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self.store.write(lambda connection: proofs.ask(connection, USE, options.challenge, browser, SECONDS))
        return options_to_json_dict(options)

    async def use(self, browser: str, site: Site, answer: Answer, present: Guest | None) -> Guest:
        """Come in by a passkey."""

        def prove(connection: Connection) -> Proven:
            challenge = _understood(lambda: _challenge(answer))
            proofs.take(connection, USE, challenge, browser)
            row = _find(connection, str(answer.get("id", "")))
            if row is None:
                raise BadRequest("passkey-unknown")
            verified = _understood(
                lambda: webauthn.verify_authentication_response(
                    credential=dict(answer),
                    expected_challenge=challenge,
                    expected_rp_id=site.host,
                    expected_origin=site.origin,
                    credential_public_key=row.key,
                    credential_current_sign_count=row.count,
                    require_user_verification=True,
                )
            )
            _check_user(answer, row.guest)
            own = schema.passkeys.c.id == row.id
            used = {"count": verified.new_sign_count, "used": time.time()}
            connection.execute(update(schema.passkeys).where(own).values(used))
            return Proven(row.guest)

        return await self.accounts.admit(present, "passkey", prove)


def _find(connection: Connection, own: str) -> Any:
    """The passkey of that name; nobody else uses it until we are done."""
    known = schema.passkeys
    if not own.isascii() or len(own) > LONGEST_ID or not own.replace("-", "").replace("_", "").isalnum():
        raise BadRequest("passkey-not-valid")
    return connection.execute(select(known).where(known.c.id == own).with_for_update()).first()


def _challenge(answer: Answer) -> bytes:
    """The question that this answers, as the browser understood it."""
    return parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"])).challenge


def _check_user(answer: Answer, guest: str) -> None:
    """A device that says whose passkey it is says what we have told it."""
    handle = answer["response"].get("userHandle")
    if handle and _understood(lambda: base64url_to_bytes(handle)) != guest.encode():
        raise BadRequest("passkey-not-valid")


def _transports(answer: Answer) -> list[str]:
    """How the device can be reached, as far as it says."""
    told = answer["response"].get("transports")
    known = [each.value for each in AuthenticatorTransport]
    return [each for each in known if each in told] if isinstance(told, list) else []


def _understood(read: Callable[[], T]) -> T:
    """What there is to be read in an answer, whatever was sent instead of one."""
    try:
        return read()
    except NONSENSE as error:
        raise BadRequest("passkey-not-valid") from error
    except RecursionError:
        raise BadRequest("passkey-not-valid") from None


def _label(label: str) -> str:
    said = "".join(letter for letter in label if is_plain(letter)).strip()[:LONGEST_LABEL]
    return said if can_be_seen(said) else ""
