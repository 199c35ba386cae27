/** What cases share: a match as it is laid, a turn in which nobody does what he need not do. */
import { Match, setupFor } from '@quadrille/kernel';
import { defineFrom } from '../../src/definition.ts';
import { titleOf } from '../../src/facts/titles.ts';
import { DATA, title } from '../../src/index.ts';
import { answer, askedOf, optionsOf, type Table, worldOf } from '../table.ts';

const RULES = defineFrom(DATA);

/** Everybody answers with as little as he may, until the match asks for what the case is about, or is over. */
export function drift(match: Table, until: (ask: string) => boolean): Table {
  for (let i = 0; i < 400 && !match.result; i++) {
    const seat = match.waiting[0] ?? '';
    if (until(askedOf(match, seat) ?? '')) return match;
    const ids = optionsOf(match, seat);
    const say = ['end', 'done', 'no', 'pass', 'none'].find((each) => ids.includes(each));
    answer(match, `${seat} ${say ?? ids.find((each) => each.endsWith('/proposed')) ?? ids[0]}`);
  }
  return match;
}

/** A match as it is laid: nothing is deployed but what must be placed. */
export function laid(scenario: string, players: number): Table {
  const options = players === 1 ? {} : { groups: 'seats' };
  const setup = setupFor(title, { scenario, players, options });
  const match: Table = Match.create(RULES, { setup, seed: 'examination', chance: 'fast' });
  return drift(match, (ask) => ask === 'begin' || ask === 'act');
}

export const titles = (match: Table, ...areas: string[]): string[] =>
  areas.map((area) => titleOf(worldOf(match), area));
