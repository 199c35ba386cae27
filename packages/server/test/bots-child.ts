/** Somebody who lets bots think in a process of their own, as nice as the test says, until it is killed. */
import { setPriority } from 'node:os';
import { setupFor } from '@quadrille/kernel';
import { title } from '@quadrille/skirmish';
import { inOwnProcess } from '../src/bots/apart.ts';
import { thinkable } from './thinkable.ts';

setPriority(Number(process.env.NICENESS ?? 0));
const bots = inOwnProcess();
const { snapshot, seat } = thinkable(title, setupFor(title, { players: 2 }));
const choosing = bots.choose(title, snapshot, { seat, level: 'hard' });
process.send?.({ pid: bots.pid });
process.send?.({ option: (await choosing)[0].option });
setInterval(() => {}, 1000);
