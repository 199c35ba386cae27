import { curvesOf, lengthsOf } from './charts.ts';
import { branchAt, type Counts, countAt } from './gathered.ts';
import { mapOf } from './map.ts';
import { escaped, percent, tableOf } from './markup.ts';
import type { Study } from './observe.ts';
import { rateOf, scoresOf } from './summary.ts';

const STYLE = `
body { font: 16px/1.5 Georgia, 'Times New Roman', serif; color: #22180c; background: #f8f0da; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: normal } h2 { margin-top: 2.2rem; border-bottom: 1px solid #b6a47a }
table { border-collapse: collapse; font-variant-numeric: tabular-nums } th, td { padding: .15rem .8rem; text-align: right } th:first-child, td:first-child { text-align: left }
th { font-weight: normal; color: #6b5a38 } tbody tr:nth-child(odd) { background: #f1e6c8 }
svg { max-width: 100%; height: auto } svg text { font-size: 12px; fill: #22180c } .map path { stroke: #6b5a38; stroke-width: 1.5 }
details { margin: .6rem 0 }`;

/** The report of a study: one file that needs nothing else. */
export function htmlOf({ series, budgets = {} }: Study, counts: Counts): string {
  const { game, setup, levels, seed } = series;
  const games = countAt(counts, 'games');
  const thinks = Object.entries(budgets)
    .map(([level, budget]) =>
      'iterations' in budget ? `, ${level} with ${budget.iterations} rollouts a decision` : '',
    )
    .join('');
  const options = Object.entries(setup.options).map(([id, value]) => `${id}: ${value}`);
  const sections: readonly (readonly [title: string, body: string])[] = [
    ['Who wins', winners(counts)],
    ['Length', `<p>${lengthInWords(counts)}</p>${lengthsOf(counts)}`],
    ['What is played for, at the beginning of each round', curvesOf(counts)],
    ['Battles', battles(counts)],
    [
      'Who holds what',
      `<p>At the beginning of rounds from the second on; the stronger the colour, the more often.</p>${mapOf(counts)}`,
    ],
    ['What bots choose', usage(counts)],
  ];
  const title = `${game} ${setup.scenario}, ${setup.players} players`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>
<p>${games} matches of ${escaped(levels.join(', '))}${thinks}; seed ${escaped(seed)}; ${escaped(options.join('; '))}. The levels go round the seats${series.fresh ? '' : ', and each full turn of them plays the same shuffles'}.</p>
${sections.map(([head, body]) => `<h2>${head}</h2>${body}`).join('\n')}
</body></html>
`;
}

function winners(counts: Counts): string {
  const seats = Object.entries(branchAt(counts, 'seats'));
  const rows = seats.flatMap(([seat, levels]) =>
    Object.keys(levels).map((level) => [escaped(seat), level, ...rateOf(scoresOf(counts, level, seat))]),
  );
  const met = new Set(seats.flatMap(([, levels]) => Object.keys(levels)));
  const levels = [...met].map((level) => [level, '', ...rateOf(scoresOf(counts, level))]);
  const ended = Object.entries(branchAt(counts, 'ended')).map(([by, n]) => `${escaped(by)} ${Number(n)}`);
  const head = ['Seat', 'Bot', 'Matches', 'Wins', 'Rate', '95 % interval'];
  return `${tableOf(head, [...rows, ...(levels.length > 1 ? levels : [])])}<p>Ended by: ${ended.join(', ')}.</p>`;
}

function lengthInWords(counts: Counts): string {
  const lengths = Object.entries(branchAt(counts, 'length')).map(([round, n]) => ({
    round: Number(round),
    n: Number(n),
  }));
  const games = countAt(counts, 'games');
  const mean = lengths.reduce((sum, { round, n }) => sum + round * n, 0) / games;
  return `${mean.toFixed(1)} rounds and ${Math.round(countAt(counts, 'answers') / games)} decisions on average.`;
}

function battles(counts: Counts): string {
  const fought = countAt(counts, 'battles', 'fought');
  if (fought === 0) return '<p>None were fought.</p>';
  const games = countAt(counts, 'games');
  const share = (side: string) => percent(countAt(counts, 'battles', 'won', side) / fought);
  const mean = (side: string) => (countAt(counts, 'battles', 'strength', side) / fought).toFixed(1);
  const attackers = Object.entries(branchAt(counts, 'battles', 'attacks'))
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([power, n]) => [escaped(power), (Number(n) / games).toFixed(1)]);
  return `<p>${(fought / games).toFixed(1)} a match: the attacker wins ${share('attack')}, the defender ${share('defence')}, ${share('draw')} are drawn. Strength at the end is ${mean('attack')} against ${mean('defence')}, with ${(countAt(counts, 'battles', 'cards') / fought).toFixed(1)} cards a battle.</p>${tableOf(['Attacker', 'Attacks a match'], attackers)}`;
}

function usage(counts: Counts): string {
  return Object.entries(branchAt(counts, 'usage'))
    .map(([prompt, options]) => {
      const entries = Object.entries(options as Counts).map(([option, n]) => ({ option, n: Number(n) }));
      const total = entries.reduce((sum, { n }) => sum + n, 0);
      const rows = entries
        .sort((a, b) => b.n - a.n)
        .map(({ option, n }) => [escaped(option), String(n), percent(n / total)]);
      return `<details><summary>${escaped(prompt)} (${total})</summary>${tableOf(['Option', 'Taken', 'Share'], rows)}</details>`;
    })
    .join('');
}
