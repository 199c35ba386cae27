/** The charts and tables of the player aids. */
import type { Datum } from '../source.ts';
import { type BattleTables, readBattleTables } from './battle.ts';
import { type EconomyTables, readEconomyTables } from './economy.ts';
import { type ForceTables, readForceTables, readStatus } from './forces.ts';
import { type FortressTables, readFortressTables } from './fortress.ts';
import { type FortuneTables, readFortuneTables } from './fortunes.ts';
import { type PoliticsTables, readPoliticsTables } from './politics.ts';

export interface Tables {
  readonly forces: ForceTables;
  readonly battle: BattleTables;
  readonly fortress: FortressTables;
  readonly fortunes: FortuneTables;
  readonly economy: EconomyTables;
  readonly politics: PoliticsTables;
  /** What each block says of itself: stated, public, or reconstructed. */
  readonly status: Readonly<Record<string, string>>;
}

export const readTables = (file: Datum): Tables => ({
  forces: readForceTables(file),
  battle: readBattleTables(file),
  fortress: readFortressTables(file),
  fortunes: readFortuneTables(file),
  economy: readEconomyTables(file),
  politics: readPoliticsTables(file),
  status: readStatus(file),
});
