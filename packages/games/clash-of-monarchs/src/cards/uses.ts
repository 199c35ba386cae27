/** What a Power may do with a card in its Strategy Card Segment (7.1, 8.3–8.6). */
import type { Refused, Rules } from '@quadrille/kernel';
import { candidates, newOperation } from '../activation/operation.ts';
import { call, type PhaseId, type Terms } from '../agenda.ts';
import { refusing } from '../cite.ts';
import { realmOf } from '../facts/sides.ts';
import { louisOrders } from '../options/pressure.ts';
import { terminate } from '../politics/armistice.ts';
import { colonialOperation, mayColonial } from '../politics/colonies.ts';
import { raids, raidTheaters } from '../raids/raids.ts';
import { type CardId, type Power, THEATERS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { eventRefusal, playEvent } from './event.ts';
import { cardOf, discard, handOf, mayUse } from './hands.ts';

/** A card for Operations: one Command whose Commander's Initiative it meets (8.4, 11.1). */
export const opsTerms = (world: World, power: Power, card: CardId): Terms => ({
  how: 'ops',
  power,
  nations: realmOf(world.state, power),
  card,
  ops: cardOf(world, card).ops,
});

/** Option ids: `ops/P4`, `event/P4`, `raids/P4/border`, `colonial/B8`, `armistice/B4`. */
export function cardUses(game: Game, power: Power): string[] {
  const hand = handOf(game, power);
  const theaters = raidTheaters(game, power);
  const able = new Map<number, boolean>();
  const canMarch = (card: CardId): boolean => {
    const { ops } = cardOf(game, card);
    const known = able.get(ops) ?? candidates(game, opsTerms(game, power, card)).length > 0;
    able.set(ops, known);
    return known;
  };
  return hand.flatMap((card) => {
    const uses = mayUse(game, power, card)
      ? [
          ...(canMarch(card) ? [`ops/${card}`] : []),
          ...theaters.map((theater) => `raids/${card}/${theater}`),
          ...(isWestern(power) && mayColonial(game, power) ? [`colonial/${card}`] : []),
          ...(isWestern(power) && game.state.armistice?.end === null ? [`armistice/${card}`] : []),
        ]
      : [];
    return eventRefusal(game, power, card) === null ? [...uses, `event/${card}`] : uses;
  });
}

const isWestern = (power: Power): power is 'BR' | 'FR' => power === 'BR' || power === 'FR';

/** Why cards in hand are not offered, use by use. */
export function cardRefusals(game: Game, power: Power): Refused[] {
  return handOf(game, power).flatMap((card): Refused[] => {
    const event = eventRefusal(game, power, card);
    return [...useRefusals(game, power, card), ...(event ? [{ id: `event/${card}`, ...event }] : [])];
  });
}

/** Why a card does not serve for Operations: another's, too weak for every Commander, or the colonies have had theirs. */
function useRefusals(game: Game, power: Power, card: CardId): Refused[] {
  if (!mayUse(game, power, card)) return [{ id: `ops/${card}`, ...refusing('other-powers-card', '8.1.1', { card }) }];
  const idle = candidates(game, opsTerms(game, power, card)).length === 0;
  return [
    ...(idle ? [{ id: `ops/${card}`, ...refusing('nobody-for-card', '11.1', { card }) }] : []),
    ...THEATERS.filter((theater) => !raidTheaters(game, power).includes(theater)).map((theater) => ({
      id: `raids/${card}/${theater}`,
      ...refusing('no-raiders', '8.4.1', { theater }),
    })),
    ...(isWestern(power) && mayColonial(game, power)
      ? []
      : [
          {
            id: `colonial/${card}`,
            ...refusing(isWestern(power) ? 'no-colonial-ops' : 'no-colonies', '8.4.2', { card }),
          },
        ]),
    ...(isWestern(power) && game.state.armistice?.end !== null
      ? [{ id: `armistice/${card}`, ...refusing('no-armistice', '8.4.3') }]
      : []),
  ];
}

/** Plays a card in the way the option says. */
export function* playCard(game: Game, power: Power, use: string): Rules<PhaseId> {
  const [what, card = '', where] = use.split('/');
  if (what === 'event') return playEvent(game, power, card, 'strategy');
  discard(game, power, card);
  game.tell({ type: 'played', power, card, use: what ?? 'ops' });
  const { ops } = cardOf(game, card);
  if (what === 'raids') {
    const theater = THEATERS.find((each) => each === where);
    if (theater) yield* raids(game, power, theater, ops);
    return 'strategy';
  }
  if (what === 'colonial' && isWestern(power)) {
    colonialOperation(game, power, ops);
    return 'strategy';
  }
  if (what === 'armistice') {
    terminate(game, power, ops);
    return 'strategy';
  }
  const terms = opsTerms(game, power, card);
  const operation = louisOrders(game, power) ? newOperation(terms, 2, { louis: true }) : newOperation(terms, 1);
  return call(game.state, operation, 'strategy');
}
