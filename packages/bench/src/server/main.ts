/** `npm run bench:server`: durable answers per second, beside boardgame.io with FlatFile in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@quadrille/catalogue';
import { start } from './children.ts';
import { contest, inTurn, type Terms } from './contest.ts';
import { HEADING, line, rateOf } from './figures.ts';
import { openingCosts } from './opening.ts';
import { idle, quadrille } from './quadrille.ts';
import { restarting } from './restarting.ts';
import { besideBots } from './thinking.ts';

const MATCHES = (process.env.MATCHES ?? '1,20,200').split(',').map(Number);
const SECONDS = Number(process.env.SECONDS ?? 8);
/** A single match gives few answers: it is played longer. */
const ALONE = 3;
const IDLE = 1000;
/** Both are warmed up like this before anything is measured: a server runs for weeks, not for seconds. */
const WARM = { matches: 20, seconds: 20 };

const title = titleOf('coalitions');
if (!title) throw new Error('There is no Coalitions');
const directory = mkdtempSync(join(tmpdir(), 'quadrille-bench-'));

const ours = await start('./quadrille-child.ts', { DIRECTORY: join(directory, 'ours'), DATABASE_URL: '' });
const mine = quadrille(ours);
const other = await restarting(directory, WARM);
const release = await idle(ours, IDLE);
await contest(mine, WARM);
await other.contest(WARM);

console.log(`Coalitions, four people a match, ${SECONDS} s each; load of the machine ${loadavg()[0]?.toFixed(1)}.\n`);
console.log(HEADING);
for (const matches of MATCHES) {
  const sides = [(terms: Terms) => contest(mine, terms), other.contest];
  const [us, them] = await inTurn(sides, { matches, seconds: matches === 1 ? ALONE * SECONDS : SECONDS });
  if (!us || !them) continue;
  console.log(line(mine.name, matches, us, `${(rateOf(us) / rateOf(them)).toFixed(1)} : 1`));
  console.log(line(other.name, matches, them));
}
console.log(`\n${release()} of ${IDLE} idle sockets were held on ours meanwhile.\n`);
if (other.falls() > 0)
  console.log(`Falls of ${other.name}: ${other.falls()}; what it had played then does not count.\n`);
await other.stop();
for (const text of await besideBots(mine)) console.log(text);
await ours.stop();
for (const text of await openingCosts(directory, title)) console.log(text);
rmSync(directory, { recursive: true, force: true });
