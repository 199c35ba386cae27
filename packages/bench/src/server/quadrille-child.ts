/** Our server, in a process of its own, with every limit that a benchmark would hit taken away. */
import { titleOf } from '@quadrille/catalogue';
import { createServer } from '@quadrille/server';
import { inOwnProcess } from '@quadrille/server/bots/apart.ts';
import { gated, type Manner } from './gate.ts';
import { putPast, wholeMatch } from './past.ts';
import { coreWait, writtenByUs } from './times.ts';

const generous = { points: 1e9, per: 1 };
const gate = gated(inOwnProcess());
const server = await createServer({
  directory: process.env.DIRECTORY ?? '',
  databaseUrl: process.env.DATABASE_URL || undefined,
  bots: gate.bots,
  most: { sockets: 1e6, pages: 1e6, tables: 1e6, onlookers: 1e6, waiting: 1e6, waitingInAll: 1e6, bytes: 1e9 },
  allowances: {
    request: generous,
    guest: generous,
    connect: generous,
    message: generous,
    table: generous,
    think: generous,
  },
});
const title = titleOf('coalitions');
if (!title) throw new Error('There is no Coalitions');
const life = wholeMatch(title);

interface Wish {
  readonly ages?: readonly (readonly [string, number])[];
  readonly bots?: Manner;
}

process.on('message', async ({ ages = [], bots }: Wish) => {
  for (const [id, age] of ages) await putPast(server.hall, id, life, Math.floor(age * life.rows.length));
  if (bots) await gate.set(bots);
  process.send?.({ written: writtenByUs(), chosen: gate.chosen(), waited: coreWait() });
});
process.send?.({ port: await server.listen(0, '127.0.0.1') });
process.once('disconnect', () => process.exit(0));
