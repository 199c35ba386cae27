/** Diplomacy and Commitments (19.4; the chart is reconstructed). */
import { choose, option, parallel, type Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import type { Letter } from '../board/tables/politics.ts';
import { draw, handOf, pilesOf } from '../cards/hands.ts';
import { retireLeader } from '../changes/leaders.ts';
import { changeThalers, changeWill } from '../changes/markers.ts';
import { asking } from '../cite.ts';
import { isBelligerent, patronOf } from '../facts/sides.ts';
import { spaceOf } from '../facts/spaces.ts';
import { spOfNation } from '../facts/troops.ts';
import type { State } from '../state.ts';
import type { SubsidyId } from '../vocabulary.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { enterWar } from './belligerents.ts';
import { checkWill } from './exit.ts';
import { setFrenchSubsidy } from './flags.ts';

/** Commitments are judged, then options chosen and carried out. */
export function* diplomacy(game: Game): Rules<PhaseId> {
  judgeCommitments(game);
  yield* chooseOptions(game);
  yield* checkWill(game);
  return 'spring';
}

/** Options on the chart of this year that a Power may choose: A, unless the table or the chart lets it (19.4, 24.3). */
export function optionsFor(world: World, power: Power): Letter[] {
  const { state, data } = world;
  const chart = data.tables.politics.options[state.year]?.[power] ?? {};
  const letters = (['A', 'B'] as const).filter(
    (letter) => chart[letter] !== undefined && !(letter === 'B' && isPastDelay(world, power)),
  );
  const free =
    state.options['variable-diplomacy'] === 'yes' || (state.year >= 1758 && (power === 'BR' || power === 'FR'));
  const playing = state.nations[power].stance !== 'out' && patronOf(state, power) === power;
  return playing ? (free ? letters : letters.slice(0, 1)) : [];
}

/** A Russia that fights already cannot delay to 1758; the set-up of 1757 stands for Option A until options are chosen. */
const isPastDelay = ({ state }: World, power: Power): boolean =>
  power === 'RU' && state.year === 1757 && state.scenario !== 's1757' && isBelligerent(state, 'RU');

/** Everybody chooses at once, then the choices take effect in the order of the chart. */
export function* chooseOptions(game: Game): Rules {
  const { state, tell } = game;
  const chosen = yield* parallel(POWERS.map((power) => chooseOption(game, power)));
  for (const { power, letter } of chosen) {
    if (letter === null) continue;
    const name = `${state.year}${letter}`;
    state.diplomacy[power] = name;
    state.marks.push(`option/${power}/${name}`);
    tell({ type: 'option', power, year: state.year, option: letter });
  }
  for (const { power, letter } of chosen) if (letter !== null) takeEffect(game, power, letter);
  if (state.year === 1757 && !isAsPrinted(state)) frenchTreaty(game);
}

/** The set-up of 1757 is that of Option A for everybody (readings, 45). */
const isAsPrinted = ({ scenario, diplomacy }: State): boolean =>
  scenario === 's1757' && diplomacy.PR === '1757A' && diplomacy.FR === '1757A';

function* chooseOption(game: Game, power: Power): Rules<{ power: Power; letter: Letter | null }> {
  const letters = optionsFor(game, power);
  const [only, another] = letters;
  if (only === undefined || another === undefined) return { power, letter: only ?? null };
  const letter = yield* choose(
    game.state.seats[power],
    asking('diplomacy', '19.4', { power, year: game.state.year }),
    () => optionsFor(game, power).map((each) => option(`${power}/${each}`, each)),
  );
  return { power, letter };
}

const commit = ({ state }: Game, power: Power): void => {
  if (!state.commitments.includes(power)) state.commitments.push(power);
};
/** A Prussia that awaits attack (Option B of 1756) commits France when it enters Saxony all the same. */
export function provokeFrance(game: Game): void {
  if (game.state.marks.includes('option/PR/1756B')) commit(game, 'FR');
}

const release = ({ state }: Game, power: Power): void => {
  state.commitments = state.commitments.filter((each) => each !== power);
};

/** France that only aids Austria lets 12 SPs leave its borders at most: Option B of 1757, until a later one supersedes it. */
const AID_ONLY = 'french-aid-only';
export const aidsOnly = ({ state }: Pick<World, 'state'>): boolean => state.marks.includes(AID_ONLY);

/** What an option of the chart does. */
function takeEffect(game: Game, power: Power, letter: Letter): void {
  const { state } = game;
  if (power === 'FR') state.marks = state.marks.filter((mark) => mark !== AID_ONLY);
  if (state.year === 1756) firstOptions(game, power, letter);
  else if (state.year === 1757) secondOptions(game, power, letter);
  else if (power === 'BR') britishSubsidy(game, letter);
  else if (power === 'FR' && letter === 'B') thirdTreaty(game);
  if (state.year === 1758 && power === 'RU' && !isBelligerent(state, 'RU')) enterWar(game, 'RU', 'coalition');
}

/** Before the first shot (22.1.1 example). */
function firstOptions(game: Game, power: Power, letter: Letter): void {
  if (power === 'PR') {
    if (letter === 'A') {
      enterWar(game, 'IM', 'coalition');
      commit(game, 'FR');
    } else dealAnew(game, 'PR', 6);
  }
  if (power === 'AU' && letter === 'B') {
    dealAnew(game, 'AU', 6);
    commit(game, 'BR');
  }
  if (power === 'RU' && letter === 'B') {
    enterWar(game, 'RU', 'coalition', 'RU', false);
    changeWill(game, 'RU', -1, 'ardor');
  }
  if (power === 'BR' && letter === 'B')
    for (const leader of ['sporcken', 'zastrow'])
      if (game.state.leaders[leader] === 'map') retireLeader(game, leader, 'pool', 'diplomacy');
}

/** Without the guaranteed cards: the hand goes back and is drawn anew. */
function dealAnew(game: Game, power: Power, number: number): void {
  const piles = pilesOf(game, power);
  piles.draw.push(...handOf(game, power).splice(0));
  game.random.shuffle(piles.draw, `deck/${power}`);
  draw(game, power, number);
}

/** The great alliances of 1757. */
function secondOptions(game: Game, power: Power, letter: Letter): void {
  const { state } = game;
  if (power === 'PR') {
    if (state.nations.IM.stance === 'neutral') enterWar(game, 'IM', 'coalition');
    if (letter === 'B') changeWill(game, 'PR', 1, 'diplomacy');
  }
  if (power === 'AU' && letter === 'B') {
    changeThalers(game, 'AU', 2, 'diplomacy');
    release(game, 'FR');
  }
  if (power === 'FR') {
    enterWar(game, 'FR', 'coalition');
    if (letter === 'A' && state.diplomacy.AU !== '1757B') commit(game, 'FR');
    if (letter === 'B') state.marks.push(AID_ONLY);
  }
  if (power === 'RU') {
    if (letter === 'A') enterWar(game, 'RU', 'coalition');
    else changeWill(game, 'RU', 1, 'diplomacy');
  }
}

/** Prussian and French choices together fix the French subsidy (20.2.3). */
function frenchTreaty(game: Game): void {
  const { state, data } = game;
  const letter = (power: Power) => (state.diplomacy[power]?.endsWith('B') ? 'B' : 'A');
  const row = data.tables.politics.frenchSubsidy.find(
    (each) => each.prussia === letter('PR') && each.france === letter('FR'),
  );
  setFrenchSubsidy(game, row?.subsidy ?? null);
  if (!state.subsidies.includes('french_swedish')) state.subsidies.push('french_swedish');
}

/** Britain pays Prussia and fights France, or stops (1758 and later). */
function britishSubsidy(game: Game, letter: Letter): void {
  const { state } = game;
  const paid = state.subsidies.includes('british_prussian');
  if (letter === 'A') {
    if (!paid) state.subsidies.push('british_prussian');
    commit(game, 'BR');
    return;
  }
  state.subsidies = state.subsidies.filter((id) => id !== 'british_prussian');
  release(game, 'BR');
  if (!paid && state.year > 1758) return;
  changeWill(game, 'PR', -1, 'diplomacy');
  if (state.year > 1758) changeWill(game, 'BR', 1, 'diplomacy');
}

/** The Third Treaty of Versailles, then none at all. */
function thirdTreaty(game: Game): void {
  const { state } = game;
  const current = state.subsidies.find((id) => id.startsWith('versailles'));
  if (current === undefined) return;
  const next: SubsidyId | null = current === 'versailles_3' ? null : 'versailles_3';
  setFrenchSubsidy(game, next);
  changeWill(game, 'FR', 1, 'diplomacy');
  if (state.year > 1758) changeWill(game, 'AU', -1, 'diplomacy');
}

/** Unmet Commitments cost both allies Will, every year (19.4.1). */
function judgeCommitments(game: Game): void {
  const { state, data, tell } = game;
  const { own, ally } = data.tables.politics.penalty;
  for (const power of [...state.commitments]) {
    if (!isBelligerent(state, power)) continue;
    const met = isMet(game, power);
    tell({ type: 'commitment', power, met: met ? 'kept' : 'broken' });
    if (met) continue;
    changeWill(game, power, own, 'commitment');
    changeWill(game, power === 'FR' ? 'AU' : 'PR', ally, 'commitment');
  }
}

/** France: 10 SPs in the German Theater outside France, and its subsidy paid. Britain: at war with France, its subsidy paid. */
export function isMet(world: World, power: Power): boolean {
  const { state } = world;
  const owed = power === 'FR' ? 'versailles' : 'british_prussian';
  const unpaid = (mark: string) => mark.startsWith(`unpaid/${owed}`) && mark.endsWith(`/${state.year - 1}`);
  if (state.marks.some(unpaid)) return false;
  if (power === 'FR') {
    const abroad = state.stacks
      .filter(({ at }) => spaceOf(world, at).theater === 'german' && spaceOf(world, at).nation !== 'FR')
      .reduce((sum, stack) => sum + spOfNation(stack, 'FR'), 0);
    return abroad >= 10;
  }
  return (
    power !== 'BR' || state.deaths.includes('george_ii') || (isBelligerent(state, 'FR') && state.armistice === null)
  );
}
