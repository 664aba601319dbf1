// The other game server: boardgame.io with a game of one counter, kept in memory. node boardgame.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "tick",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { tick: ({ G }) => ({ count: G.count + 1 }) },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
