// French belote in JavaScript, as far as tricks and legal cards go. It has one mistake: the first report finds it.
"use strict";

const TRUMP = { order: "78QKTA9J", points: { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3 } };
const PLAIN = { order: "789JQKTA", points: { A: 11, T: 10, K: 4, Q: 3, J: 2 } };

// How strong a card is in a trick: trumps above the suit led, and that above all others.
function strength(card, led, trump) {
  if (card[1] === trump) return 10 + TRUMP.order.indexOf(card[0]);
  return card[1] === led ? PLAIN.order.indexOf(card[0]) : -1;
}

function winning(trick, trump) {
  const led = trick[0][1][1];
  return trick.reduce((best, each) => (strength(each[1], led, trump) > strength(best[1], led, trump) ? each : best));
}

function legal({ contract: { trump }, seat, hand, trick }) {
  if (trick.length === 0) return hand;
  const led = trick[0][1][1];
  const [winner, best] = winning(trick, trump);
  const follow = hand.filter((card) => card[1] === led);
  const trumps = hand.filter((card) => card[1] === trump);
  const higher = trumps.filter((card) => strength(card, led, trump) > strength(best, led, trump));
  if (led === trump && higher.length > 0) return higher;
  if (follow.length > 0) return follow;
  if ((winner + 2) % 4 === seat) {
    return higher.length > 0 ? hand.filter((card) => card[1] !== trump || higher.includes(card)) : hand;
  }
  return higher.length > 0 ? higher : hand;
}

function points(trick, trump) {
  const value = (card) => (card[1] === trump ? TRUMP : PLAIN).points[card[0]] ?? 0;
  return trick.reduce((sum, [, card]) => sum + value(card), 0);
}

const OPERATIONS = {
  hello: () => ({
    protocol: 1,
    engine: { name: "first", version: "1", language: "JavaScript" },
    rulesets: { "belote-fr": {} },
    ops: ["legal_plays", "trick"],
  }),
  legal_plays: ({ position }) => ({ legal: legal(position) }),
  trick: ({ contract, trick }) => ({
    winner: winning(trick, contract.trump)[0],
    points: points(trick, contract.trump),
  }),
};

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const request = JSON.parse(line);
  if (request.op === "bye") process.exit(0);
  const operation = OPERATIONS[request.op];
  const answer = operation
    ? { result: operation(request) }
    : { unsupported: { message: `no operation ${request.op}` } };
  process.stdout.write(JSON.stringify({ id: request.id, ...answer }) + "\n");
});
