import { type AnyMatch, type Bot, type Budgets, botFor } from '@quadrille/bots';
import { type Lens, Match, Random, type Seat, type Title } from '@quadrille/kernel';
import { roundsOf } from '../simulate/rounds.ts';
import { botSeed, casting, matchSeed, type Series, shuffleOf } from '../simulate/series.ts';
import { add, type Counts } from './gathered.ts';

/** A series whose matches are looked at closely. */
export interface Study {
  readonly series: Series;
  /** By level, instead of what it usually takes. */
  readonly budgets?: Budgets;
}

const MOST_ANSWERS = 100_000;

/** Plays one match and counts what happens in it. */
export function observe(title: Title, { series, budgets }: Study, number: number): Counts {
  const { setup } = series;
  const counts: Counts = {};
  const match = Match.create(title.definition, { setup, seed: matchSeed(series, number), chance: 'fast' });
  const levels = casting(series, number, match.seats);
  const bots = new Map<Seat, Bot>([...levels].map(([seat, level]) => [seat, botFor(title, level, budgets)]));
  const random = new Random(botSeed(series, number));
  const rounds = roundsOf(title, match);
  let answers = 0;
  noteRound(counts, match, title.lens, rounds.count());
  for (; !match.result && answers < MOST_ANSWERS; answers++) {
    const seat = random.pick(match.waiting, 'order');
    const option = bots.get(seat)?.(match, seat, random) ?? '';
    const decision = match.decisions(seat).find(({ chosen }) => chosen === undefined);
    const outcome = match.answer(seat, option);
    if (!outcome.ok) throw new Error(`Match ${number}: ${seat} ${option} is refused: ${outcome.sentence}`);
    add(counts, ['usage', decision?.prompt.id ?? '', headOf(option)]);
    noteBattles(counts, match);
    if (rounds.look()) noteRound(counts, match, title.lens, rounds.count());
  }
  add(counts, ['setups', title.id, setup.scenario, setup.players]);
  noteResult(counts, match, levels, { answers, round: rounds.count(), shuffle: shuffleOf(series, number) });
  return counts;
}

/** Options of one kind are counted together: numbers are all alike. */
const headOf = (option: string): string => (/^\d+$/.test(option) ? 'number' : (option.split('/')[0] ?? option));

/** At the beginning of every round: who has how much, and who holds what. */
function noteRound(counts: Counts, match: AnyMatch, lens: Lens | undefined, round: number): void {
  if (!lens) return;
  const { state } = match.inspect();
  for (const seat of match.seats) {
    add(counts, ['curve', seat, round, 'sum'], lens.score(state, seat));
    add(counts, ['curve', seat, round, 'n']);
  }
  if (!lens.map || round === 1) return;
  add(counts, ['map', lens.map.board(state), 'looks']);
  for (const [at, holder] of Object.entries(lens.map.holders(state)))
    add(counts, ['map', lens.map.board(state), 'held', at, holder]);
}

type BattleNews = {
  readonly type: string;
  readonly side?: string;
  readonly attacker?: string;
  readonly attack?: number;
  readonly defence?: number;
};

function noteBattles(counts: Counts, { news }: AnyMatch): void {
  for (const { event } of news) {
    const { type, side, attacker, attack = 0, defence = 0 } = event as BattleNews;
    if (type === 'battle') add(counts, ['battles', 'attacks', attacker ?? '']);
    if (type === 'played' || type === 'played-openly') add(counts, ['battles', 'cards']);
    if (type !== 'victory' && type !== 'draw') continue;
    add(counts, ['battles', 'fought']);
    add(counts, ['battles', 'won', type === 'draw' ? 'draw' : (side ?? '')]);
    add(counts, ['battles', 'strength', 'attack'], attack);
    add(counts, ['battles', 'strength', 'defence'], defence);
  }
}

function noteResult(
  counts: Counts,
  { result }: AnyMatch,
  levels: ReadonlyMap<Seat, string>,
  { answers, round, shuffle }: { readonly answers: number; readonly round: number; readonly shuffle: number },
): void {
  add(counts, ['games']);
  add(counts, ['answers'], answers);
  add(counts, ['length', round]);
  if (result) add(counts, ['ended', result.by]);
  for (const [seat, level] of levels) {
    add(counts, ['seats', seat, level, shuffle, 'games']);
    add(counts, ['seats', seat, level, shuffle, 'wins'], result?.winners.includes(seat) ? 1 : 0);
  }
}
