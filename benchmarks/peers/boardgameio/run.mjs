// Command line of the boardgame.io peer: `agree FILE` replays recorded games and prints their
// scores, `run` plays random games as fast as boardgame.io allows and prints the time they took.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

// Before boardgame.io loads: its development build checks every state for serializability.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { createGame, legalMoves, moveOf } = require('./game.js');

// The action boardgame.io's client dispatches for a move.
function moveAction(id, playerID) {
  const [type, arg] = moveOf(id);
  return { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID } };
}

// Plays one game to its end by pick; returns its final state and the number of moves. It drives
// boardgame.io's reducer itself: a local Client runs the same reducer and adds a log and a store.
function playout(game, reducer, numPlayers, rounds, pick) {
  let state = InitializeGame({ game, numPlayers, setupData: { rounds } });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const ids = legalMoves(state.G);
    const id = ids[pick(ids.length)];
    state = reducer(state, moveAction(id, String(state.G.active)));
    if (state.transients !== undefined) throw new Error(`move ${id} was refused`);
    moves += 1;
  }
  return { state, moves };
}

// Hands out recorded picks [value, n] one by one and insists on the same questions.
function recordedPicks(picks) {
  let at = 0;
  const pick = (n) => {
    if (at === picks.length) throw new Error(`pick ${at} of ${n} is not recorded`);
    const [value, asked] = picks[at];
    if (asked !== n) throw new Error(`pick ${at}: recorded of ${asked}, asked of ${n}`);
    at += 1;
    return value;
  };
  const finish = () => {
    if (at !== picks.length) throw new Error(`${picks.length - at} picks left over`);
  };
  return { pick, finish };
}

function replay({ players, rounds, picks }) {
  const recorded = recordedPicks(picks);
  const game = ProcessGameConfig(createGame({ chanceOf: () => recorded.pick }));
  const { state } = playout(game, CreateGameReducer({ game }), players, rounds, recorded.pick);
  recorded.finish();
  return state.ctx.gameover.scores;
}

function agree(file) {
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) console.log(JSON.stringify(replay(JSON.parse(line))));
}

// The random player's generator (mulberry32). The deals come from boardgame.io's own random plugin,
// which only moves can reach; giving the deals this generator too made no measurable difference.
function randomPick(seed) {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

function run({ players, rounds, games, seed }) {
  const pick = randomPick(seed);
  const game = ProcessGameConfig(createGame());
  const reducer = CreateGameReducer({ game });
  let moves = 0;
  const start = process.hrtime.bigint();
  for (let i = 0; i < games; i++) {
    const seeded = { ...game, seed: `${seed}/${i}` }; // else every game would get the same deal
    moves += playout(seeded, reducer, players, rounds, pick).moves;
  }
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  console.log(JSON.stringify({ games, moves, seconds }));
}

function numbers(values) {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]));
}

function main() {
  const option = (text) => ({ type: 'string', default: text });
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      players: option('4'),
      rounds: option('1'),
      games: option('1000'),
      seed: option('1'),
    },
  });
  const [mode, file] = positionals;
  if (mode === 'agree' && file !== undefined) return agree(file);
  if (mode === 'run') return run(numbers(values));
  console.error(
    'usage: node run.mjs agree FILE\n' +
      '       node run.mjs run [--players 4] [--rounds 1] [--games 1000] [--seed 1]',
  );
  process.exitCode = 2;
}

main();
