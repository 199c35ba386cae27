/** How to win (23). */
import { finish } from '@quadrille/kernel';
import { LEVELS, type Level } from '../board/tables/politics.ts';
import { allianceVp } from '../changes/markers.ts';
import { powersOf } from '../facts/sides.ts';
import { isExhausted } from '../facts/will.ts';
import { scenarioOf } from '../setup/index.ts';
import { ALLIANCES, type Alliance, opposing, type Power, type SeatId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { colonialPosition } from './colonies.ts';

export type Ending =
  | 'will-gone'
  | 'alliance-gone'
  | 'prussia-triumphs'
  | 'prussia-broken'
  | 'both-exhausted'
  | 'scenario-over';

const PRINCIPALS = { ap: 'PR', coalition: 'AU' } as const;

/** VPs of an Alliance as they would count now, line by line (23.2, 23.4). */
export function reckoning(
  world: World,
  ending: Ending,
): Record<Alliance, { readonly why: string; readonly num: number }[]> {
  const { state, data } = world;
  const scenario = scenarioOf(data, state.scenario);
  const colonial = data.tables.fortunes.colonial[colonialPosition(world)];
  return {
    ap: [
      { why: 'vp', num: allianceVp(world, 'ap') },
      { why: 'colonial', num: colonial.BR.vp },
      { why: 'scenario', num: scenario.adjust.ap },
      { why: 'will', num: willBonus(world, 'ap', ending) },
    ],
    coalition: [
      { why: 'vp', num: allianceVp(world, 'coalition') },
      { why: 'colonial', num: colonial.FR.vp },
      { why: 'scenario', num: scenario.adjust.coalition },
      { why: 'will', num: willBonus(world, 'coalition', ending) },
    ],
  };
}

/**
 * The other's Will gone: up to 3 (23.2.1). Campaign and 1762: the one who is not Exhausted gains 1, or 2, however the war
 * ends (23.2.2).
 */
export function willBonus(world: World, side: Alliance, ending: Ending): number {
  const { state, data } = world;
  const { victory } = data.tables.politics;
  const [own, other] = [PRINCIPALS[side], PRINCIPALS[opposing(side)]];
  const { will } = state.powers[own];
  const spoils = ending === 'will-gone' && state.powers[other].will === 0 ? Math.min(victory.zeroMost, will) : 0;
  const counts = state.scenario === 'campaign_1756' || state.scenario === 's1762';
  if (!counts || isExhausted(world, own) || !isExhausted(world, other)) return spoils;
  return spoils + (will >= 7 ? victory.strong : victory.notExhausted);
}

const total = (lines: readonly { readonly num: number }[]): number => lines.reduce((sum, { num }) => sum + num, 0);

/** The victory level of a total; 1757 asks two Devastated Austrian areas of a Decisive Victory (23.2.3, 23.4). */
export function levelOf(world: World, side: Alliance, vp: number): Level {
  const { state, data } = world;
  const levels = data.tables.politics.victory.levels[side];
  const reached = LEVELS.find((level) => level === 'defeat' || vp >= levels[level]) ?? 'defeat';
  const needed = scenarioOf(data, state.scenario).decisiveNeedsDevastated;
  if (side === 'coalition' || reached !== 'decisive' || needed === 0) return reached;
  const ruined = state.devastated.filter((area) => data.board.areas.get(area)?.nation === 'AU').length;
  return ruined >= needed ? 'decisive' : 'substantial';
}

/** Both levels as they stand. */
export function standings(
  world: World,
  ending: Ending = 'scenario-over',
): Record<Alliance, { vp: number; level: Level }> {
  const lines = reckoning(world, ending);
  const of = (side: Alliance) => ({ vp: total(lines[side]), level: levelOf(world, side, total(lines[side])) });
  return { ap: of('ap'), coalition: of('coalition') };
}

/** Ends the match: the higher level wins, ties go by the year; the best player of that side has won (23.4). */
export function endWar(game: Game, ending: Ending): never {
  const levels = standings(game, ending);
  if (ending === 'prussia-triumphs') levels.ap.level = 'decisive';
  if (ending === 'prussia-broken') levels.coalition.level = 'decisive';
  for (const side of ALLIANCES) game.tell({ type: 'victory-level', side, ...levels[side] });
  const rank = (side: Alliance) => LEVELS.indexOf(levels[side].level);
  const forced = ending === 'prussia-triumphs' ? 'ap' : ending === 'prussia-broken' ? 'coalition' : null;
  const better = rank('ap') < rank('coalition') ? 'ap' : rank('coalition') < rank('ap') ? 'coalition' : tieBreak(game);
  finish([bestPlayer(game, forced ?? better, ending)], ending);
}

/** Ties: the Coalition to 1758, the Anglo-Prussians from 1759 (23.4). */
const tieBreak = ({ state }: World): Alliance => (state.year <= 1758 ? 'coalition' : 'ap');

const HOME: Readonly<Record<Alliance, readonly Power[]>> = { ap: ['PR', 'BR'], coalition: ['AU', 'FR', 'RU'] };

/** What a Power has at the end: its marker, the colonies, and what the Will of the Principal Powers adds (23.2, 22.5.1). */
function finalVp(world: World, power: Power, ending: Ending): number {
  const { state, data } = world;
  const colonial = data.tables.fortunes.colonial[colonialPosition(world)];
  const overseas = power === 'BR' || power === 'FR' ? colonial[power].vp : 0;
  const side = ALLIANCES.find((each) => PRINCIPALS[each] === power);
  return state.powers[power].vp + overseas + (side ? willBonus(world, side, ending) : 0);
}

/** The player with most VPs of that Alliance; Austria and Prussia win ties (23.4.1; readings, 54). */
function bestPlayer(world: World, side: Alliance, ending: Ending): SeatId {
  const { state } = world;
  const score = (seat: SeatId) => powersOf(state, seat).reduce((sum, power) => sum + finalVp(world, power, ending), 0);
  const seats = [...new Set(HOME[side].map((power) => state.seats[power]))];
  const most = Math.max(...seats.map(score));
  const principal = state.seats[PRINCIPALS[side]];
  return score(principal) === most ? principal : (seats.find((seat) => score(seat) === most) ?? principal);
}

/** At the end of a Fall: Prussia's triumph or ruin, mutual Exhaustion, the last year of the scenario (23.3.2, 23.3.3). */
export function checkYearEnd(game: Game): void {
  const { state, data } = game;
  const { prussia } = data.tables.politics.victory;
  const { vp } = state.powers.PR;
  if (vp >= prussia.ap) endWar(game, 'prussia-triumphs');
  if (vp <= prussia.coalition) endWar(game, 'prussia-broken');
  if (isExhausted(game, 'AU') && isExhausted(game, 'PR')) endWar(game, 'both-exhausted');
  if (state.year >= scenarioOf(data, state.scenario).end) endWar(game, 'scenario-over');
}
