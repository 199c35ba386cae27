/** Will, hands, victory, intervention and diplomacy (8.2, 19.4, 21–24). */
import { ALLIANCES, type Alliance, POWERS, type Power } from '../../vocabulary.ts';
import { SUBSIDIES, type Subsidy } from '../codes.ts';
import { at, count, type Datum, entries, given, items, oneOf, refuse, text, whole } from '../source.ts';
import { readByRoll, readRows, type Span } from './rows.ts';

export const LEVELS = ['decisive', 'substantial', 'marginal', 'draw', 'defeat'] as const;
export type Level = (typeof LEVELS)[number];

export const YEARS = [1756, 1757, 1758, 1759, 1760, 1761, 1762] as const;
export const LETTERS = ['A', 'B'] as const;
export type Letter = (typeof LETTERS)[number];

export const DANISH = ['british_client', 'neutral', 'french_client'] as const;
export const SAXON = ['joins_prussia', 'neutral', 'joins_coalition'] as const;

export interface PoliticsTables {
  readonly fatigue: Readonly<Record<Power, number>>;
  readonly exhausted: number;
  readonly hand: {
    readonly draw: Readonly<Record<Power, number>>;
    readonly limit: Readonly<Record<Power, number>>;
    readonly common: number;
  };
  readonly victory: {
    /** Prussian VPs that end the game at the end of a year (23.3.2). */
    readonly prussia: { readonly ap: number; readonly coalition: number };
    readonly levels: Readonly<
      Record<Alliance, Readonly<Record<'decisive' | 'substantial' | 'marginal' | 'draw', number>>>
    >;
    readonly notExhausted: number;
    readonly strong: number;
    readonly zeroMost: number;
  };
  readonly pressure: readonly ('none' | 'theresa' | 'louis' | 'both')[];
  readonly saxon: {
    readonly rows: readonly (Span & { readonly result: (typeof SAXON)[number] })[];
    readonly prussianVp: number;
    readonly coalitionForce: number;
    readonly prague: number;
  };
  readonly danish: {
    readonly rows: readonly (Span & { readonly result: (typeof DANISH)[number] })[];
    readonly britishFleet: number;
    readonly hanover: number;
    readonly elizabeth: number;
    readonly stade: number;
  };
  /** Options of the Diplomacy Chart in our words, by year, Power and letter; what they do stands in the rules (19.4). */
  readonly options: Readonly<
    Record<number, Readonly<Partial<Record<Power, Readonly<Partial<Record<Letter, string>>>>>>>
  >;
  readonly frenchSubsidy: readonly {
    readonly prussia: Letter;
    readonly france: Letter;
    readonly subsidy: Subsidy | null;
  }[];
  readonly penalty: { readonly own: number; readonly ally: number };
}

const byPower = <T>(reader: (power: Power) => T): Record<Power, T> => ({
  PR: reader('PR'),
  BR: reader('BR'),
  AU: reader('AU'),
  FR: reader('FR'),
  RU: reader('RU'),
});

export function readPoliticsTables(file: Datum): PoliticsTables {
  const hand = at(file, 'hand');
  const orOther = (key: string) => (power: Power) => given(at(hand, key, power), count, count(at(hand, key, 'other')));
  const victory = at(file, 'victory');
  const level = (alliance: Alliance) => {
    const of = (key: string) => whole(at(victory, 'levels', alliance, key));
    return { decisive: of('decisive'), substantial: of('substantial'), marginal: of('marginal'), draw: of('draw') };
  };
  const saxon = at(file, 'saxon_intervention');
  const danish = at(file, 'danish_intervention');
  const penalty = at(file, 'diplomacy', 'commitment_penalty');
  if (ALLIANCES.length !== 2) refuse(victory, 'there are two Alliances');
  return {
    fatigue: byPower((power) => whole(at(file, 'mw', 'fatigue', power))),
    exhausted: whole(at(file, 'mw', 'exhausted_at_or_below')),
    hand: {
      draw: byPower(orOther('draw')),
      limit: byPower(orOther('limit')),
      common: count(at(hand, 'limit', 'FR_RU')),
    },
    victory: {
      prussia: {
        ap: whole(at(victory, 'prussia_vp_end', 'ap_decisive')),
        coalition: whole(at(victory, 'prussia_vp_end', 'coalition_decisive')),
      },
      levels: { ap: level('ap'), coalition: level('coalition') },
      notExhausted: whole(at(victory, 'mw_bonus', 'not_exhausted')),
      strong: whole(at(victory, 'mw_bonus', 'mw_7_or_more')),
      zeroMost: whole(at(victory, 'mw_zero_bonus_max')),
    },
    pressure: readByRoll(
      at(file, 'imperial_pressure', 'rows'),
      2,
      12,
      oneOf(['none', 'theresa', 'louis', 'both'] as const),
    ),
    saxon: {
      rows: readRows(at(saxon, 'rows'), (row) => ({ result: oneOf(SAXON)(at(row, 'result')) })),
      prussianVp: whole(at(saxon, 'drm', 'prussian_vp_4_or_more')),
      coalitionForce: whole(at(saxon, 'drm', 'coalition_force_of_10_sp_adjacent_to_saxony')),
      prague: whole(at(saxon, 'drm', 'prague_prussian_controlled')),
    },
    danish: {
      rows: readRows(at(danish, 'rows'), (row) => ({ result: oneOf(DANISH)(at(row, 'result')) })),
      britishFleet: whole(at(danish, 'drm', 'british_fleet_in_baltic')),
      hanover: whole(at(danish, 'drm', 'hanover_french_controlled')),
      elizabeth: whole(at(danish, 'drm', 'death_of_elizabeth')),
      stade: whole(at(danish, 'drm', 'stade_french_controlled')),
    },
    options: readOptions(at(file, 'diplomacy', 'options')),
    frenchSubsidy: items(at(file, 'subsidies', 'french_subsidy_in_effect')).map((entry) => ({
      prussia: oneOf(LETTERS)(at(entry, 'prussia')),
      france: oneOf(LETTERS)(at(entry, 'france')),
      subsidy: at(entry, 'subsidy').value === 'none' ? null : oneOf(SUBSIDIES)(at(entry, 'subsidy')),
    })),
    penalty: { own: whole(at(penalty, 'britain_unmet', 'BR_mw')), ally: whole(at(penalty, 'britain_unmet', 'PR_mw')) },
  };
}

function readOptions(datum: Datum): PoliticsTables['options'] {
  const years: Record<number, Partial<Record<Power, Partial<Record<Letter, string>>>>> = {};
  for (const year of YEARS) {
    const powers: Partial<Record<Power, Partial<Record<Letter, string>>>> = {};
    for (const [power, options] of entries(at(datum, String(year)))) {
      const letters: Partial<Record<Letter, string>> = {};
      for (const [letter, words] of entries(options))
        letters[oneOf(LETTERS)({ ...words, value: letter })] = text(words);
      powers[oneOf(POWERS)({ ...options, value: power })] = letters;
    }
    years[year] = powers;
  }
  return years;
}
