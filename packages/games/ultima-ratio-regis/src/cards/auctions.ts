/** Cards that stop the game for an auction, and those that settle a minor's alliance (§19.3, §20). */
import { ask, choose, option } from '@quadrille/kernel';
import { undertake } from '../changes/agenda.ts';
import { setTitle } from '../changes/titles.ts';
import { mayBid, openAuction } from '../economy/auction.ts';
import { minorRealm, plays } from '../facts/realms.ts';
import { possessionsOf } from '../facts/titles.ts';
import { allyByAuction, becomeNeutral, boundTo, enterMinor, isInvaded } from '../minors/alliance.ts';
import { forgetVotes } from '../minors/election.ts';
import type { Prize } from '../tasks/politics.ts';
import type { CardId, Minor, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import type { Play, Verbs } from './event.ts';

export const AUCTION_VERBS: Verbs<
  | 'tech'
  | 'auction'
  | 'auction_barred'
  | 'auction_if_neutral'
  | 'auction_choice'
  | 'neutral'
  | 'minor'
  | 'election'
  | 'combat'
> = {
  /** Played as an event, the text of a combat card is ignored (§8.2.2). */
  combat() {},
  tech(game, { kind }, { player, card }) {
    openAuction(game, player, card, { kind: 'tech', tech: kind });
  },
  auction(game, { minor, from_turn, to_turn, bidders }, play) {
    const { turn } = game.state;
    if (from_turn <= turn && turn <= to_turn) offer(game, play, minor, bidders ?? [], []);
  },
  auction_barred(game, { minor, barred }, play) {
    offer(game, play, minor, [], barred);
  },
  auction_if_neutral(game, { minor }, play) {
    if (minorRealm(game, minor)?.ally === null) offer(game, play, minor, [], []);
  },
  *auction_choice(game, { card }, play) {
    const minors = () => auctionable(game, card);
    if (minors().length === 0) return game.tell({ type: 'event-void', card: play.card, why: 'no-minor' });
    const minor = yield* choose(play.player, ask('which-minor', '§20.3.1'), () =>
      minors().map((each) => option(`minor/${each}`, each)),
    );
    offer(game, play, minor, [], []);
  },
  neutral(game, { minor }) {
    if (minorRealm(game, minor)?.ally && boundTo(game, minor) === null) becomeNeutral(game, minor);
  },
  /** As by an alliance card (§20.3.4). The areas that a new minor takes are its own; the former owner's units go home (card 1708). */
  minor(game, { minor, power, takes }, { card }) {
    if (!plays(game, power)) return;
    if (isBarred(game, card, minor)) return;
    if (takes) {
      enterMinor(game, minor);
      for (const province of takes)
        for (const area of game.data.provinces.get(province)?.areas ?? [])
          if (game.data.minors[minor].home.includes(area)) setTitle(game, area, `minor:${minor}`);
    }
    if (minorRealm(game, minor)) allyByAuction(game, minor, power);
  },
  /** Void like any alliance while enemies stand in the Empire (§20.3.4). Card 510: who has lost it is no Emperor any more when the electors vote. */
  election(game, { vacant }, { player, card }) {
    if (vacant) becomeNeutral(game, 'empire');
    if (isBarred(game, card, 'empire')) forgetVotes(game);
    else undertake(game, { do: 'election', player });
  },
};

/** Enemies of a minor on its land keep it from any other alliance (§20.3.1, §20.3.4). */
function isBarred(game: Game, card: CardId, minor: Minor): boolean {
  const invaded = isInvaded(game, minor);
  if (invaded) game.tell({ type: 'event-void', card, why: 'invaded' });
  return invaded;
}

/** Puts an alliance up for auction, unless enemies stand on the minor's land or it is bound for good (§20.3.1). */
function offer(
  game: Game,
  { player, card }: Play,
  minor: Minor,
  bidders: readonly Power[],
  barred: readonly Power[],
): void {
  const why = obstacle(game, minor);
  if (why) {
    game.tell({ type: 'event-void', card, why });
    return;
  }
  openAuction(game, player, card, { kind: 'minor', minor, bidders, barred });
}

function obstacle(world: World, minor: Minor): string | null {
  const { mercenary } = world.data.minors[minor];
  if (!minorRealm(world, minor) || (!mercenary && possessionsOf(world, minor).length === 0)) return 'not-in-play';
  if (boundTo(world, minor) !== null) return 'bound';
  return isInvaded(world, minor) ? 'invaded' : null;
}

/** Minors without an alliance card of their own, for which somebody could bid. */
const auctionable = (world: World, card: string): Minor[] =>
  world.state.minors
    .map(({ minor }) => minor)
    .filter((minor) => world.data.minors[minor].card === card && obstacle(world, minor) === null)
    .filter((minor) => {
      const prize: Prize = { kind: 'minor', minor, bidders: [], barred: [] };
      return world.state.realms.some(({ power }) => mayBid(world, power, prize));
    });
