import { Match, Random, setupFor } from '@quadrille/kernel';
import { coalitions as t } from '../games/coalition-wars/src/index.ts';
import { greedy } from './src/greedy.ts'; import { search } from './src/search.ts';
const ins = t.insight!;
const [,, G='2', it='100', scen='1805', from='0'] = process.argv;
const games = +G*6; let wins=0, n=0, rounds=0, searches=0; const by: Record<string,number[]> = {}; const all: Record<string,number>={};
const g1 = greedy(ins), s1 = search(ins, {iterations:+it}); const c0=process.cpuUsage().user; let fair=0;
for (let g=+from*6; g<games+ +from*6; g++) { const m = Match.create(t.definition, { setup: setupFor(t, {scenario:scen}), seed: 'x'+Math.floor(g/6), chance:'fast' }); const r = new Random('b'+g);
 const hero = m.seats[g%m.seats.length]; 
 while(!m.result){ const s = r.pick(m.waiting,'o'); const b = s===hero ? s1 : g1; if (s===hero) searches++; const o = m.answer(s, b(m, s, r)); if (!o.ok) throw new Error('refused'); }
 const st = (m.inspect().state as any); rounds += st.round; n++; const w = m.result.winners.includes(hero); if (w) wins++; (by[hero]??=[0,0])[0]+= w?1:0; by[hero][1]++; const k=m.result.by+':'+m.result.winners; all[k]=(all[k]??0)+1;
 if (g%6===5) console.log({wins, n, rate: wins/n, rounds: rounds/n, decisionsPerGame: searches/n, cpuPerGame: (process.cpuUsage().user-c0)/1e6/n}, JSON.stringify(by), JSON.stringify(all)); }
