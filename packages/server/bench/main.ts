/** `npm run bench:server`: durable answers per second, beside boardgame.io with FlatFile in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@quadrille/catalogue';
import { setupFor, startOf } from '@quadrille/kernel';
import * as boardgame from './boardgame.ts';
import { start } from './children.ts';
import { HEADING, line, rateOf } from './figures.ts';
import { openingCosts } from './opening.ts';
import * as quadrille from './quadrille.ts';

const MATCHES = [1, 20, 200];
const SECONDS = Number(process.env.SECONDS ?? 5);
const IDLE = 1000;
/** Both are warmed up with so many matches before anything is measured. */
const WARM = 10;
/** A match of Coalitions has a thousand answers and more; this is how many have been given in its first third. */
const AGE = 300;

const title = titleOf('coalitions');
if (!title) throw new Error('There is no Coalitions');
const { state } = startOf(title.definition, { setup: setupFor(title, { players: 4 }), seed: 'bench' });
const directory = mkdtempSync(join(tmpdir(), 'quadrille-bench-'));

const ours = await start('./quadrille-child.ts', { DIRECTORY: join(directory, 'ours'), DATABASE_URL: '' });
const theirs = await start('./boardgame-child.cjs', {
  DIRECTORY: join(directory, 'theirs'),
  STATE: JSON.stringify(state),
});
const release = await quadrille.idle(ours, IDLE);

await quadrille.play(ours, WARM, SECONDS);
await boardgame.play(theirs, WARM, SECONDS, 1);
console.log(`Coalitions, four seats a match, ${SECONDS} s each; ${IDLE} idle sockets held on ours meanwhile.`);
console.log('Sent: bytes to all four seats per answer. Storage: bytes the kernel wrote per answer.');
console.log(HEADING);
for (const matches of MATCHES) {
  const mine = await quadrille.play(ours, matches, SECONDS);
  console.log(line('quadrille', matches, mine));
  for (const age of [0, AGE]) {
    const other = await boardgame.play(theirs, matches, SECONDS, age);
    const times = (rateOf(mine) / rateOf(other)).toFixed(1);
    console.log(`${line(age === 0 ? 'b.io new' : `b.io ${age} in`, matches, other)}   ours: ${times} times`);
  }
}
release();
await ours.stop();
await theirs.stop();
for (const text of await openingCosts(directory, title)) console.log(text);
rmSync(directory, { recursive: true, force: true });
