import { definition } from '@quadrille/coalition-wars/coalitions/index.ts';
import { draw } from '@quadrille/coalition-wars/core/cards.ts';
import type { Setup } from '@quadrille/kernel';
import { MOVES } from './campaign-moves.ts';
import { asGame, type Here, newRealm, powerOf, type Realm, SEATS } from './campaign-realm.ts';
import type { Ctx, Library } from './library.ts';

/** What every Power gets in a winter, and when a match ends. */
const INCOME = 5;
const CARDS = 2;
const TO_WIN = 25;
const ROUNDS = 20;

/**
 * A campaign of the size of Coalitions, as boardgame.io wants a game written: the state, the board, the set-up, the
 * view, and the options of Leadership, Mobilisation and marches are those of Coalitions, and so are its small changes;
 * phases, stages, legality, chance and memory are the library's own. Its flow is simpler (nobody's leave is asked, a
 * battle has one card a side, no Envoys, no adjustments), which is to its advantage.
 * With `endless` a finished match begins anew instead of ending.
 */
export function peerCampaign({ INVALID_MOVE }: Pick<Library, 'INVALID_MOVE'>, setup: Setup, endless: boolean): object {
  const legal = (move: (here: Here, choice: never) => boolean) => (here: Here, choice: never) =>
    move(here, choice) ? undefined : INVALID_MOVE;
  const stages = (...names: (keyof typeof MOVES)[]) =>
    Object.fromEntries(names.map((name) => [name, { moves: { [name]: legal(MOVES[name]) } }]));
  return {
    name: 'campaign',
    setup: ({ random }: Here) => newRealm(setup, random),
    playerView: ({ G, playerID }: { G: Realm; playerID: string | null }) => seenBy(G, playerID),
    endIf: ({ G }: Here) => G.over ?? undefined,
    phases: {
      diplomacy: {
        start: true,
        next: 'winter',
        onBegin: ({ G }: Here) => {
          G.declared = {};
        },
        turn: { activePlayers: { all: 'declare' }, stages: stages('declare') },
      },
      winter: {
        next: 'campaign',
        onBegin: (here: Here) => {
          here.G.finished = 0;
          here.G.modes = {};
          for (const power of SEATS) {
            here.G.state.powers[power].money += INCOME;
            draw(asGame(here), power, CARDS);
          }
        },
        turn: { activePlayers: { all: 'discard' }, stages: stages('discard', 'leadership', 'mobilise') },
      },
      campaign: {
        next: 'diplomacy',
        turn: {
          order: {
            first: () => 0,
            next: ({ ctx }: { ctx: Ctx }) =>
              ctx.playOrderPos < ctx.playOrder.length - 1 ? ctx.playOrderPos + 1 : undefined,
          },
          activePlayers: { currentPlayer: 'disband' },
          stages: stages('disband', 'march', 'garrison', 'commit', 'retreat', 'limit'),
        },
        onEnd: ({ G, random }: Here) => {
          endRound(G);
          if (G.over && endless) Object.assign(G, newRealm(setup, random));
        },
      },
    },
  };
}

function endRound(G: Realm): void {
  const { state } = G;
  state.round++;
  const best = Math.max(...SEATS.map((power) => state.powers[power].influence));
  if (best < TO_WIN && state.round <= ROUNDS) return;
  G.over = SEATS.filter((power) => state.powers[power].influence === best);
}

/** What a player may know: declarations and cards on the table stay face down until all are in. */
export function seenBy({ state, declared, fight, ...realm }: Realm, playerID: string | null): unknown {
  const power = playerID === null ? null : powerOf(playerID);
  const own = <T>(hidden: Partial<Record<string, T>>) => (power && power in hidden ? { [power]: hidden[power] } : {});
  return {
    ...realm,
    declared: own(declared),
    fight: fight && { ...fight, cards: own(fight.cards) },
    state: definition.view(state, power),
  };
}
