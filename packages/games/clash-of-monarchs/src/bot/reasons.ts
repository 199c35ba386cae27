/** What speaks for an option, in words. */
import { type Question, say, type Words } from '@quadrille/kernel';
import { anyMarch } from '../agenda.ts';
import { cardOf } from '../cards/hands.ts';
import { commanderOf, initiativeOf, stackOfLeader } from '../facts/leaders.ts';
import { findStack } from '../facts/spaces.ts';
import type { Stack } from '../state.ts';
import type { SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import type { Plan } from './plans.ts';
import { plansNow } from './prior.ts';
import { type Aim, breachChance, coupChance, prospectOf } from './prospects.ts';
import { chanceToWin } from './strength.ts';
import { surveyOf } from './survey.ts';

const SENTENCES: Words = {
  'reason/siege': '{who} can besiege {at}: each roll breaches in about {n} of 100.',
  'reason/press': '{who} lies before {at}: the next roll breaches in about {n} of 100.',
  'reason/coup': '{who} can storm {at} in a coup: about {n} in 100.',
  'reason/battle': '{who} can beat the enemy at {at}: about {n} in 100.',
  'reason/occupy': '{at} has no walls: it is yours as long as {who} stands there.',
  'reason/relief': '{who} can relieve {at}.',
  'reason/cover': '{at} is threatened: {who} should stand there.',
  'reason/wait': '{who} is safe and supplied at {at}.',
  'reason/toward': 'It leads to {at}.',
  'reason/colonies': 'The colonies count at the end, and a high card wins there.',
  'reason/sieges': 'Sieges cost Supply Actions, and you have none to spare.',
};

type Sentence = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export function reasons(world: World, words: Words, { ask }: Question, option: string): string[] {
  const sentence: Sentence = (id, args = {}) => say({ ...words, ...SENTENCES }, `reason/${id}`, args);
  const [head = '', first = ''] = option.split('/');
  if (ask.id === 'strategy' && head === 'ops') {
    const plan = plansNow(world).find(({ command }) => initiativeOf(world, command.stack) <= cardOf(world, first).ops);
    return plan ? planned(world, sentence, plan) : [];
  }
  if (ask.id === 'strategy' && head === 'colonial') return [sentence('colonies')];
  if (ask.id === 'supply-actions' && head === 'buy') return [sentence('sieges')];
  if (ask.id.startsWith('designate')) {
    const stack = stackOfLeader(world.state, head);
    const plan = plansNow(world).find(({ command }) => command.stack === stack);
    return plan ? planned(world, sentence, plan) : [];
  }
  if (ask.id === 'march' && (head === 'march' || head === 'done')) {
    const task = anyMarch(world.state);
    const stack = task && findStack(world.state, task.stack);
    return stack ? standing(world, sentence, stack, head === 'done' ? stack.at : first) : [];
  }
  return [];
}

function planned(world: World, sentence: Sentence, { command, to, goal, aim }: Plan): string[] {
  if (aim === 'siege' && to === command.stack.at)
    return [sentence('press', { ...who(world, command.stack, to), n: percent(breachChance(world, command.stack)) })];
  const first = aimed(world, sentence, command.stack, goal, aim);
  return goal === to ? first : [...first, sentence('toward', { at: goal })];
}

function standing(world: World, sentence: Sentence, stack: Stack, at: SpaceId): string[] {
  const survey = surveyOf(world);
  const command = survey.commands.find((each) => each.stack === stack);
  return command ? aimed(world, sentence, stack, at, prospectOf(survey, command, at).aim) : [];
}

function aimed(world: World, sentence: Sentence, stack: Stack, at: SpaceId, aim: Aim): string[] {
  const survey = surveyOf(world);
  const command = survey.commands.find((each) => each.stack === stack);
  const there = { ...stack, at };
  const odds: Partial<Record<Aim, () => number>> = {
    siege: () => breachChance(world, there),
    coup: () => coupChance(world, there),
    battle: () => {
      const enemy = command && survey.held[command.side === 'ap' ? 'coalition' : 'ap'].get(at);
      return command && enemy ? chanceToWin(command.attack, enemy.weight) : 0;
    },
  };
  return [sentence(aim, { ...who(world, stack, at), n: percent(odds[aim]?.() ?? 0) })];
}

const who = (world: World, stack: Stack, at: SpaceId) => ({ who: commanderOf(world, stack) ?? stack.at, at });
const percent = (chance: number): number => Math.round(100 * chance);
