/** Media Vita in Morte Sumus: deaths, and what follows from them (6.6, 22.3.5, 23.1.1). */
import { choose, option, type Rules } from '@quadrille/kernel';
import type { Person } from '../board/codes.ts';
import { retireLeader } from '../changes/leaders.ts';
import { changeThalers, changeWill } from '../changes/markers.ts';
import { settle, split } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { leaderOf } from '../facts/leaders.ts';
import { isBelligerent } from '../facts/sides.ts';
import { holderOf } from '../facts/spaces.ts';
import { isEmpty, nationsOf } from '../facts/troops.ts';
import { moveColonial } from '../politics/colonies.ts';
import { evacuate, removeCards, withdrawNation } from '../politics/exit.ts';
import { setFlag } from '../politics/flags.ts';
import { type Game, rollDie } from '../world.ts';

/** One die and the year; if the person is dead already, the next row above (6.6). */
export function* mediaVita(game: Game): Rules {
  const { state, data, tell } = game;
  const { yearDrm, rows } = data.tables.fortunes.mediaVita;
  const roll = rollDie(game);
  const total = roll + (yearDrm[state.year] ?? 0);
  const found = rows.findIndex(({ min, max }) => min <= total && total <= max);
  const hit = rows[found];
  const person = hit?.person
    ? (rows.slice(found).find((row) => row.person && !state.deaths.includes(row.person))?.person ?? null)
    : null;
  tell({ type: 'media-vita', roll, total, person: person ?? 'none' });
  if (person) yield* dies(game, person);
  else if (hit?.person === 'elizabeth') yield* deathOfPeter(game);
}

function* dies(game: Game, person: Person): Rules {
  const { state } = game;
  state.deaths.push(person);
  if (person === 'browne') {
    if (state.leaders.browne !== 'dead') retireLeader(game, 'browne', 'dead', 'death');
  } else if (person === 'royal_grief') yield* royalGrief(game);
  else if (person === 'ferdinand_vi') {
    moveColonial(game, 'FR', 1);
    changeThalers(game, 'FR', 2, 'spain');
  } else if (person === 'george_ii') changeWill(game, 'BR', -1, 'george');
  else yield* deathOfElizabeth(game);
}

/** Frederick stays in his tent for a Turn, or Prussia loses 1 Will. */
function* royalGrief(game: Game): Rules {
  const { state } = game;
  const grieves = yield* choose(state.seats.PR, asking('royal-grief', '6.6'), () => [
    option('will', false),
    ...(state.leaders.frederick === 'map' ? [option('mourn', true)] : []),
  ]);
  if (grieves) state.marks.push('frederick-mourns');
  else changeWill(game, 'PR', -1, 'grief');
}

/** Russia leaves the Coalition and becomes a Prussian Client; its cards and its VP marker are out of the game (22.3.5). */
export function* deathOfElizabeth(game: Game): Rules {
  const { state } = game;
  if (!state.deaths.includes('elizabeth')) state.deaths.push('elizabeth');
  if (state.nations.RU.stance === 'out') return;
  separate(game);
  const wasNeutral = !isBelligerent(state, 'RU');
  removeCards(game, 'RU');
  Object.assign(state.nations.RU, { side: 'ap', patron: 'PR', ...(wasNeutral && { stance: 'neutral' }) });
  // Their Tactics are Prussia's to play from now on.
  for (const tactic of state.powers.RU.tactics.held)
    game.tell({ type: 'drew-tactic-chit', power: 'RU', tactic }, [state.seats.PR]);
  setFlag(game, 'death_of_elizabeth');
  delete state.sharing.COOP;
  for (const at of Object.keys(state.sieges)) {
    const holder = holderOf(game, at);
    if (holder !== 'PO' && state.nations[holder].side === state.sieges[at]?.by) delete state.sieges[at];
  }
  // Coalition forces leave Russian-held spaces for the nearest friendly fortress.
  for (const { id, nation } of game.data.board.spaces.values())
    if (nation === 'RU' || state.control[id] === 'RU') yield* evacuate(game, id, 'coalition');
  state.subsidies = state.subsidies.filter((subsidy) => subsidy !== 'austro_russian');
  changeWill(game, 'PR', 2, 'elizabeth');
}

/** Russians march off from mixed forces before they change sides. */
function separate(game: Game): void {
  const { state } = game;
  for (const stack of [...state.stacks]) {
    const own = stack.troops.RU;
    const russians = stack.leaders.filter((id) => leaderOf(game, id).nation === 'RU');
    const others = nationsOf(stack.troops).some((nation) => nation !== 'RU') || stack.leaders.length > russians.length;
    if (!others || (!own && russians.length === 0)) continue;
    split(state, stack, russians, own ? { RU: { inf: own.inf, units: { ...own.units } } } : {});
    if (isEmpty(stack) && stack.leaders.length === 0) settle(game, stack.at);
  }
}

/** Peter III may die at every Fortunes of War step after Elizabeth: on a 6 (reconstructed). */
export function* peterRoll(game: Game): Rules {
  const { state } = game;
  if (!state.deaths.includes('elizabeth') || state.deaths.includes('peter_iii')) return;
  const roll = rollDie(game);
  game.tell({ type: 'peter', roll });
  if (roll === 6) yield* deathOfPeter(game);
}

/** Russia is Neutral and leaves the game (21.3.2), without VPs. */
function* deathOfPeter(game: Game): Rules {
  const { state } = game;
  if (state.deaths.includes('peter_iii')) return;
  state.deaths.push('peter_iii');
  if (isBelligerent(state, 'RU')) yield* withdrawNation(game, 'RU');
  changeWill(game, 'PR', -1, 'peter');
}
