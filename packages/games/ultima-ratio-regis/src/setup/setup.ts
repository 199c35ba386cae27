/** How a match begins (§7). */
import type { Setup } from '@quadrille/kernel';
import type { Data, ScenarioData } from '../data/model.ts';
import type { State } from '../state.ts';
import { type LastingRule, PLAYERS, type Player } from '../vocabulary.ts';

/** Players, not Powers, sit at the table. */
export const seatsOf = ({ players }: Setup): readonly Player[] => PLAYERS.slice(0, players);

export function scenarioOf(data: Data, id: string): ScenarioData {
  const scenario = data.scenarios.get(id);
  if (!scenario) throw new Error(`Ultima Ratio Regis has no scenario ${id}`);
  return scenario;
}

/** Lasting rules that a scenario finds in force, by the turn in which they come. */
const IN_FORCE_FROM: readonly { readonly rule: LastingRule; readonly turn: number }[] = [
  { rule: 'galleon', turn: 9 },
  { rule: 'tercios', turn: 9 },
  { rule: 'modern_army', turn: 12 },
  { rule: 'professional_army', turn: 12 },
];

export function setUp(data: Data, setup: Setup): State {
  const scenario = scenarioOf(data, setup.scenario);
  const players = seatsOf(setup);
  return {
    scenario: scenario.id,
    options: {
      groups: setup.options.groups === 'seats' ? 'seats' : 'auction',
      cards: setup.options.cards === 'anyone' ? 'anyone' : 'concerned',
    },
    turn: scenario.first,
    stage: 'groups',
    chairs: players.map((player) => ({ player, vp: 0, bonus: 0, group: [], hand: [] })),
    order: [...players],
    at: 0,
    realms: [],
    minors: [],
    titles: {},
    holders: {},
    rebellions: {},
    fortresses: {},
    sieges: {},
    enclaves: {},
    units: [],
    leaders: [],
    lent: {},
    trade: {},
    capacity: {},
    wars: [],
    claims: [],
    alliances: [],
    truces: [],
    coalitions: [],
    civilWars: [],
    rules: IN_FORCE_FROM.filter(({ turn }) => turn <= scenario.first).map(({ rule }) => rule),
    inForce: [],
    box: [],
    discard: [],
    impulse: null,
    agenda: [],
    rival: null,
  };
}
