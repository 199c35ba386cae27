import { Match, Random, setupFor } from '@quadrille/kernel';
import { coalitions as t } from '../games/coalition-wars/src/index.ts';
import { likeliest } from './src/policy.ts';

const ins = t.insight!;
const RR = new Random('rr');
const n: Record<string, number[]> = {};
let rounds = 0;
const E: Record<string, number[]> = {};
const what: Record<string, number> = {};
for (let g = 0; g < 60; g++) {
  const run = Match.create(t.definition, {
    setup: setupFor(t, { scenario: '1805' }),
    seed: 'x' + g,
    chance: 'fast',
  }).branch();
  while (!run.result) {
    const s = run.waiting[0];
    const q = run.question(s)!;
    const te = performance.now();
    q.options;
    const t0 = performance.now();
    (E[q.ask.id] ??= [0])[0] += t0 - te;
    const o = likeliest(ins, run.state, q, RR);
    const dt = performance.now() - t0;
    (n[q.ask.id] ??= [0, 0, 0])[0]++;
    n[q.ask.id][1] += dt;
    n[q.ask.id][2] += q.options.length;
    const k = q.ask.id + ' ' + o.split('/')[0];
    what[k] = (what[k] ?? 0) + 1;
    run.answer(s, o);
  }
  rounds += (run.state as any).round;
}
console.log(rounds / 60);
for (const k in n)
  console.log(
    k.padEnd(16),
    (n[k][0] / rounds).toFixed(2),
    'µs',
    ((1000 * n[k][1]) / n[k][0]).toFixed(0),
    'enum µs',
    ((1000 * E[k][0]) / n[k][0]).toFixed(0),
    'opts',
    (n[k][2] / n[k][0]).toFixed(1),
  );
console.log(Object.fromEntries(Object.entries(what).map(([k, v]) => [k, +(v / rounds).toFixed(2)])));
