// Small sounds of our own, made here and nowhere recorded: a piece that is put down, dice, the end of a match.

let lying = "";
let rolled = "";
let ended = false;

const table = document.getElementById("live");
const drawn = (selector, mark) => [...table.querySelectorAll(selector)].map(mark).join(" ");
const look = () => ({
  lies: drawn("[data-piece]", (piece) => `${piece.id}@${piece.parentElement.id || piece.parentElement.className}`),
  dice: drawn("[data-dice]", (dice) => dice.dataset.dice),
  over: document.getElementById("status").dataset.finished === "yes",
});

// A short noise through a filter: low and soft is a card on wood, high and hard a die.
function knock(pitch, start, length, loud) {
  audio ??= new AudioContext();
  audio.resume();
  const many = Math.ceil(audio.sampleRate * length);
  const noise = audio.createBuffer(1, many, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < many; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / many) ** 3;
  const source = Object.assign(audio.createBufferSource(), { buffer: noise });
  const filter = Object.assign(audio.createBiquadFilter(), { type: "bandpass" });
  const volume = audio.createGain();
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + start);
}

function chord() {
  audio ??= new AudioContext();
  for (const [pitch, start] of [[523, 0], [659, 0.12], [784, 0.24], [1047, 0.4]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + start;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
}

function listen() {
  const { lies, dice, over } = look();
  if (settings.sound && !document.hidden) {
    if (over && !ended) chord();
    else if (dice && dice !== rolled) for (const start of [0, 0.07, 0.13, 0.22]) knock(2600, start, 0.05, 0.5);
    else if (lies !== lying) knock(900, 0, 0.08, 0.6);
  }
  [lying, rolled, ended] = [lies, dice, over];
}

[lying, rolled, ended] = Object.values(look());
document.addEventListener("htmx:after:swap", (event) => { if (event.detail.ctx.target === table) listen(); });
