// The card game Compañeros as a boardgame.io game, for local playouts and for a server alike.
// CommonJS, because Node finds boardgame.io's sub-packages through require only.
'use strict';

const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
const { original, isDraft } = require('immer');

const CARDS_PER_SUIT = 10;
const TRICKS = 9; // CO-1
const FIRST_TAKE = 60; // ids below play that card, FIRST_TAKE + suit takes that suit

// The moves alone drive the game, so clients are offered no button that ends a turn or the game.
const NO_CLIENT_EVENTS = {
  endTurn: false,
  pass: false,
  endPhase: false,
  setPhase: false,
  endGame: false,
  setActivePlayers: false,
  endStage: false,
  setStage: false,
};

const suitOf = (card) => Math.trunc(card / CARDS_PER_SUIT);
const valueOf = (card) => (card % CARDS_PER_SUIT) + 1;
const ascending = (a, b) => a - b;
const zeros = (n) => new Array(n).fill(0);

// Moves return a new G instead of writing to immer's draft, so they can read the plain object
// behind it: reading through the draft's proxies halves the games per second.
const plain = (G) => (isDraft(G) ? original(G) : G);

// boardgame.io's random plugin as a chance: a whole number from 0 to n - 1.
const pluginChance = (random) => (n) => random.Die(n) - 1;

// The first n cards of the deck make the pot, then 9 cards each (CO-1). Only the cards that are
// dealt by choice are drawn: the last seat gets the rest.
function deal(n, pick) {
  const size = CARDS_PER_SUIT * n;
  const deck = Array.from({ length: size }, (_, card) => card);
  for (let i = 0; i < size - TRICKS; i++) {
    const j = i + pick(size - i);
    const card = deck[j];
    deck[j] = deck[i];
    deck[i] = card;
  }
  const hands = [];
  for (let at = n; at < size; at += TRICKS) {
    hands.push(deck.slice(at, at + TRICKS).sort(ascending));
  }
  return { pot: deck.slice(0, n), hands };
}

function newRound(n, starter, pick) {
  return {
    ...deal(n, pick),
    starter, // who led the first trick of the round (CO-11)
    leader: starter, // who leads this trick
    active: starter, // whose move it is
    table: new Array(n).fill(null), // this trick's cards by seat
    played: 0, // how many of them lie on the table
    takers: [], // seats still to take from the pot, strongest first
    firstTaker: null,
    wonCards: zeros(n),
    wonPoints: zeros(n), // secret until the round ends (CO-10)
  };
}

function suitSums(table) {
  const sums = zeros(table.length);
  for (const card of table) sums[suitOf(card)] += valueOf(card);
  return sums;
}

// Seats by falling suit sum, then by falling own card (CO-4, CO-5).
function strongestFirst(table, sums) {
  const rank = table.map((card) => sums[suitOf(card)] * FIRST_TAKE + card);
  return rank.map((_, seat) => seat).sort((a, b) => rank[b] - rank[a]);
}

// Those who may take, in order: everybody before the first tie between two suits (CO-4).
function takersOf(table) {
  const sums = suitSums(table);
  const takers = [];
  for (const seat of strongestFirst(table, sums)) {
    const suit = suitOf(table[seat]);
    if (sums.indexOf(sums[suit]) !== sums.lastIndexOf(sums[suit])) break;
    takers.push(seat);
  }
  return takers;
}

// The leader in total score; on a tie the first of them clockwise from the last starter (CO-11).
function nextStarter(scores, starter) {
  const best = Math.max(...scores);
  let seat = starter;
  while (scores[seat] !== best) seat = (seat + 1) % scores.length;
  return seat;
}

// From here to shareOut, G is the new object of the move under way, so it may be written to.
function endRound(G, pick) {
  G.scores = G.scores.map((score, seat) => score + G.wonPoints[seat]);
  G.round += 1; // what is left in the pot scores for nobody (CO-9)
  if (G.round === G.rounds) return G;
  const starter = nextStarter(G.scores, G.starter);
  return Object.assign(G, newRound(G.scores.length, starter, pick));
}

function endTrick(G, pick) {
  G.tricks += 1;
  G.pot = G.pot.concat(G.table); // CO-7
  if (G.tricks % TRICKS === 0) return endRound(G, pick);
  if (G.firstTaker !== null) G.leader = G.firstTaker; // CO-8
  G.firstTaker = null;
  G.active = G.leader;
  G.table = new Array(G.table.length).fill(null);
  G.played = 0;
  G.takers = [];
  return G;
}

// Hands the share-out to its next taker, or ends it: nobody left, or an empty pot (CO-6).
function shareOut(G, takers, pick) {
  if (takers.length === 0 || G.pot.length === 0) return endTrick(G, pick);
  G.takers = takers;
  G.active = takers[0];
  return G;
}

// The game for one kind of chance: `chanceOf(random)` gives the deal its pick(n). The default is
// boardgame.io's own random plugin; a replay passes recorded picks instead.
function createGame({ chanceOf = pluginChance } = {}) {
  function playCard({ G: draft, random, playerID }, card) {
    const was = plain(draft);
    const seat = was.active;
    if (playerID !== String(seat) || was.takers.length > 0) return INVALID_MOVE;
    const hand = was.hands[seat];
    if (!hand.includes(card)) return INVALID_MOVE; // CO-3: any card of the hand will do
    const G = { ...was, hands: was.hands.slice(), table: was.table.slice() };
    G.hands[seat] = hand.filter((held) => held !== card);
    G.table[seat] = card;
    G.played += 1;
    if (G.played === G.table.length) return shareOut(G, takersOf(G.table), chanceOf(random));
    G.active = (seat + 1) % G.table.length;
    return G;
  }

  function takeSuit({ G: draft, random, playerID }, suit) {
    const was = plain(draft);
    const seat = was.active;
    if (playerID !== String(seat) || was.takers.length === 0) return INVALID_MOVE;
    const pot = was.pot.filter((card) => suitOf(card) !== suit);
    const count = was.pot.length - pot.length;
    if (count === 0) return INVALID_MOVE; // CO-6: a suit of the pot, and no passing
    const G = { ...was, pot, wonCards: was.wonCards.slice(), wonPoints: was.wonPoints.slice() };
    G.wonCards[seat] += count;
    for (const card of was.pot) if (suitOf(card) === suit) G.wonPoints[seat] += valueOf(card);
    G.firstTaker ??= seat;
    return shareOut(G, was.takers.slice(1), chanceOf(random));
  }

  return {
    name: 'companeros',
    minPlayers: 3,
    maxPlayers: 6,
    disableUndo: true,

    setup: ({ ctx, random }, setupData) => {
      const pick = chanceOf(random);
      const n = ctx.numPlayers;
      return {
        rounds: setupData?.rounds ?? 1,
        round: 0,
        tricks: 0, // finished ones, over all rounds
        scores: zeros(n), // of the rounds that are over
        ...newRound(n, pick(n), pick), // CO-11: a random seat starts
      };
    },

    // Any move may end the round, which needs what a client must not see: server only.
    moves: {
      playCard: { move: playCard, client: false },
      takeSuit: { move: takeSuit, client: false },
    },

    // A turn is a trick, opened by its leader. Who moves inside it is G.active, checked by the
    // moves: giving every move a turn of its own took about half as much time again per game.
    turn: {
      activePlayers: ActivePlayers.ALL,
      order: {
        first: ({ G }) => G.leader,
        next: ({ G }) => G.leader,
      },
      endIf: ({ G, ctx }) => G.tricks === ctx.turn,
    },
    events: NO_CLIENT_EVENTS,

    endIf: ({ G }) => (G.round === G.rounds ? result(G) : undefined),
    playerView,
  };
}

// Most points win; a tie is a shared win (CO-12).
function result({ scores }) {
  const best = Math.max(...scores);
  const winners = [];
  scores.forEach((score, seat) => {
    if (score === best) winners.push(String(seat));
  });
  return { scores, winners };
}

// A player sees their own hand and how many cards everybody holds and has won, but not which
// won cards score what, not even their own (CO-10).
function playerView({ G, playerID }) {
  const { hands, wonPoints, ...view } = G;
  view.handCards = hands.map((hand) => hand.length);
  view.hands = hands.map((hand, seat) => (String(seat) === playerID ? hand : []));
  return view;
}

// The ids of the legal moves, ascending. Also works on a player's view of the seat to move.
function legalMoves(G) {
  if (G.takers.length === 0) return G.hands[G.active];
  const ids = [];
  for (const card of G.pot) {
    const id = FIRST_TAKE + suitOf(card);
    if (!ids.includes(id)) ids.push(id);
  }
  return ids.sort(ascending);
}

// The boardgame.io move name and argument for a move id.
const moveOf = (id) => (id < FIRST_TAKE ? ['playCard', id] : ['takeSuit', id - FIRST_TAKE]);

module.exports = { createGame, legalMoves, moveOf };
