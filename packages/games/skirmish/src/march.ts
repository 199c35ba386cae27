import { amount, ask, type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { battle } from './battle.ts';
import { BOARD, type House, PLACES, type Place } from './board.ts';
import { enter, leave } from './changes.ts';
import { onTurn } from './facts.ts';
import type { Game, State } from './state.ts';

interface Step {
  readonly from: Place;
  readonly to: Place;
}

/** The house on turn marches as often as it likes, place by place (S §6). */
export function* march(game: Game): Rules<'market' | 'reckoning'> {
  const { state } = game;
  const house = onTurn(state);
  for (;;) {
    const step = yield* plan(
      house,
      ask('march', 'S §6'),
      () => steps(state, house),
      () => refusals(state, house),
    );
    if (!step) break;
    yield* take(game, house, step);
  }
  state.tired.splice(0);
  state.turn++;
  return state.turn < state.order.length ? 'market' : 'reckoning';
}

/** Some or all troops of a place go to the next one; if others hold it there is a battle (S §6). */
function* take(game: Game, house: House, { from, to }: Step): Rules {
  const { state, tell } = game;
  const troops = yield* amount(house, ask('troops', 'S §6', { from, to }), () => [1, state.field[from].troops]);
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

const steps = (state: State, house: House): Option<Step>[] =>
  roads(state, house).flatMap(({ from, to }) =>
    barred(state, house, { from, to }) ? [] : [option(`march/${from}/${to}`, { from, to })],
  );

const refusals = (state: State, house: House): Refused[] =>
  roads(state, house).flatMap(({ from, to }) => {
    const code = barred(state, house, { from, to });
    return code ? [{ id: `march/${from}/${to}`, code, args: { from, to }, cite: 'S §6' }] : [];
  });

/** The roads out of every place where the house has troops. */
const roads = ({ field }: State, house: House): Step[] =>
  PLACES.flatMap((from) =>
    field[from].holder === house && field[from].troops > 0 ? BOARD[from].next.map((to) => ({ from, to })) : [],
  );

/** Troops march once in a turn, and into no one else's home (S §6). */
function barred({ tired }: State, house: House, { from, to }: Step): 'tired' | 'foreign-home' | undefined {
  const { home } = BOARD[to];
  if (home !== null && home !== house) return 'foreign-home';
  return tired.includes(from) ? 'tired' : undefined;
}
