import { Match, Random, setupFor } from '@quadrille/kernel'; import { rank } from './src/index.ts'; import { SIGNS } from './test/signs.ts';
const m = Match.create(SIGNS.definition, {setup: setupFor(SIGNS,{}), seed:'a'});
for (const it of [300,3000,30000]) console.log(rank(SIGNS.insight!, m, 'left', new Random('x'), {iterations: it}));
