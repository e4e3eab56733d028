// Buttons that copy this page's address or hand it on; hidden where the browser cannot.

function offer() {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = !navigator.clipboard;
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
}
document.addEventListener("htmx:after:swap", offer);
offer();

// The picture goes along where the browser hands on files; the link alone where it does not.
async function pictureOf({ dataset: { file } }) {
  if (!file || !navigator.canShare) return {};
  const answer = await fetch(file).catch(() => null);
  if (!answer?.ok) return {};
  const files = [new File([await answer.blob()], "fullboard.png", { type: "image/png" })];
  return navigator.canShare({ files }) ? { files } : {};
}

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  const address = (button) => new URL(button.dataset.link || location.href, location.href).href;
  if (copy) {
    await navigator.clipboard.writeText(address(copy));
    copy.dataset.label ??= copy.textContent;
    copy.textContent = copy.dataset.done;
    setTimeout(() => { copy.textContent = copy.dataset.label; }, 2000);
  }
  const share = event.target.closest("[data-share]");
  if (share) await navigator.share({ title: document.title, url: address(share), ...(await pictureOf(share)) }).catch(() => {});
});
