/** Auctions of technologies and of alliances: players bid against the unrest of their Powers (§19.3.1, §20.3.1). */
import { ask, choose, option, type Refused, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { changeUnrest } from '../changes/tracks.ts';
import { minorRealm, playerOf, powersOf, realmOf, specialsOf, vitalityOf } from '../facts/realms.ts';
import { allyByAuction, becomeNeutral, mayAlly } from '../minors/alliance.ts';
import type { Prize } from '../tasks/politics.ts';
import type { TaskOf } from '../tasks.ts';
import type { CardId, Player, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** The game is stopped, and players bid in the order of play, beginning with who played the card. */
export function openAuction(game: Game, player: Player, card: CardId, prize: Prize): void {
  const { order, agenda } = game.state;
  const first = order.indexOf(player);
  const bidders = [...order.slice(first), ...order.slice(0, first)];
  game.tell({ type: 'auction', prize: prize.kind === 'tech' ? prize.tech : prize.minor });
  agenda.push({ do: 'auction', prize, card, order: bidders, at: 0, best: null, passes: 0 });
}

/** The most a Power may bid: its vitality, less each point of unrest above it (§19.3.1). */
export function bidLimit(world: World, power: Power, prize: Prize): number {
  const vitality = Math.max(vitalityOf(world, power), ...specialVitality(world, power, prize));
  return vitality - Math.max(0, realmOf(world, power).unrest - vitality);
}

/** England counts as if it had 5 vitality when it bids for Scotland (§3.2). */
const specialVitality = (world: World, power: Power, prize: Prize): number[] =>
  prize.kind === 'minor'
    ? specialsOf(world, power, 'bid_vitality')
        .filter(({ args }) => args[0] === prize.minor)
        .map(({ args }) => Number(args[1]))
    : [];

/** Powers of a player that could still raise, with the most each may bid. */
export function raises(
  world: World,
  { prize, best }: TaskOf<'auction'>,
  player: Player,
): { power: Power; most: number }[] {
  return powersOf(world, player)
    .filter((power) => mayBid(world, power, prize))
    .map((power) => ({ power, most: bidLimit(world, power, prize) }))
    .filter(({ most }) => most > (best?.bid ?? 0));
}

export function mayBid(world: World, power: Power, prize: Prize): boolean {
  if (prize.kind === 'tech') return !realmOf(world, power).technologies.includes(prize.tech);
  if (prize.barred.includes(power)) return false;
  if (prize.bidders.length > 0 && !prize.bidders.includes(power)) return false;
  return mayAlly(world, power, prize.minor);
}

/** One player's turn in an auction. Passing is not final while others raise (facts no. 31). */
export function* auction(game: Game, task: TaskOf<'auction'>): Rules {
  const player = task.order[task.at];
  const holder = task.best && playerOf(game, task.best.power);
  if (player === undefined || player === holder || task.passes >= task.order.length) return settle(game, task);
  task.at = (task.at + 1) % task.order.length;
  task.passes++;
  if (raises(game, task, player).length === 0) return;
  const { prize, best } = task;
  const what = prize.kind === 'tech' ? prize.tech : prize.minor;
  const bid = yield* choose(
    player,
    ask('bid', '§19.3.1', { prize: what, least: (best?.bid ?? 0) + 1 }),
    () => [
      option('pass', null),
      ...raises(game, task, player).flatMap(({ power, most }) => bidsUpTo(power, (best?.bid ?? 0) + 1, most)),
    ],
    () => silent(game, task, player),
  );
  if (bid === null) return;
  task.best = bid;
  task.passes = 0;
  game.tell({ type: 'bid', power: bid.power, prize: what, bid: bid.bid });
}

/** Bids that one might think of, and why they are not made: beyond the limit of a Power, or by one that may not bid. */
const silent = (world: World, task: TaskOf<'auction'>, player: Player): Refused[] =>
  powersOf(world, player).flatMap((power) => {
    const limit = Math.max(0, bidLimit(world, power, task.prize));
    const may = mayBid(world, power, task.prize);
    const code = may ? 'over-its-limit' : 'may-not-bid';
    const least = (task.best?.bid ?? 0) + 1;
    return [...bidsUpTo(power, Math.max(least, may ? limit + 1 : least), HIGHEST)].map(({ id }) => ({
      id,
      code,
      args: { power, limit },
      cite: '§19.3.1',
    }));
  });

/** No Power has so much vitality. */
const HIGHEST = 10;

const bidsUpTo = (power: Power, least: number, most: number) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) =>
    option(`bid/${power}/${least + i}`, { power, bid: least + i }),
  );

/** The highest bidder raises its unrest by its bid and takes the prize; without a bid the event is void. */
function settle(game: Game, task: TaskOf<'auction'>): void {
  finishTask(game, task);
  const { prize, best } = task;
  const what = prize.kind === 'tech' ? prize.tech : prize.minor;
  if (!best) {
    game.tell({ type: 'no-bid', prize: what });
    if (prize.kind === 'minor' && minorRealm(game, prize.minor)?.ally) becomeNeutral(game, prize.minor);
    return;
  }
  const { power, bid } = best;
  game.state.inForce.push(wonAt(task.card, power));
  if (prize.kind === 'tech') {
    changeUnrest(game, power, bid, 'auction');
    realmOf(game, power).technologies.push(prize.tech);
    game.tell({ type: 'technology', power, tech: prize.tech });
    return;
  }
  const renewed = minorRealm(game, prize.minor)?.ally === power;
  changeUnrest(game, power, renewed ? bid - 1 : bid, 'auction');
  allyByAuction(game, prize.minor, power);
}

/** How the state remembers who has won an auction of a card in this turn. */
export const wonAt = (card: CardId, power: Power): string => `won/${card}/${power}`;
