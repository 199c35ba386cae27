/** Tally and Treasury adjustment (20.2). */
import { type Option, option, parallel, plan, type Rules } from '@quadrille/kernel';
import { talliesAt } from '../cards/places.ts';
import { changeThalers, changeWill } from '../changes/markers.ts';
import { asking } from '../cite.ts';
import { hasFlag, modifiers } from '../facts/flags.ts';
import { hasTurns, isBelligerent, sideOf } from '../facts/sides.ts';
import { isDresdenLost } from '../facts/spaces.ts';
import { colonialPosition } from '../politics/colonies.ts';
import { expireFlags } from '../politics/flags.ts';
import type { State } from '../state.ts';
import { NATIONS, type Nation, POWERS, type Power, type SubsidyId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Everybody tallies; Powers decide on credit, subsidies and the coinage side by side; then the colonies pay. */
export function* treasury(game: Game): Rules {
  const { state } = game;
  for (const nation of NATIONS) if (isBelligerent(state, nation)) tally(game, nation);
  for (const mod of modifiers(game, 'yearly_thl'))
    if (isBelligerent(state, mod.treasury)) changeThalers(game, mod.treasury, mod.num, 'reform');
  yield* parallel(POWERS.filter((power) => hasTurns(state, power)).map((power) => adjust(game, power)));
  for (const id of [...state.subsidies]) paySubsidy(game, id);
  colonialEffects(game);
  expireFlags(game, 'next_treasury');
}

/** Saxony tallies nothing while its enemies hold Dresden (22.3.2). */
export const mayTally = (world: World, nation: Nation): boolean => nation !== 'SA' || !isDresdenLost(world);

/** The Thalers of all spaces the nation controls, less 1 for each of its Devastated areas (20.2.1, 20.2.4). */
export function tallyOf(world: World, nation: Nation): number {
  const { state, data } = world;
  if (!mayTally(world, nation)) return 0;
  let sum = 0;
  for (const { id, thl } of data.board.spaces.values()) if (thl > 0 && talliesAt(world, nation, id)) sum += thl;
  return sum - state.devastated.filter((area) => data.board.areas.get(area)?.nation === nation).length;
}

function tally(game: Game, nation: Nation): void {
  if (nation === 'SA' && !mayTally(game, 'SA')) {
    // An Austrian Client loses its marker (20.2.7).
    if (sideOf(game.state, 'SA') === 'coalition') changeThalers(game, 'SA', -game.state.nations.SA.treasury, 'dresden');
    return;
  }
  changeThalers(game, nation, tallyOf(game, nation), 'tally');
}

type Step = { readonly do: 'credit' | 'devalue' } | { readonly do: 'refuse'; readonly subsidy: SubsidyId };

/** Credit, the coinage, and subsidies one would rather not pay (20.2.2, 20.2.3, 20.2.5). */
function* adjust(game: Game, power: Power): Rules {
  const { state } = game;
  const done: string[] = [];
  while (steps(game, power, done).length > 0) {
    const step = yield* plan(
      state.seats[power],
      asking('treasury', '20.2', { power, thl: state.nations[power].treasury }),
      () => steps(game, power, done),
    );
    if (step === null) return;
    done.push(step.do);
    if ('subsidy' in step) state.marks.push(unpaid(state, step.subsidy));
    else if (step.do === 'credit') takeCredit(game, power);
    else devalue(game);
  }
}

function steps(game: Game, power: Power, done: readonly string[]): Option<Step>[] {
  const { state } = game;
  const owed = state.subsidies.filter((id) => subsidyOf(game, id)?.from === power && isBelligerent(state, power));
  return [
    ...(mayCredit(game, power) && !done.includes('credit') ? [option('credit', { do: 'credit' } as const)] : []),
    ...(power === 'PR' && !done.includes('devalue') ? [option('devalue', { do: 'devalue' } as const)] : []),
    ...owed
      .filter((subsidy) => !state.marks.includes(unpaid(state, subsidy)))
      .map((subsidy) => option(`refuse/${subsidy}`, { do: 'refuse', subsidy } as const)),
  ];
}

/** Credit needs a lender: Zinzendorf, Monmartel and Laborde still in the game, Quebec still French (20.2.2, 20.5.2). */
export function mayCredit(world: World, power: Power): boolean {
  const { state, data } = world;
  if (!data.tables.economy.credit[power]) return false;
  if (modifiers(world, 'no_credit').some((mod) => mod.power === power)) return false;
  const lender = { AU: 'A4', FR: 'F6' }[power as 'AU' | 'FR'];
  if (lender && POWERS.some((each) => state.powers[each].removed.includes(lender))) return false;
  return !(power === 'RU' && hasFlag(state, 'death_of_elizabeth'));
}

function takeCredit(game: Game, power: Power): void {
  const credit = game.data.tables.economy.credit[power];
  if (!credit) return;
  changeThalers(game, power, credit.thl, 'credit');
  if (!modifiers(game, 'credit_free').some((mod) => mod.power === power)) changeWill(game, power, credit.mw, 'credit');
}

/** Ten Thalers of worse silver: Austria and Russia lose 1 each, Prussia 1 Will, or 2 a second year running (20.2.5). */
function devalue(game: Game): void {
  const { state, data, tell } = game;
  const { thl, others, mw, mwAgain } = data.tables.economy.devalue;
  tell({ type: 'devalued', year: state.year });
  changeThalers(game, 'PR', thl, 'devalued');
  for (const power of ['AU', 'RU'] as const)
    if (isBelligerent(state, power)) changeThalers(game, power, others, 'devalued');
  changeWill(game, 'PR', state.marks.includes(`devalued/${state.year}`) ? mwAgain : mw, 'devalued');
  state.marks = state.marks.filter((mark) => !mark.startsWith('devalued/'));
  state.marks.push(`devalued/${state.year + 1}`);
}

/** Each subsidy by itself is paid or not: only that to an ally is a Commitment (19.4.1). */
const unpaid = ({ year }: State, subsidy: SubsidyId): string => `unpaid/${subsidy}/${year}`;

const subsidyOf = ({ data }: Pick<World, 'data'>, id: SubsidyId) => data.tables.economy.subsidies[id as 'versailles_1'];

/** The payer deducts what the other receives, unless it is Neutral or would not pay (20.2.3). */
function paySubsidy(game: Game, id: SubsidyId): void {
  const { state, tell } = game;
  const subsidy = subsidyOf(game, id);
  if (!subsidy || !isBelligerent(state, subsidy.to) || state.nations[subsidy.from].stance === 'out') return;
  const { from, to, thl } = subsidy;
  if (state.marks.includes(unpaid(state, id))) return;
  tell({ type: 'subsidy', from, to, num: thl });
  changeThalers(game, to, thl, 'subsidy');
  if (isBelligerent(state, from)) changeThalers(game, from, -thl, 'subsidy');
}

/** What the colonies are worth this year (20.2.6). */
function colonialEffects(game: Game): void {
  const shares = game.data.tables.fortunes.colonial[colonialPosition(game)];
  for (const power of ['BR', 'FR'] as const) {
    if (game.state.nations[power].stance === 'out') continue;
    changeThalers(game, power, shares[power].thl, 'colonies');
    changeWill(game, power, shares[power].mw, 'colonies');
  }
}
