/** Our server, in a process of its own, with every limit that a benchmark would hit taken away. */
import { createServer } from '../src/index.ts';

const generous = { points: 1e9, per: 1 };
const server = await createServer({
  directory: process.env.DIRECTORY ?? '',
  databaseUrl: process.env.DATABASE_URL || undefined,
  allowances: {
    request: generous,
    guest: generous,
    connect: generous,
    message: generous,
    table: generous,
    think: generous,
  },
});
process.send?.({ port: await server.listen(0, '127.0.0.1') });
process.once('disconnect', () => process.exit(0));
