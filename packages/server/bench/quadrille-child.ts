/** Our server, in a process of its own, with every limit that a benchmark would hit taken away. */
import { titleOf } from '@quadrille/catalogue';
import { inWorkers } from '../src/bots/workers.ts';
import { createServer } from '../src/index.ts';
import { putPast, wholeMatch } from './past.ts';

const generous = { points: 1e9, per: 1 };
const server = await createServer({
  directory: process.env.DIRECTORY ?? '',
  databaseUrl: process.env.DATABASE_URL || undefined,
  bots: inWorkers(),
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

process.on('message', async (wish: { readonly ages?: readonly (readonly [string, number])[] }) => {
  for (const [id, age] of wish.ages ?? []) await putPast(server.hall, id, life, Math.floor(age * life.rows.length));
  process.send?.({ written: await server.hall.store.written() });
});
process.send?.({ port: await server.listen(0, '127.0.0.1') });
process.once('disconnect', () => process.exit(0));
