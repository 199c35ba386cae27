/** Aid among allies: Money (C §7.3 "Subsidise", AR §9.3), or Battle cards instead of it (AR §9.3 "Mercenaries"). */
import { amount, choose, confirm, type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { takeFromHand, valuesIn } from '../cards.ts';
import { cite, refused } from '../cite.ts';
import { decider, isMinor, isUncontrolled } from '../facts.ts';
import { allied } from '../relations.ts';
import type { Game, World } from '../state.ts';
import { changeMoney, gainInfluence } from '../tracks.ts';
import type { Power } from '../vocabulary.ts';

type Kind = 'money' | 'cards';

interface Offer {
  readonly kind: Kind;
  readonly partner: Power;
}

/** What an action of aid has come to: after the first gift only more of the same. */
interface Given {
  kind: Kind | null;
  sum: number;
  readonly asked: Power[];
}

const NOTHING: Given = { kind: null, sum: 0, asked: [] };

const HEADS: Readonly<Record<Kind, string>> = { money: 'offer', cards: 'lend' };

/** One offer to every ally at most, until everything that may be given away is. */
export function* subsidise(game: Game, power: Power): Rules {
  const given: Given = { kind: null, sum: 0, asked: [] };
  while (offersOf(game, power, given).length > 0) {
    const offer = yield* plan(
      decider(game, power),
      cite(game, 'subsidise', 'subsidise', { power, money: game.state.powers[power].money }),
      () => offersOf(game, power, given),
      () => refusedOffers(game, power, given),
    );
    if (offer === null) return;
    given.asked.push(offer.partner);
    const sum = yield* offer.kind === 'money'
      ? giveMoney(game, power, offer.partner, given)
      : giveCards(game, power, offer.partner, given);
    if (sum > 0) given.kind = offer.kind;
    given.sum += sum;
  }
}

function offersOf(world: World, power: Power, given: Given): Option<Offer>[] {
  const kinds = kindsOf(world).filter((kind) => mayGive(world, power, kind, given) > 0);
  return kinds.flatMap((kind) =>
    partnersOf(world, power)
      .filter((partner) => !given.asked.includes(partner))
      .map((partner) => option(`${HEADS[kind]}/${partner}`, { kind, partner })),
  );
}

const kindsOf = ({ rules }: World): readonly Kind[] => (rules.aid.mercenaries ? ['money', 'cards'] : ['money']);

/** Allies that somebody plays. */
const partnersOf = (world: World, power: Power): Power[] =>
  world.rules.powers.filter((other) => other !== power && allied(world, power, other) && !isUncontrolled(world, other));

/** Whether a Power can give another something in its action. */
export const mayBeGivenTo = (world: World, by: Power, power: Power): boolean =>
  !isUncontrolled(world, by) && offersOf(world, by, NOTHING).some(({ value }) => value.partner === power);

/** Whether a Power can earn Influence by what it gives. */
export const mayBeRewarded = (world: World, by: Power): boolean =>
  world.rules.aid.rewarded !== null &&
  world.state.powers[by].money >= world.rules.aid.rewarded &&
  partnersOf(world, by).some((power) => !isMinor(world, power) && mayBeGivenTo(world, by, power));

/** How much of a kind may still be given in this action. */
function mayGive({ state, rules }: World, power: Power, kind: Kind, { kind: begun, sum }: Given): number {
  if (!rules.aid.givers.includes(power) || (begun !== null && begun !== kind)) return 0;
  const { money, hand } = state.powers[power];
  return Math.min(kind === 'money' ? money : hand.length, (rules.aid.most ?? Number.POSITIVE_INFINITY) - sum);
}

/** Whoever has given Money gives no cards, and the reverse. */
function refusedOffers(world: World, power: Power, { kind: begun }: Given): Refused[] {
  const others = kindsOf(world).filter((kind) => begun !== null && kind !== begun);
  return others.flatMap((kind) =>
    partnersOf(world, power).map((partner) => refused(world, `${HEADS[kind]}/${partner}`, 'one-aid', 'subsidise')),
  );
}

/** Returns how much Money was taken. */
function* giveMoney(game: Game, by: Power, power: Power, given: Given): Rules<number> {
  const { tell, rules } = game;
  const money = yield* amount(
    decider(game, by),
    cite(game, 'subsidy', 'subsidise', { power: by, partner: power }),
    () => [1, mayGive(game, by, 'money', given)],
  );
  tell({ type: 'offered', by, power, money });
  const taken =
    decider(game, power) === decider(game, by) ||
    (yield* confirm(decider(game, power), cite(game, 'accept-subsidy', 'subsidise', { by, power, money })));
  tell({ type: taken ? 'accepted' : 'declined', by, power, money });
  if (!taken) return 0;
  changeMoney(game, by, -money, 'subsidy');
  changeMoney(game, power, money, 'subsidy');
  const { rewarded } = rules.aid;
  if (rewarded !== null && money >= rewarded && !isMinor(game, power)) gainInfluence(game, by, 1, 'subsidy');
  return money;
}

/** A number of cards is offered; which they are is chosen once it is taken, and known to the two alone. */
function* giveCards(game: Game, by: Power, power: Power, given: Given): Rules<number> {
  const { state, tell } = game;
  const cards = yield* amount(
    decider(game, by),
    cite(game, 'mercenaries', 'subsidise', { power: by, partner: power }),
    () => [1, mayGive(game, by, 'cards', given)],
  );
  tell({ type: 'cards-offered', by, power, cards });
  const taken =
    decider(game, power) === decider(game, by) ||
    (yield* confirm(decider(game, power), cite(game, 'accept-mercenaries', 'subsidise', { by, power, cards })));
  tell({ type: taken ? 'cards-accepted' : 'cards-declined', by, power, cards });
  if (!taken) return 0;
  for (let left = cards; left > 0; left--) {
    const card = yield* choose(
      decider(game, by),
      cite(game, 'mercenary', 'subsidise', { power: by, partner: power, left }),
      () => valuesIn(state.powers[by].hand).map((each) => option(`card/${each}`, each)),
    );
    takeFromHand(game, by, card);
    state.powers[power].hand.push(card);
    state.powers[power].hand.sort((a, b) => a - b);
    tell({ type: 'lent-card', by, power, card }, [...new Set([decider(game, by), decider(game, power)])]);
  }
  return cards;
}
