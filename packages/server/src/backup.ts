/** `npm run backup -- <directory>` and, with `--restore`, the way back. */
import { parseArgs } from 'node:util';
import { backUp, restore } from './store/backup.ts';

const { env } = process;
const { values, positionals } = parseArgs({ options: { restore: { type: 'boolean' } }, allowPositionals: true });
const [directory] = positionals;
if (!directory) {
  console.error('Say where: npm run backup -- [--restore] <directory>');
  process.exit(2);
}
const place = { directory: env.QUADRILLE_DATA ?? './data', databaseUrl: env.DATABASE_URL };
const rows = values.restore ? await restore(directory, place) : await backUp(place, directory);
console.log(`${rows} rows ${values.restore ? 'restored from' : 'written to'} ${directory}`);
