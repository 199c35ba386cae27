/** What the lobby shows of the game. */
import type { Scenario, TableOption } from '@quadrille/kernel';
import type { Data } from './board/data.ts';
import { SCENARIOS, type ScenarioId } from './board/scenarios.ts';
import { SIDES_OPTION } from './setup/seats.ts';

export const ID = 'clash-of-monarchs';
export const TITLE = 'Clash of Monarchs';

/** Raised whenever a change of the rules could make an old tail replay differently. */
export const VERSION = 5;

const yesNo = (id: string, title: string, blurb: string): TableOption => ({
  id,
  title,
  blurb,
  values: [
    { id: 'no', title: 'No' },
    { id: 'yes', title: 'Yes' },
  ],
  default: 'no',
});

const TOGETHER: TableOption = {
  id: SIDES_OPTION,
  title: 'With three players, one plays',
  values: [
    { id: 'anglo-prussia', title: 'Prussia and Britain together' },
    { id: 'coalition', title: 'the whole Coalition' },
  ],
  default: 'anglo-prussia',
  players: [3],
};

/** The advanced and optional rules, each by itself (24, 15.7.3; readings, 31). */
const OPTIONS: readonly TableOption[] = [
  TOGETHER,
  yesNo(
    'imperial-pressure',
    'Imperial Pressure (24.1)',
    'Maria Theresa or Louis may demand an attack by Round 3; who disobeys loses a card and a Turn.',
  ),
  yesNo(
    'donations',
    'Imperial Donations (24.2)',
    'Austria may take Thalers of the Empire, which then recruits all it can.',
  ),
  yesNo(
    'variable-diplomacy',
    'Variable Diplomacy (24.3)',
    'In 1756, in 1757 and every winter each Power chooses among the options of its chart.',
  ),
  yesNo(
    'ferdinand-switch',
    'Ferdinand changes his army (24.4)',
    'Ferdinand may command Prussians or Hanoverians, and change between them.',
  ),
  yesNo('montcalm', 'Montcalm (24.6.1)', 'France gains a leader when Halley’s Comet appears, or at once in 1759.'),
  yesNo(
    'siege-train',
    'The Russian siege train (24.6.2)',
    'Russia gains siege guns with its reinforcements, or at once in 1759.',
  ),
  yesNo(
    'frederick-escapes',
    'Frederick escapes (15.7.3)',
    'Once in a match Frederick escapes capture, and once a bullet.',
  ),
  yesNo(
    'limited-intelligence',
    'Limited Intelligence (24.5)',
    'Nobody counts enemy forces before a battle shows them.',
  ),
];

const BLURBS: Readonly<Record<ScenarioId, string>> = {
  s1756: 'Frederick enters Saxony. One Fall, two Powers with Turns: the first game to play.',
  s1757: 'Prague, Kolin, Rossbach, Leuthen: all five Powers, a whole campaign year.',
  s1756_58: 'From Saxony to Zorndorf: two and a half years with winters and springs.',
  s1759: 'Kunersdorf, Minden, Maxen: the Wider War, a whole campaign year.',
  s1762: 'The last year: Elizabeth is dead, and Russia marches with Prussia.',
  campaign_1756: 'The Seven Years War from the first shot to the last.',
};

export const scenariosOf = ({ scenarios: { scenarios } }: Data): readonly Scenario[] =>
  SCENARIOS.map((id) => ({
    id,
    title: scenarios[id].name,
    blurb: BLURBS[id],
    players: [2, 3, 4],
    options: OPTIONS,
    board: ID,
  }));
