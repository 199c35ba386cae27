/** Somebody who lets bots think in a process of their own, for a test that kills him. */
import { setupFor } from '@quadrille/kernel';
import { title } from '@quadrille/skirmish';
import { inOwnProcess } from '../src/bots/apart.ts';
import { thinkable } from './thinkable.ts';

const bots = inOwnProcess();
const { snapshot, seat } = thinkable(title, setupFor(title, { players: 2 }));
void bots.choose(title, snapshot, { seat, level: 'hard' });
process.send?.({ pid: bots.pid });
setInterval(() => {}, 1000);
