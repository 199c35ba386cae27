/**
 * `npm run bench:server`: durable answers per second, beside boardgame.io with FlatFile in the same run, in the median of
 * five turns. `-- --more`: also beside bots that think, and what opening a match costs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleOf } from '@quadrille/catalogue';
import { median } from '../engine/statistics.ts';
import { start } from './children.ts';
import { contest, inTurn, summed } from './contest.ts';
import { HEADING, line, rateOf } from './figures.ts';
import { openingCosts } from './opening.ts';
import { idle, quadrille } from './quadrille.ts';
import { restarting } from './restarting.ts';
import { besideBots } from './thinking.ts';

const MATCHES = (process.env.MATCHES ?? '1,20,200').split(',').map(Number);
/** Of each turn; the ratio that counts is the median of the turns. */
const SECONDS = Number(process.env.SECONDS ?? 5);
const TURNS = Number(process.env.TURNS ?? 5);
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

console.log(
  `Coalitions, four people a match, ${TURNS} turns of ${SECONDS} s each; load of the machine ${loadavg()[0]?.toFixed(1)}.\n`,
);
console.log(HEADING);
for (const matches of MATCHES) {
  const turns = await inTurn([(terms) => contest(mine, terms), other.contest], { matches, seconds: SECONDS }, TURNS);
  const ratios = turns.map(([us, them]) => rateOf(us) / rateOf(them));
  const shown = `${median(ratios).toFixed(1)} : 1 (${ratios.map((each) => each.toFixed(1)).join(', ')})`;
  console.log(line(mine.name, matches, summed(turns.map(([us]) => us)), shown));
  console.log(line(other.name, matches, summed(turns.map(([, them]) => them))));
}
console.log(`\n${release()} of ${IDLE} idle sockets were held on ours meanwhile.\n`);
if (other.falls() > 0)
  console.log(`Falls of ${other.name}: ${other.falls()}; what it had played then does not count.\n`);
await other.stop();
const more = process.argv.includes('--more');
if (more) for (const text of await besideBots(mine)) console.log(text);
await ours.stop();
if (more) for (const text of await openingCosts(directory, title)) console.log(text);
rmSync(directory, { recursive: true, force: true });
