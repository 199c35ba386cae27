import { parentPort, workerData } from 'node:worker_threads';
import { titleOf } from '@quadrille/catalogue';
import type { Engine, Player } from './engine.ts';
import { growth } from './growth.ts';
import type { Brief, Names, Order } from './party.ts';
import { clientEngine, reducerEngine } from './peer/engine.ts';
import { peerOf } from './peer/games.ts';
import { loadLibrary } from './peer/library.ts';
import { bareRuns, matches } from './quadrille.ts';
import { rateOf } from './throughput.ts';

const { game, setup, side } = workerData as Brief;

/** Our matches and, without memory, bare runs; or both ways to use the library. */
function engines(): { readonly engines: readonly Engine[]; readonly more: readonly Player[] } {
  const definition = titleOf(game)?.definition;
  if (!definition) throw new Error(`There is no game ${game}`);
  if (side === 'ours') return { engines: [matches(definition, setup)], more: [bareRuns(definition, setup)] };
  const peer = peerOf(game, setup);
  if (!peer) throw new Error(`${game} has no peer`);
  const library = loadLibrary();
  return { engines: [reducerEngine(library, peer), clientEngine(library, peer)], more: [] };
}

const present = engines();
const players = [...present.engines.flatMap((each) => [each.players.plain, each.players.viewing]), ...present.more];

function obey(order: Order): unknown {
  if (order.do === 'play') {
    const player = players[order.player];
    return player && rateOf(player, order.ms);
  }
  if (order.do === 'grow') {
    const engine = present.engines[order.engine];
    return engine && growth(engine, order.lengths);
  }
  return {
    engines: present.engines.map(({ name }) => name),
    players: players.map(({ name }) => name),
  } satisfies Names;
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(obey(order)));
