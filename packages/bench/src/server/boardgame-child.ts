/**
 * boardgame.io with its FlatFile storage, in a process of its own, everything as it has it by default. The game is the
 * campaign of the engine benchmark: board, pieces, cards and view of Coalitions, written as boardgame.io wants it.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { titleOf } from '@quadrille/catalogue';
import { Random, setupFor } from '@quadrille/kernel';
import { seenBy } from '../engine/peer/campaign.ts';
import { powerOf, type Realm } from '../engine/peer/campaign-realm.ts';
import { peerOf } from '../engine/peer/games.ts';
import { loadLibrary, makeMove, type PeerState } from '../engine/peer/library.ts';
import { alsoOf } from './boardgame-seats.ts';

interface Storage {
  fetch(id: string, what: object): Promise<{ readonly metadata: unknown }>;
  setState(id: string, state: object, log?: readonly unknown[]): Promise<void>;
}
interface Library {
  FlatFile: new (options: { readonly dir: string }) => Storage;
  Server(options: object): { run(port: number): Promise<{ appServer: { address(): { port: number } } }> };
}
type Aged = PeerState & { readonly deltalog: readonly unknown[] };

console.log = () => {};
console.info = () => {};
let written = 0;
countWrites();
const library = loadLibrary();
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as Library;
const coalitions = titleOf('coalitions');
const setup = coalitions && setupFor(coalitions, { players: 6 });
const peer = setup && peerOf('coalitions', setup);
if (!peer) throw new Error('There is no peer of Coalitions');

const game = {
  ...peer.game(library, true),
  name: 'coalitions',
  playerView: ({ G, playerID }: { G: Realm; playerID: string | null }) => seenByHolder(G, playerID),
};
const db = new FlatFile({ dir: process.env.DIRECTORY ?? '' });
const life = wholeMatch();

process.on('message', async (wish: { readonly ages?: readonly (readonly [string, number])[] }) => {
  for (const [id, age] of wish.ages ?? []) {
    const { state, log } = life(age);
    await db.setState(id, state, log);
  }
  process.send?.({ written });
});
const { appServer } = await Server({ games: [game], db, origins: [/.*/] }).run(0);
process.send?.({ port: appServer.address().port });

/** Four people hold the six Powers: two of them see the hands of two. */
function seenByHolder(G: Realm, playerID: string | null): unknown {
  const seen = seenBy(G, playerID) as Realm;
  const also = playerID === null ? undefined : alsoOf(playerID);
  if (also === undefined) return seen;
  const power = powerOf(also);
  const { hand } = (seenBy(G, also) as Realm).state.powers[power];
  return {
    ...seen,
    state: { ...seen.state, powers: { ...seen.state.powers, [power]: { ...seen.state.powers[power], hand } } },
  };
}

/** A match played at random to its end, to be looked up at any age: what its files hold then. */
function wholeMatch(): (age: number) => { readonly state: object; readonly log: readonly unknown[] } {
  if (!peer) throw new Error('There is no peer');
  const ending = peer.game(library, false);
  const reduce = library.CreateGameReducer({ game: ending });
  const random = new Random('whole', 'fast');
  let state = library.InitializeGame({ game: ending, numPlayers: peer.players }) as Aged;
  const states: object[] = [];
  const log: (readonly unknown[])[] = [];
  while (state.ctx.gameover === undefined) {
    const { deltalog = [], ...stored } = state;
    states.push(stored);
    log.push(deltalog);
    const playerID = random.pick(peer.waiting(state.ctx), 'who');
    const { move, args } = random.pick(peer.enumerate(state.G as never, state.ctx, playerID), 'what');
    state = reduce(state, makeMove(move, args, playerID)) as Aged;
  }
  return (age) => {
    const index = Math.floor(age * states.length);
    return { state: states[index] ?? {}, log: log.slice(0, index + 1).flat() };
  };
}

/** FlatFile writes by `fs.writeFile`: what is handed to it is counted. */
function countWrites(): void {
  const { writeFile } = fs;
  fs.writeFile = ((path: string, data: string, ...rest: never[]) => {
    written += Buffer.byteLength(data);
    return (writeFile as (...args: unknown[]) => void)(path, data, ...rest);
  }) as typeof writeFile;
}
