// An engine of a toy game in which any card may be played. Copy it and put your game in its place.
"use strict";

const HELLO = {
  protocol: 1,
  engine: { name: "toy", version: "1", language: "JavaScript" },
  rulesets: { toy: {} }, // the ids of the games you play: belote-fr, coinche, ...
  ops: ["legal_plays"], // and what you can be asked about them
};

const OPERATIONS = {
  hello: () => HELLO,
  legal_plays: ({ position }) => ({ legal: position.hand }), // replace this by a call of your engine
};

function answer(request) {
  if (!Object.hasOwn(OPERATIONS, request.op)) {
    return { unsupported: { message: `no operation ${request.op}` } };
  }
  try {
    return { result: OPERATIONS[request.op](request) };
  } catch (error) {
    return { error: { message: String(error) } }; // the next question may go well
  }
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const request = JSON.parse(line);
  if (request.op === "bye") process.exit(0);
  process.stdout.write(JSON.stringify({ id: request.id, ...answer(request) }) + "\n");
});
