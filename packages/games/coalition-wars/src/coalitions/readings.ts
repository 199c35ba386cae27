/** Where a printed set-up is doubtful: the reading we take, and what a table may choose instead (docs/rules). */
import type { TableOption } from '@quadrille/kernel';
import type { Deployment } from '../core/scenarios.ts';
import type { Power } from '../core/vocabulary.ts';
import type { Printed } from './scenarios.ts';

/**
 * 1805: every other scenario gives Russia Money, and it mobilises before it taxes. Without any it won none of 48 matches
 * between bots, with 5 it won 12 (docs/laboratory/balance.md).
 */
const russianMoney: TableOption = {
  id: 'russian-money',
  title: 'Russian Money at the start',
  values: [
    { id: 'five', title: '5, as in 1806' },
    { id: 'printed', title: 'None, as printed' },
  ],
  default: 'five',
};

/** 1809: no Garrison is printed, but the design note speaks of the French one in Warszawa. */
const polishGarrison: TableOption = {
  id: 'warszawa',
  title: 'French Garrison in Warszawa',
  values: [
    { id: 'garrison', title: 'Present, as the design note says' },
    { id: 'printed', title: 'Absent, as the set-up is printed' },
  ],
  default: 'garrison',
};

/** 1812: Prussia has three pawns, but no Generals are printed as off the map. */
const prussianGenerals: TableOption = {
  id: 'prussian-generals',
  title: 'Prussian Generals off the map',
  values: [
    { id: 'two', title: '2, so that all pawns are in play' },
    { id: 'printed', title: 'None, as printed' },
  ],
  default: 'two',
};

export const READINGS: Readonly<Record<string, readonly TableOption[]>> = {
  '1805': [russianMoney],
  empereur: [russianMoney],
  '1809': [polishGarrison],
  '1812': [prussianGenerals],
};

/** The set-up with the readings the table has chosen. */
export function read(printed: Printed, options: Readonly<Record<string, string>>): Printed {
  const change = (power: Power, changes: Partial<Deployment>): Printed => ({
    ...printed,
    powers: { ...printed.powers, [power]: { ...printed.powers[power], ...changes } },
  });
  if (options[russianMoney.id] === 'five') return change('russia', { money: 5 });
  if (options[polishGarrison.id] === 'garrison') return change('france', { garrisons: ['warszawa'] });
  if (options[prussianGenerals.id] === 'two') return change('prussia', { offMap: 2 });
  return printed;
}
