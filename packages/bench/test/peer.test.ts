import { titleOf } from '@quadrille/catalogue';
import { setupFor } from '@quadrille/kernel';
import { expect, test } from 'vitest';
import { reducerEngine } from '../src/engine/peer/engine.ts';
import { peerOf } from '../src/engine/peer/games.ts';
import { loadLibrary } from '../src/engine/peer/library.ts';

// What the library refuses is thrown: a peer whose moves do nothing would be fast.
test('the peer of Coalitions plays a match to its end', () => {
  const title = titleOf('coalitions');
  const peer = title && peerOf('coalitions', setupFor(title, { scenario: '1805', players: 6 }));
  if (!peer) throw new Error('Coalitions has no peer');
  const { plain, viewing } = reducerEngine(loadLibrary(), peer).players;
  expect(plain.playMatch(0)).toBeGreaterThan(50);
  expect(viewing.playMatch(1)).toBeGreaterThan(50);
});
