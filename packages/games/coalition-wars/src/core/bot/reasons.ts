/** What speaks for an option, in words. */
import { type Question, say, type Words } from '@quadrille/kernel';
import { generalById, generalsOf, hasFoesAt } from '../facts.ts';
import type { World } from '../state.ts';
import type { Power } from '../vocabulary.ts';
import { rank } from './chart.ts';
import { leadOf, odds, threatTo } from './forces.ts';
import { outlookOf } from './outlook.ts';
import { gainsOf } from './prior.ts';
import { placeOf } from './survey.ts';

const SENTENCES: Words = {
  'reason/influence': '{at} would bring {n} Influence in every round.',
  'reason/money': '{at} would bring {n} Money in every round.',
  'reason/attack': 'The attack wins in about {n} of 100 cases.',
  'reason/danger': '{at} is threatened: somebody should stand there.',
  'reason/toward': '{at} threatens land worth taking.',
  'reason/units': 'Units are needed here; the General has {n}.',
  'reason/cards': '{n:card is|cards are} in hand.',
  'reason/morale': 'Morale is at {n}.',
  'reason/best': 'Better than the rest (about {n} Influence).',
  'reason/even': 'About as good as the other options.',
};

/** The facts that weigh most, and how much better the option looks than the next. */
export function reasons(world: World, words: Words, question: Question, option: string): string[] {
  const sentence: Sentence = (id, args) => say({ ...words, ...SENTENCES }, `reason/${id}`, args);
  const power = (question.ask.args?.power ?? question.seat) as Power;
  const path = option.split('/');
  return [
    ...factsFor({ world, power, sentence }, question.ask.id, path),
    ...comparison(world, sentence, question, option),
  ];
}

type Sentence = (id: string, args: Readonly<Record<string, string | number>>) => string;

/** Who looks at an option, and how it is put into words. */
interface Eyes {
  readonly world: World;
  readonly power: Power;
  readonly sentence: Sentence;
}

function factsFor(eyes: Eyes, prompt: string, [head, first, second]: readonly string[]): string[] {
  const { world, power, sentence } = eyes;
  const at = second ?? first;
  if (prompt === 'march' && head !== 'done' && first !== undefined && second !== undefined)
    return goingTo(eyes, first, second);
  if (['garrison', 'hold', 'retreat'].includes(prompt) && at !== undefined && head !== 'done') return holding(eyes, at);
  if (prompt === 'leadership' && head === 'place' && at !== undefined) return standingAt(eyes, at);
  if (prompt === 'mobilise' && head === 'unit' && first !== undefined)
    return [sentence('units', { n: generalById(world, first).units })];
  const { hand, morale } = world.state.powers[power];
  if (head === 'card') return [sentence('cards', { n: hand.length })];
  return head === 'morale' ? [sentence('morale', { n: morale })] : [];
}

function goingTo(eyes: Eyes, id: string, to: string): string[] {
  const { world, power, sentence } = eyes;
  const { survey } = outlookOf(world, power);
  const facts = holding(eyes, to);
  const general = generalsOf(world, power).find((each) => each.id === id);
  if (!general || !hasFoesAt(world, power, to)) return [...facts, ...standingAt(eyes, to)];
  const from = general.at === null ? -1 : placeOf(survey.chart, general.at);
  const chance = odds(leadOf(survey, rank(power), general.units, from, placeOf(survey.chart, to)));
  return [sentence('attack', { n: Math.round(100 * chance) }), ...facts];
}

function holding({ world, power, sentence }: Eyes, at: string): string[] {
  const { survey } = outlookOf(world, power);
  const place = placeOf(survey.chart, at);
  if (survey.holder[place] === rank(power)) return [];
  const influence = survey.chart.influence[rank(power)]?.[place] ?? 0;
  const money = survey.chart.money[rank(power)]?.[place] ?? 0;
  if (influence > 0) return [sentence('influence', { at, n: influence })];
  return money > 0 ? [sentence('money', { at, n: money })] : [];
}

function standingAt({ world, power, sentence }: Eyes, at: string): string[] {
  const { survey, pull } = outlookOf(world, power);
  const place = placeOf(survey.chart, at);
  if (survey.holder[place] === rank(power) && threatTo(survey, rank(power), place) > 0)
    return [sentence('danger', { at })];
  return pull(at) > 0.5 ? [sentence('toward', { at })] : [];
}

function comparison(world: World, sentence: Sentence, question: Question, option: string): string[] {
  const gains = gainsOf(world, question);
  const own = gains[question.options.findIndex(({ id }) => id === option)] ?? 0;
  const next = Math.max(...gains.filter((_, i) => question.options[i]?.id !== option));
  if (!Number.isFinite(next) || own < next) return [];
  const lead = own - next;
  return [lead < 0.1 ? sentence('even', {}) : sentence('best', { n: lead.toFixed(1) })];
}
