/** Which cards may be played, and how (§3.1, §8.2.2). */
import type { Refused } from '@quadrille/kernel';
import type { EventCard } from '../data/model.ts';
import { chairOf } from '../facts/realms.ts';
import type { CardId, Player, Priority } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** With so few cards in hand the gradient ones too come first. */
const FEW = 4;

export function cardData({ data }: World, id: CardId): EventCard {
  const card = data.cards.get(id);
  if (!card) throw new Error(`There is no card ${id}`);
  return card;
}

export const isCombatCard = (world: World, id: CardId): boolean => cardData(world, id).seal === 'red';

/** Cards that must be played before others: blue ones, and with four cards or fewer the gradient ones as well. */
export function priorityCards(world: World, player: Player): CardId[] {
  const { hand } = chairOf(world, player);
  const first: readonly Priority[] = hand.length <= FEW ? ['blue', 'gradient'] : ['blue'];
  return hand.filter((id) => first.includes(cardData(world, id).priority) && !isCombatCard(world, id));
}

/** Combat cards ignore priority. */
export function playableCards(world: World, player: Player): CardId[] {
  const first = priorityCards(world, player);
  return chairOf(world, player).hand.filter(
    (id) => first.length === 0 || first.includes(id) || isCombatCard(world, id),
  );
}

/** Why the other cards must wait. */
export const waitingCards = (world: World, player: Player): Refused[] => {
  const playable = playableCards(world, player);
  return chairOf(world, player)
    .hand.filter((id) => !playable.includes(id))
    .flatMap((card) =>
      ['points', 'event'].map((use) => ({
        id: `card/${card}/${use}`,
        code: 'priority',
        args: { card },
        cite: '§8.2.2',
      })),
    );
};
