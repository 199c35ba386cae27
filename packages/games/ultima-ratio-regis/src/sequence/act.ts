/** Actions and cards of an impulse, in any order (§8.2.2). */
import { ask, choose, option, type Refused, type Rules } from '@quadrille/kernel';
import { fleetJoinings } from '../actions/allies.ts';
import type { Deed } from '../actions/deed.ts';
import { deedsOf } from '../actions/deeds.ts';
import { attachments } from '../actions/leaders.ts';
import { openingDeeds, tooLate } from '../actions/opening.ts';
import { refusalsOf } from '../actions/refusals.ts';
import { chairOf, powersOf, realmOf } from '../facts/realms.ts';
import { peaceRefusals } from '../politics/refusals.ts';
import type { Impulse, OpenCard } from '../state.ts';
import type { CardId, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { cardData, isCombatCard, playableCards, waitingCards } from './cards.ts';
import { impulseOf, isPristine } from './impulse.ts';
import { purses } from './purses.ts';

type Choice =
  | { readonly power: Power; readonly deed: Deed }
  | { readonly opening: Deed }
  | { readonly play: CardId; readonly first: 'points' | 'event' }
  | { readonly event: CardId }
  | 'end';

/** One thing at a time, until the player ends his impulse. */
export function* act(game: Game): Rules<'agenda'> {
  const impulse = impulseOf(game);
  const { player } = impulse;
  const choice: Choice = yield* choose(
    player,
    ask('act', '§8.2.2', { player, points: spendable(game, impulse) }),
    () => choices(game, impulse),
    () => [
      ...waitingCards(game, player),
      ...notYet(game, impulse),
      ...refusals(game, impulse),
      ...(isPristine(impulse) ? [] : tooLate(game, player)),
    ],
  );
  if (choice === 'end') return end(game, impulse);
  if ('opening' in choice) yield* choice.opening.run();
  else if ('deed' in choice) yield* spend(impulse, choice.power, choice.deed);
  else if ('play' in choice) play(game, impulse, choice.play, choice.first);
  else applyEvent(game, impulse, choice.event);
  return 'agenda';
}

function choices(game: Game, impulse: Impulse) {
  const { player } = impulse;
  return [
    ...(isPristine(impulse) ? openingDeeds(game, player).map((each) => option(each.id, { opening: each })) : []),
    ...fleetJoinings(game, player).map((each) => option(each.id, { opening: each })),
    ...attachments(game, player).map((each) => option(each.id, { opening: each })),
    ...powersOf(game, player)
      .filter((power) => mayAct(game, impulse, power))
      .flatMap((power) => deedsOf(game, power).map((deed) => option(`act/${power}/${deed.id}`, { power, deed }))),
    ...playable(game, impulse).flatMap((card) => [
      option(`card/${card}/points`, { play: card, first: 'points' as const }),
      ...(isCombatCard(game, card) ? [] : [option(`card/${card}/event`, { play: card, first: 'event' as const })]),
    ]),
    ...impulse.cards
      .filter(({ id, event }) => event && id !== 'none')
      .map(({ id }) => option(`event/${id}`, { event: id })),
    ...(mayEnd(game, impulse) ? [option('end', 'end' as const)] : []),
  ];
}

/** A card is only of use to a Power that has had no points of another; one that has none left may still be played. */
const playable = (game: Game, impulse: Impulse): CardId[] =>
  impulse.closed ? [] : playableCards(game, impulse.player);

/** At least one card must be played, if there is one (§8.2.2). */
const mayEnd = (game: Game, { played, player }: Impulse): boolean =>
  played > 0 || chairOf(game, player).hand.length === 0;

const notYet = (game: Game, impulse: Impulse): Refused[] =>
  mayEnd(game, impulse) ? [] : [{ id: 'end', code: 'play-a-card', cite: '§8.2.2' }];

const refusals = (game: Game, impulse: Impulse): Refused[] =>
  powersOf(game, impulse.player).flatMap((power) => [
    ...(mayAct(game, impulse, power)
      ? refusalsOf(game, power)
      : [
          {
            id: `act/${power}`,
            code: impulse.closed ? 'impulse-closed' : 'no-action',
            args: { power },
            cite: '§8.2.2',
          },
        ]),
    ...peaceRefusals(game, power, !isPristine(impulse)),
  ]);

/** Points of cards that some Power can still spend. */
function spendable(game: Game, impulse: Impulse): number {
  const open = powersOf(game, impulse.player).flatMap((power) => purses(impulse, power));
  return [...new Set(open)].reduce((sum, { points }) => sum + points, 0);
}

/** A Power has its own action, or a point of a card. */
export const mayAct = (game: Game, impulse: Impulse, power: Power): boolean =>
  !impulse.closed &&
  realmOf(game, power).deploying === null &&
  (!impulse.spent.includes(power) || purses(impulse, power).length > 0);

/** The Power's own action is spent first: points of a card can serve others too. What an ally refuses costs nothing. */
function* spend(impulse: Impulse, power: Power, deed: Deed): Rules {
  if (deed.agreed && !(yield* deed.agreed())) return;
  if (!impulse.spent.includes(power)) impulse.spent.push(power);
  else {
    const card = yield* payer(impulse, power);
    if (card) {
      card.points--;
      impulse.fed[power] = card.id;
    }
  }
  yield* deed.run();
}

/** Of several open cards the player says which one feeds a Power, for it gets points of no other. */
function* payer(impulse: Impulse, power: Power): Rules<OpenCard | undefined> {
  const [first, ...others] = purses(impulse, power);
  if (others.length === 0) return first;
  return yield* choose(impulse.player, ask('which-card', '§8.2.2', { power }, power), () =>
    purses(impulse, power).map((card) => option(`points/${card.id}`, card)),
  );
}

/** A card is put on the table: its points can be used, its event comes before or after them. */
function play(game: Game, impulse: Impulse, id: CardId, first: 'points' | 'event'): void {
  const { hand } = chairOf(game, impulse.player);
  hand.splice(hand.indexOf(id), 1);
  game.state.discard.push(id);
  const { points } = cardData(game, id);
  impulse.cards.push({ id, points, event: !isCombatCard(game, id) });
  impulse.played++;
  game.tell({ type: 'played', player: impulse.player, card: id, points });
  game.liftVeil(impulse.player);
  if (first === 'event') applyEvent(game, impulse, id);
}

function applyEvent(game: Game, impulse: Impulse, id: CardId): void {
  const card = impulse.cards.find((each) => each.id === id);
  if (!card?.event) return;
  card.event = false;
  game.state.agenda.push({ do: 'event', card: id, player: impulse.player, op: 0 });
}

/** Events that are still to come are applied before the impulse ends, those of the first card first. */
function end(game: Game, impulse: Impulse): 'agenda' {
  game.state.stage = 'close';
  for (const { id, event } of impulse.cards.toReversed()) if (event && id !== 'none') applyEvent(game, impulse, id);
  return 'agenda';
}
