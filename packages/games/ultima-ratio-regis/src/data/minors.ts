/** Minor power cards (§3.2, §20). */
import { MINORS, type Minor, RELIGIONS, THEATERS } from '../vocabulary.ts';
import { record } from './map.ts';
import type { MinorData } from './model.ts';
import { readRules, readUnits } from './powers.ts';
import { at, type Datum, digits, entries, flag, integer, list, oneOf, or, pair, text, texts, wrong } from './read.ts';

export const MINOR_RULES = [
  'permanent_ally',
  'allies_only',
  'ally_unrest_at_end',
  'extra_conscript',
  'bases_of_ally',
  'independent_from',
  'elector',
  'becomes_power',
  'border_theater',
  'rebellion_if_neutral',
  'mercenary',
  'joins_emperor_if_neutral',
  'election_only',
  'no_areas_from',
  'elector_from',
  'area_from_turn',
  'turn_rule',
  'stays_in',
  'allies_any',
  'moves_to',
  'piracy_licence',
  'removed_when_conquered',
  'joins_if_neutral',
] as const;

export function readMinors(file: Datum): Readonly<Record<Minor, MinorData>> {
  const rules = readRules(MINOR_RULES, at(at(file, 'meta'), 'special_rules'));
  const minors = at(file, 'minors');
  for (const [id, each] of entries(minors)) oneOf(MINORS, { ...each, value: id });
  return record(MINORS, (id) => {
    const datum = at(minors, id);
    const [from, to] = pair(at(datum, 'turns'));
    return {
      id,
      name: text(at(datum, 'name')),
      from,
      to,
      home: texts(at(datum, 'areas')),
      units: readUnits(at(datum, 'units')),
      fortresses: texts(at(datum, 'fortresses')),
      theater: or(at(datum, 'theater'), (each) => oneOf(THEATERS, each), null),
      votes: integer(at(datum, 'votes')),
      religion: or(at(datum, 'religion'), (each) => oneOf(RELIGIONS, each), null),
      independentFrom: or(at(datum, 'independent_from_turn'), integer, flag(at(datum, 'independent')) ? 1 : null),
      mercenary: flag(at(datum, 'mercenary')),
      card: or(at(datum, 'alliance_card'), digits, null),
      special: list(at(datum, 'special')).map(
        (each) => rules.get(text(each)) ?? wrong(each, 'this special rule has no key'),
      ),
    };
  });
}
