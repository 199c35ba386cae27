import type { State } from '../../src/state.ts';
import type { UnitKind } from '../../src/vocabulary.ts';
import { answer, lead, optionsOf, put, stateOf, type Table, war } from '../table.ts';
import { FRENCH, realm, SPANISH, spain } from './play.ts';

/** Counters of an army: `I34+` is a veteran elite troop. */
export type Counter = UnitKind | 'I23+' | 'I34+';

export interface Battle {
  readonly from?: string;
  readonly at?: string;
  readonly spanish: readonly Counter[];
  readonly french: readonly Counter[];
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
}

const place = (state: State, owner: 'spain' | 'france', at: string, counters: readonly Counter[]): void => {
  for (const each of counters) {
    const kind = each === 'I34+' || each === 'I34' ? 'I34' : 'I23';
    put(state, owner, kind, at, { up: each.endsWith('+') });
  }
};

/** A Spanish army under an ordinary leader marches upon the French, who stand. The next question is about the battle. */
export function battle({ from = 'perpignan', at = 'montpellier', spanish, french, dice, change }: Battle): Table {
  const match = spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      place(state, 'spain', from, spanish);
      lead(state, 'spain', 'L01', 'spain-1');
      place(state, 'france', at, french);
      change?.(state);
    },
  });
  const leader = stateOf(match).leaders.find(({ on }) => on === 'spain-1')?.id;
  answer(match, `${SPANISH} act/spain/march/${leader}`);
  if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
  answer(match, `${SPANISH} to/${at}`, `${FRENCH} stand`);
  return match;
}

export const END = ['advance', 'act'];
export const two: Counter[] = ['I23', 'I23'];
export const three: Counter[] = ['I23', 'I23', 'I23'];
export const four: Counter[] = ['I23', 'I23', 'I23', 'I23'];
