/** The seven steps of the end of the turn (§24). */
import { finish, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { undertake } from '../changes/agenda.ts';
import { keep } from '../changes/lists.ts';
import { changeUnrest, gainVp } from '../changes/tracks.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { commercialCompetition } from '../economy/competition.ts';
import { isAtStake } from '../facts/control.ts';
import { isArea } from '../facts/ground.ts';
import { embattled, ledgerOf, totalsOf } from '../facts/income.ts';
import { leads, minorSpecials, specialsOf } from '../facts/realms.ts';
import { powersAtWarWith } from '../facts/relations.ts';
import { tenureOf } from '../facts/titles.ts';
import { commandOf, isTroop } from '../facts/units.ts';
import { scoredFor, scoreOf } from '../facts/victory.ts';
import { scenarioOf } from '../setup/setup.ts';
import { overdueCivilWars, rememberVictors } from '../special/civil-war.ts';
import type { Unit } from '../state.ts';
import type { ReckoningStep } from '../tasks/politics.ts';
import type { TaskOf } from '../tasks.ts';
import { TRADE_CENTERS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { agitation } from './agitation.ts';
import { degradation } from './degradation.ts';

const STEPS: readonly ReckoningStep[] = [
  'wars',
  'homecoming',
  'trade',
  'economy',
  'units',
  'agitation',
  'points',
  'civil-wars',
  'next',
];

/** After the last card the turn ends: its steps are put on the agenda, and then the next turn begins. */
export function* turnEnd(game: Game): Rules<'agenda'> {
  const { state } = game;
  game.tell({ type: 'turn-ends', turn: state.turn });
  rememberAlliances(game);
  rememberWars(game);
  state.stage = 'turn';
  undertake(game, ...STEPS.map((step) => ({ do: 'reckon' as const, step })));
  return 'agenda';
}

export function* reckon(game: Game, task: TaskOf<'reckon'>): Rules {
  if (task.step === 'wars' && endNextWar(game)) return;
  finishTask(game, task);
  if (task.step === 'wars') endAlliances(game);
  else if (task.step === 'homecoming') leaveForeignLand(game);
  else if (task.step === 'trade') commercialCompetition(game);
  else if (task.step === 'economy') economy(game);
  else if (task.step === 'units') yield* degradation(game);
  else if (task.step === 'agitation') yield* agitation(game);
  else if (task.step === 'points') countPoints(game);
  else if (task.step === 'civil-wars') settleCivilWars(game);
  else nextTurn(game);
}

/** Step 1: all wars end, the oldest first (§21.4.5). Nobody has asked for peace. */
function endNextWar(game: Game): boolean {
  const [war] = game.state.wars;
  if (!war) return false;
  undertake(game, { do: 'peace', sides: war.sides, opener: null });
  return true;
}

/** Some objectives ask who was allied before all alliances ended. */
function rememberAlliances({ state }: Game): void {
  for (const [a, b] of state.alliances) state.inForce.push(`allied/${a}/${b}`);
  for (const { sides } of state.coalitions)
    for (const side of sides)
      for (const a of side) for (const b of side) if (a < b) state.inForce.push(`allied/${a}/${b}`);
}

/** Dues and treasure fleets fail a Power that has fought more than one other (§3.2). */
function rememberWars(game: Game): void {
  for (const { power } of game.state.realms)
    if (powersAtWarWith(game, power).length > 1) game.state.inForce.push(embattled(power));
}

function endAlliances({ state }: Game): void {
  state.alliances.splice(0);
  state.coalitions.splice(0);
  for (const realm of state.realms) delete realm.collapsing;
}

/**
 * Expeditionary corps go home, and armies leave inactive areas, neutral minors, and the land of those with whom no
 * coalition or passage binds them any more (§18.2.2, §21.1.5, §21.2.6, facts no. 12).
 */
function leaveForeignLand(game: Game): void {
  const { state } = game;
  const corps = state.units.filter(({ id }) => id in state.lent);
  for (const { id } of corps) delete state.lent[id];
  goHome(
    game,
    state.units.filter(
      (unit) => isTroop(unit) && isArea(game, unit.at) && (corps.includes(unit) || isForeign(game, unit)),
    ),
  );
}

/** Whether a troop stands where it may not stay: war zones of civil wars are home to all contenders (§26.1.1). */
const isForeign = (world: World, unit: Unit): boolean => {
  const tenure = tenureOf(world, unit.at);
  if (!('owner' in tenure)) return tenure.as === 'inactive';
  const power = commandOf(world, unit);
  return leads(world, tenure.owner) !== power && !(power !== null && isAtStake(world, power, unit.at));
};

/** Step 3: what income exceeds expenses by lowers unrest; the other way round it rises (§24.1.1). */
function economy(game: Game): void {
  for (const { power } of game.state.realms) {
    const { income, expenses } = totalsOf(ledgerOf(game, power));
    game.tell({ type: 'income', power, income, expenses });
    changeUnrest(game, power, expenses - income, 'economy');
  }
  for (const { minor, ally } of game.state.minors)
    for (const { args } of minorSpecials(game, minor, 'ally_unrest_at_end'))
      if (ally) changeUnrest(game, ally, Number(args[0]), 'minor-gift');
}

/** Step 6: VP are counted (§23.2). */
function countPoints(game: Game): void {
  rememberVictors(game);
  for (const { player } of game.state.chairs)
    for (const { power, why, what, vp } of scoreOf(game, player))
      gainVp(game, player, vp, why, power === null ? [player] : [power, ...scoredFor(game, power, why, what)]);
}

/** After the VP, so that the victor of a civil war scores what it held (§26.1.2). */
function settleCivilWars(game: Game): void {
  undertake(game, ...overdueCivilWars(game).map(({ official }) => ({ do: 'civil-war-ends' as const, official })));
}

/** Step 7: the next turn, or the end: most VP wins. */
function nextTurn(game: Game): void {
  const { state, data } = game;
  const { last } = scenarioOf(data, state.scenario);
  if (state.turn >= last) endMatch(game);
  const ended = state.turn;
  state.turn++;
  for (const realm of state.realms) {
    realm.piracies = 0;
    realm.technologies.splice(0);
  }
  for (const center of TRADE_CENTERS) delete state.capacity[center];
  keep(state.inForce, (each) => lastsBeyond(game, each, ended));
}

function endMatch({ state }: Game): never {
  const most = Math.max(...state.chairs.map(({ vp }) => vp));
  const winners = state.chairs.filter(({ vp }) => vp === most).map(({ player }) => player);
  if (winners.length === state.chairs.length && winners.length === 1)
    return finish(most >= PRINCE ? winners : [], rankOf(most));
  return finish(winners, 'points');
}

/** The ranks of The Rise of Portugal; below the first of them the scenario is lost. */
const PRINCE = 8;
const rankOf = (vp: number): string =>
  vp >= 16 ? 'solo-estado' : vp >= 12 ? 'solo-lord' : vp >= PRINCE ? 'solo-prince' : 'solo-footnote';

/**
 * Cards stay in force through their turns, and as long as the card of a Power builds upon them (307, by that of the
 * Ottomans); the Union of the Crowns (814) for good; fallen dynasties until they return.
 */
function lastsBeyond(game: Game, each: string, turn: number): boolean {
  const { state, data } = game;
  const card = data.cards.get(each);
  const isBuiltUpon = state.realms.some(({ power }) =>
    specialsOf(game, power, 'free_extraordinary').some(({ args }) => args.includes(each)),
  );
  return each === '814' || each.startsWith('dynasty/') || isBuiltUpon || (card?.historical === true && card.to > turn);
}
