import { readFileSync } from 'node:fs';
import { replaying } from './packages/kernel/src/index.ts';
import { clashOfMonarchs } from './packages/games/clash-of-monarchs/src/index.ts';
const record = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const steps = replaying((clashOfMonarchs as any).definition, record);
let seen = 0;
for (;;) {
  const { value, done } = steps.next();
  if (done) break;
  const [match, count] = value as any;
  const log = match.log(null);
  const all = match.news ?? [];
  for (const { event } of all) { const { type, ...rest } = event; console.log(`   ${type} ${Object.entries(rest).map(([k, v]) => `${k}=${v}`).join(' ')}`); }
  const answer = record.answers[count];
  if (!answer) break;
  const ds = match.decisions(answer[0]);
  const d = answer[2] === undefined ? ds.find((x: any) => x.chosen === undefined) ?? ds[0] : ds[answer[2]];
  const opts = d?.options ?? [];
  console.log(`${count} Q ${answer[0]} ${d?.prompt.id} ${JSON.stringify(d?.prompt.args)} -> ${answer[1]}   [${opts.length > 14 ? opts.slice(0, 14).join(' ') + ' …' + opts.length : opts.join(' ')}]`);
}
