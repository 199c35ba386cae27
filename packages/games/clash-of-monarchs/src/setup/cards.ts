/** Decks, first hands and Tactics (8.1, 15.4, 22.1.1; readings, 16). */
import type { Random } from '@quadrille/kernel';
import type { Scenario } from '../board/scenarios.ts';
import { hasTurns, isBelligerent } from '../facts/sides.ts';
import { type CardId, POWERS, type Power } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** France and Russia draw from one deck into one hand while both are Coalition Belligerents (8.1.1). It lies with France. */
export const commonHand = ({ state }: Pick<World, 'state'>): boolean =>
  isBelligerent(state, 'FR') && isBelligerent(state, 'RU') && state.nations.RU.side === 'coalition';

/** Whose hand and deck a Power plays from. */
export const deckOf = (world: Pick<World, 'state'>, power: Power): Power =>
  power === 'RU' && commonHand(world) ? 'FR' : power;

export const byCard = (a: CardId, b: CardId): number => a.localeCompare(b, 'en', { numeric: true });

export function dealDecks(world: World, scenario: Scenario, random: Random): void {
  const { state, data } = world;
  for (const { id, power, group } of data.cards.cards.values()) {
    const owner = deckOf(world, power);
    if (scenario.removedDecks.includes(power)) state.powers[power].removed.push(id);
    else if (group === 'wider' && !scenario.wider) state.powers[owner].wider.push(id);
    else state.powers[owner].draw.push(id);
  }
  for (const power of POWERS) random.shuffle(state.powers[power].draw, `deck/${power}`);
  for (const power of POWERS.filter((each) => hasTurns(state, each)))
    for (const card of scenario.hands[power]?.cards ?? []) take(world, deckOf(world, power), card);
  for (const power of POWERS) {
    const { draw, hand } = state.powers[deckOf(world, power)];
    hand.push(...draw.splice(0, hasTurns(state, power) ? (scenario.hands[power]?.random ?? 0) : 0));
    hand.sort(byCard);
  }
}

/** A named card goes from the draw pile to the hand. */
export function take({ state }: Pick<World, 'state'>, power: Power, card: CardId): void {
  const { draw, hand } = state.powers[power];
  const index = draw.indexOf(card);
  if (index < 0) return;
  draw.splice(index, 1);
  hand.push(card);
  hand.sort(byCard);
}

export function dealTactics(world: World, scenario: Scenario, random: Random): void {
  const { state, data } = world;
  for (const power of POWERS) {
    const { tactics } = state.powers[power];
    for (const { id, number, wider } of data.tables.battle.tactics[power])
      for (let i = 0; i < number; i++) (wider && !scenario.wider ? tactics.wider : tactics.pool).push(id);
    random.shuffle(tactics.pool, `tactics/${power}`);
    if (hasTurns(state, power)) tactics.held.push(...tactics.pool.splice(0, 1));
  }
}
