import { Match, Random, setupFor } from '@quadrille/kernel';
import { coalitions as t } from '../games/coalition-wars/src/index.ts';
import { toHorizon, standing } from './src/horizon.ts'; import { greedy } from './src/greedy.ts';
const ins = t.insight!; const g1=greedy(ins); let n=0, ans=0, cpu=0, fork=0; 
for (let g=0; g<4; g++) { const m = Match.create(t.definition, { setup: setupFor(t, {scenario:'1805'}), seed: 'x'+g, chance:'fast' }); const r = new Random('b'+g); let k=0;
 while(!m.result){ const s = r.pick(m.waiting,'o'); if (k++%20===0) { for (let i=0;i<20;i++){ const c=process.threadCpuUsage(); const run=m.fork(s,new Random('q'+i)); const c1=process.threadCpuUsage(); const a=run.answered; toHorizon(ins, run, s, new Random('l'+i)); standing(ins, run, s); const c2=process.threadCpuUsage(); if (g>0){fork+=c1.user+c1.system-c.user-c.system; cpu+=c2.user+c2.system-c1.user-c1.system; n++; ans+=run.answered-a;} } } m.answer(s, g1(m,s,r)); } }
console.log({rollouts:n, perSec: n/((cpu+fork)/1e6), answers: ans/n, usPerAnswer: cpu/ans, forkUs: fork/n});
