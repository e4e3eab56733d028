// Passkeys: the house asks, the device answers; everything else on these pages works without this script.
"use strict";

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) => (buffer ? btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") : null);

function asked(options) {
  const given = { ...options, challenge: bytes(options.challenge) };
  if (options.user) given.user = { ...options.user, id: bytes(options.user.id) };
  for (const list of ["excludeCredentials", "allowCredentials"])
    if (options[list]) given[list] = options[list].map((each) => ({ ...each, id: bytes(each.id) }));
  return given;
}

function answered(credential) {
  const { response } = credential;
  const told = { clientDataJSON: text(response.clientDataJSON) };
  for (const part of ["attestationObject", "authenticatorData", "signature", "userHandle"])
    if (response[part]) told[part] = text(response[part]);
  if (response.getTransports) told.transports = response.getTransports();
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: told, clientExtensionResults: {} };
}

async function post(path, body) {
  const headers = { "hx-request": "true", "content-type": "application/json" }; // so that a refusal is one sentence
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function prove(form) {
  const publicKey = asked(await post(form.dataset.ask, {}));
  let credential;
  try {
    credential = await (form.id === "make-passkey" ? navigator.credentials.create({ publicKey }) : navigator.credentials.get({ publicKey }));
  } catch {
    throw new Error(form.dataset.failed); // refused, too slow, or nothing there: browsers do not tell which
  }
  const done = await post(form.dataset.answer, { credential: answered(credential), label: form.elements.label?.value ?? "" });
  location.assign(done.path);
}

for (const form of document.querySelectorAll("#use-passkey, #make-passkey")) {
  if (!window.PublicKeyCredential) continue;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    document.getElementById("notice").textContent = "";
    try {
      await prove(form);
    } catch (error) {
      document.getElementById("notice").textContent = error.message || form.dataset.failed;
    } finally {
      button.removeAttribute("aria-disabled");
    }
  });
}
