// boardgame.io with its FlatFile storage. The game keeps a state as large as ours and does next to nothing per move:
// what is measured is storing and sending. A turn has seven moves because that is what an answer of Coalitions finds
// itself in on average; everything else is left as boardgame.io has it by default, its undo within a turn included.
const { Server, FlatFile } = require('boardgame.io/server');

const start = JSON.parse(process.env.STATE ?? '{}');
const game = {
  name: 'coalitions',
  setup: () => ({ ...structuredClone(start), moves: 0 }),
  turn: { maxMoves: 7 },
  moves: {
    act: ({ G }, option) => {
      G.moves += 1;
      G.last = option;
    },
  },
};

console.log = () => {};
console.info = () => {};
const db = new FlatFile({ dir: process.env.DIRECTORY });

/** A match that has had so many moves: its log holds them, as it would. */
async function age(id, moves) {
  const { state, metadata } = await db.fetch(id, { state: true, metadata: true });
  const entry = (n) => ({
    action: {
      type: 'MAKE_MOVE',
      payload: { type: 'act', args: [`march/austria-${n % 9}/bavaria`], playerID: String(n % 4) },
    },
    _stateID: n,
    turn: n,
    phase: null,
  });
  await db.setState(
    id,
    state,
    Array.from({ length: moves }, (_, n) => entry(n)),
  );
  if (metadata) await db.setMetadata(id, metadata);
}

process.on('message', async ({ ids, moves }) => {
  for (const id of ids) await age(id, moves);
  process.send({ aged: true });
});

const server = Server({ games: [game], db, origins: [/.*/] });
server.run(0).then(({ appServer }) => process.send({ port: appServer.address().port }));
