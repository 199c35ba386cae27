import { amount, ask, type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { ambushes } from './ambush.ts';
import { battle } from './battle.ts';
import { BOARD, type House, PLACES, type Place } from './board.ts';
import { enter, leave } from './changes.ts';
import { onTurn } from './facts.ts';
import type { State } from './state.ts';
import type { Game } from './world.ts';

interface Step {
  readonly from: Place;
  readonly to: Place;
}

/** The house on turn marches as often as it likes, place by place (S §6). */
export function* march(game: Game): Rules<'march' | 'market' | 'reckoning'> {
  const { state } = game;
  const house = onTurn(state);
  const step = yield* plan(
    house,
    ask('march', 'S §6'),
    () => steps(state, house),
    () => refusals(state, house),
  );
  if (step) {
    yield* take(game, house, step);
    return 'march';
  }
  state.tired.splice(0);
  state.turn++;
  return state.turn < state.order.length ? 'market' : 'reckoning';
}

/** Some or all troops of a place go to the next one; if others hold it there is a battle (S §6). */
function* take(game: Game, house: House, { from, to }: Step): Rules {
  const { state, tell } = game;
  const sent = yield* amount(house, ask('troops', 'S §6', { from, to }), () => [1, state.field[from].troops]);
  const troops = yield* ambushes(game, { house, troops: sent, from, to });
  if (troops === 0) return;
  leave(game, from, troops);
  tell({ type: 'marched', house, troops, from, to });
  const { holder } = state.field[to];
  if (holder !== null && holder !== house) {
    yield* battle(game, { from, at: to, attacker: house, defender: holder, troops });
    return;
  }
  enter(game, house, to, troops);
  state.tired.push(to);
}

/** Every road of the land, as the option to march along it. */
const ROADS: readonly Option<Step>[] = PLACES.flatMap((from) =>
  BOARD[from].next.map((to) => option(`march/${from}/${to}`, { from, to })),
);

const steps = (state: State, house: House): readonly Option<Step>[] =>
  ROADS.filter(({ value }) => hasTroops(state, house, value.from) && !barred(state, house, value));

const refusals = (state: State, house: House): Refused[] =>
  ROADS.flatMap(({ id, value: { from, to } }) => {
    const code = hasTroops(state, house, from) && barred(state, house, { from, to });
    return code ? [{ id, code, args: { from, to }, cite: 'S §6' }] : [];
  });

const hasTroops = ({ field }: State, house: House, place: Place): boolean =>
  field[place].holder === house && field[place].troops > 0;

/** Troops march once in a turn, and into no one else's home (S §6). */
function barred({ tired }: State, house: House, { from, to }: Step): 'tired' | 'foreign-home' | undefined {
  const { home } = BOARD[to];
  if (home !== null && home !== house) return 'foreign-home';
  return tired.includes(from) ? 'tired' : undefined;
}
