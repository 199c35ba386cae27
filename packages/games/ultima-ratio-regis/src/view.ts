/** What a player may know, and how to imagine the rest. */
import type { Random, Seat } from '@quadrille/kernel';
import type { Data } from './data/model.ts';
import type { StatusLine } from './diplomacy/status.ts';
import { areasInPlay } from './facts/ground.ts';
import {
  bidLimits,
  capacities,
  grievances,
  hostileTo,
  type Means,
  means,
  type Outlook,
  outlooks,
  prices,
  type Settlement,
  settlement,
  warOutlooks,
} from './facts/outlook.ts';
import { moraleOf, vitalityOf } from './facts/realms.ts';
import { titleOf } from './facts/titles.ts';
import type { Chair, Claim, State } from './state.ts';
import type { Area, CardId, Power, Title, TradeCenter } from './vocabulary.ts';
import type { Printed } from './world.ts';

/** Other hands are only counted; which generic cards were left out is hidden. Everything else lies open. */
export interface View extends Omit<State, 'chairs' | 'box'> {
  readonly chairs: readonly (Omit<Chair, 'hand'> & { readonly hand: readonly CardId[] | number })[];
  readonly box: number;
  /** To whom every area in play belongs (§22). */
  readonly lands: Readonly<Record<Area, Title>>;
  /** Income, VP and objectives of every Power, if the turn ended now (§23.2, §24.1.1). */
  readonly outlook: Readonly<Partial<Record<Power, Outlook>>>;
  /** The sum of every war as it would end with the turn, in the order of the wars (§21.4.1). */
  readonly sums: readonly (readonly StatusLine[])[];
  /** Everybody's casus belli, those of home provinces included (§21.2.2). */
  readonly grievances: readonly Claim[];
  /** The most each Power could bid in the auction that is on (§19.3.1). */
  readonly bidLimits: Readonly<Partial<Record<Power, number>>>;
  /** How many merchants the trade centers in play take (§19.2.4). */
  readonly capacities: Readonly<Partial<Record<TradeCenter, number>>>;
  /** What each demand costs in the peace that is being made, by its option (§21.4.3). */
  readonly prices: Readonly<Record<string, number>>;
  /** What the peace that is being made brings, if nothing more is asked (§21.4). */
  readonly settlement: Settlement | null;
  /** What each Power on the move can still do (§8.2.2), and where it would have to fight. */
  readonly means: Readonly<Partial<Record<Power, Means>>>;
  readonly hostile: Readonly<Partial<Record<Power, readonly Area[]>>>;
  /** What every Power in play has: vitality of its card, and morale left (§21.2.4). */
  readonly strength: Readonly<Partial<Record<Power, { readonly vitality: number; readonly morale: number }>>>;
}

export const viewWith =
  (data: Data, printedOf: (scenario: string) => Printed) =>
  (state: State, seat: Seat | null): View => {
    const world = { state, data, printed: printedOf(state.scenario) };
    return {
      ...state,
      chairs: state.chairs.map((chair) => ({ ...chair, hand: chair.player === seat ? chair.hand : chair.hand.length })),
      box: state.box.length,
      lands: Object.fromEntries(areasInPlay(world).map((area) => [area, titleOf(world, area)])),
      outlook: outlooks(world),
      sums: warOutlooks(world),
      grievances: grievances(world),
      bidLimits: bidLimits(world),
      capacities: capacities(world),
      prices: prices(world),
      settlement: settlement(world),
      means: means(world),
      hostile: hostileTo(world),
      strength: Object.fromEntries(
        state.realms.map(({ power }) => [
          power,
          { vitality: vitalityOf(world, power), morale: moraleOf(world, power) },
        ]),
      ),
    };
  };

/**
 * Everybody knows that all historical events of the turn are dealt: those are in hands, the generic ones in hands or in
 * the box. They are sorted before they are shuffled, so that nothing of what lay where survives.
 */
export const determiniseWith =
  (data: Data) =>
  (state: State, seat: Seat | null, random: Random): void => {
    const hands = state.chairs.filter(({ player }) => player !== seat).map(({ hand }) => hand);
    const unknown = [...hands.flat(), ...state.box].sort();
    const historical = unknown.filter((id) => data.cards.get(id)?.historical);
    const generic = random.shuffle(
      unknown.filter((id) => !data.cards.get(id)?.historical),
      'imagine',
    );
    const size = hands.reduce((sum, hand) => sum + hand.length, 0);
    const held = random.shuffle([...historical, ...generic.splice(0, size - historical.length)], 'imagine');
    for (const hand of hands) {
      hand.splice(0, hand.length, ...held.splice(0, hand.length));
      hand.sort();
    }
    state.box.splice(0, state.box.length, ...generic.sort());
  };
