/** Leaders: the common pool, and historical ones that come only with their event (§17.2, §17.3.1). */
import { ABILITIES, type LeaderId, POWERS, type Power } from '../vocabulary.ts';
import type { LeaderData } from './model.ts';
import { at, type Datum, entries, list, oneOf, text, texts } from './read.ts';

export function readLeaders(file: Datum): ReadonlyMap<LeaderId, LeaderData> {
  const pool = list(at(file, 'pool')).map((each) => readLeader(text(at(each, 'id')), each, false));
  const historical = entries(at(file, 'historical')).map(([id, each]) => readLeader(id, each, true));
  return new Map([...pool, ...historical].map((leader) => [leader.id, leader]));
}

/** One who goes to the winner of an auction names no power. */
const readLeader = (id: LeaderId, datum: Datum, historical: boolean): LeaderData => ({
  id,
  name: text(at(datum, 'name')),
  ability: oneOf(ABILITIES, at(datum, 'ability')),
  historical,
  powers: historical
    ? texts(at(datum, 'power')).filter((each): each is Power => POWERS.some((power) => power === each))
    : [],
});
