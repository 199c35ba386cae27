import { titleOf } from '@quadrille/catalogue';
import { setupFor } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { reducerEngine } from '../src/bench/peer/engine.ts';
import { peerOf } from '../src/bench/peer/games.ts';
import { loadLibrary } from '../src/bench/peer/library.ts';

// What the library refuses is thrown: a peer whose moves do nothing would be fast.
test.each([
  ['skirmish', 'quarrel', 4],
  ['coalitions', '1805', 6],
])('the peer of %s plays a match to its end', (game, scenario, players) => {
  const title = titleOf(game);
  const peer = title && peerOf(game, setupFor(title, { scenario, players }));
  if (!peer) throw new Error(`${game} has no peer`);
  const { plain, viewing } = reducerEngine(loadLibrary(), peer).players;
  expect(plain.playMatch(0)).toBeGreaterThan(50);
  expect(viewing.playMatch(1)).toBeGreaterThan(50);
});
