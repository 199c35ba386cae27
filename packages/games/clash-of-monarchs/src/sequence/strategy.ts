/** The Strategy Card Segment: one card or an Admin March, and what may be done at any time of a Turn (5.1.2b(2), 7.1). */
import { type Option, option, Question, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import { candidates, newOperation } from '../activation/operation.ts';
import { call, type PhaseId } from '../agenda.ts';
import { handOf } from '../cards/hands.ts';
import { asking, refusing } from '../cite.ts';
import { cardRefusals, cardUses, lightTransfers, playCard } from '../hooks.ts';
import { enforceLimits } from '../politics/limits.ts';
import { coupRefusals, coups } from '../siege/coup.ts';
import { sortie, sorties } from '../siege/sortie.ts';
import { distributeOwn, distributions } from '../supply/actions.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { actFreely, atAnyTime, freeTerms } from './anytime.ts';

/** What needs no card at this moment: option ids. */
function freeActions(world: World, power: Power): string[] {
  const { turn } = world.state;
  const can = (how: 'admin' | 'minor') => candidates(world, freeTerms(world, power, how)).length > 0;
  return [
    ...(!turn.card && !turn.adminMarch && can('admin') ? ['admin-march'] : []),
    ...(!turn.minorMarch && can('minor') ? ['minor-march'] : []),
    ...atAnyTime(world, power),
    ...sorties(world, power),
    ...distributions(world, power).map(({ id }) => id),
  ];
}

/** Asks what the Power does next; `done` ends the Segment. Light units transfer at its start (18.2). */
export function* strategy(game: Game): Rules<PhaseId> {
  const { state, tell } = game;
  const power = activePower(game);
  if (!state.turn.transferred) {
    state.turn.transferred = true;
    yield* lightTransfers(game, power);
    return 'strategy';
  }
  yield* enforceLimits(game);
  const options = (): Option<string>[] => [
    ...(state.turn.card || state.turn.adminMarch ? [] : cardUses(game, power)).map((id) => option(id)),
    ...freeActions(game, power).map((id) => option(id)),
    option('done'),
  ];
  const refused = (): Refused[] => [
    ...(state.turn.card
      ? [
          { id: 'admin-march', ...refusing('card-played', '7.1') },
          ...noCard(game, power, refusing('card-played', '7.1')),
        ]
      : state.turn.adminMarch
        ? [
            { id: 'admin-march', ...refusing('admin-once', '12.8') },
            ...noCard(game, power, refusing('admin-once', '12.8')),
          ]
        : cardRefusals(game, power)),
    ...(state.turn.minorMarch ? [{ id: 'minor-march', ...refusing('minor-once', '12.8') }] : []),
    ...(state.turn.leaderAlone ? [{ id: 'leader', ...refusing('leader-once', '12.4') }] : []),
    ...coupRefusals(game, power),
  ];
  const question = new Question(state.seats[power], 'plan', asking('strategy', '5.1.2', { power }), options, refused);
  yield [question];
  const chosen = question.value;
  if (chosen !== 'done') return yield* act(game, power, chosen, 'strategy');
  if (!state.turn.card && !state.turn.adminMarch) tell({ type: 'no-card', power });
  return 'sieges';
}

/** One card in the Segment, or an Admin March in its stead (7.1, 12.8). */
const noCard = (world: World, power: Power, why: Refusal): Refused[] =>
  handOf(world, power).flatMap((card) => ['ops', 'event'].map((use) => ({ id: `${use}/${card}`, ...why })));

/** Carries out what the menu offers; play goes on with `back`. */
function* act(game: Game, power: Power, chosen: string, back: 'strategy' | 'lateMarch'): Rules<PhaseId> {
  const { state } = game;
  const [what = '', ...rest] = chosen.split('/');
  switch (what) {
    case 'admin-march':
      state.turn.adminMarch = true;
      return call(state, newOperation(freeTerms(game, power, 'admin'), 1), back);
    case 'minor-march':
      state.turn.minorMarch = true;
      return call(state, newOperation(freeTerms(game, power, 'minor'), 1), back);
    case 'leader':
    case 'fleet':
    case 'coup':
      return yield* actFreely(game, power, chosen, back);
    case 'distribute':
      distributeOwn(game, distributions(game, power).find(({ id }) => id === chosen)?.value);
      return back;
    case 'sortie':
      return yield* sortie(game, rest[0] ?? '', back);
    default:
      state.turn.card = true;
      return yield* playCard(game, power, chosen);
  }
}

export function activePower({ state }: Pick<World, 'state'>): Power {
  if (state.active === null) throw new Error('It is nobody’s Turn');
  return state.active;
}

/**
 * After sieges, the last chance for a Minor Force's Admin March and for coups between two siege rolls (5.1.2b(2d), 17.6).
 * Without sieges they were asked for just before.
 */
export function* lateMarch(game: Game): Rules<PhaseId> {
  const { state } = game;
  const power = activePower(game);
  const marches = () => !state.turn.minorMarch && candidates(game, freeTerms(game, power, 'minor')).length > 0;
  const late = () => [...(marches() ? ['minor-march'] : []), ...coups(game, power)];
  if (!state.turn.prosecuted || late().length === 0) return 'siegeSegment';
  const question = new Question(state.seats[power], 'plan', asking('late-march', '5.1.2', { power }), () => [
    ...late().map((id) => option(id)),
    option('done'),
  ]);
  yield [question];
  return question.value === 'done' ? 'siegeSegment' : yield* act(game, power, question.value, 'lateMarch');
}
