import { Match, Random, setupFor } from '@quadrille/kernel';
import { coalitions as t } from '../games/coalition-wars/src/index.ts';
import { likeliest } from './src/policy.ts';

const ins = t.insight!;
const RR = new Random('rr');
const [, , G = '10', mode = 'one', scen = '1805'] = process.argv;
const games = +G * 6;
let wins = 0,
  n = 0,
  dec = 0,
  rounds = 0;
const t0 = performance.now();
const by: Record<string, number[]> = {};
const how: Record<string, number> = {};
const infl: Record<string, number> = {};
for (let g = 0; g < games; g++) {
  const m = Match.create(t.definition, {
    setup: setupFor(t, { scenario: scen }),
    seed: 'x' + Math.floor(g / 6),
    chance: 'fast',
  });
  const r = new Random('b' + g);
  const hero = m.seats[g % 6];
  while (!m.result) {
    const s = r.pick(m.waiting, 'o');
    dec++;
    if (mode === 'all' || s === hero) {
      const run = m.fork(s, new Random('w' + dec));
      const q = run.question(s)!;
      m.answer(s, likeliest(ins, run.state, q, RR));
    } else m.answer(s, r.pick(m.options(s), 'x').id);
  }
  const st = m.inspect().state as any;
  rounds += st.round;
  n++;
  const w = m.result.winners.includes(hero);
  if (w) wins++;
  (by[hero] ??= [0, 0])[0] += w ? 1 : 0;
  by[hero][1]++;
  for (const x of m.result.winners) how[m.result.by + ':' + x] = (how[m.result.by + ':' + x] ?? 0) + 1;
  for (const p in st.powers) infl[p] = (infl[p] ?? 0) + st.powers[p].influence;
}
for (const p in infl) infl[p] = +(infl[p] / n).toFixed(1);
console.log({ wins, n, rate: wins / n, rounds: rounds / n, perRound: dec / rounds, ms: performance.now() - t0 });
console.log(JSON.stringify(by), JSON.stringify(how), JSON.stringify(infl));
