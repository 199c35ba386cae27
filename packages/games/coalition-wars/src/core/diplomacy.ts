/** The Diplomacy Phase (C §6, AR §7). */
import { choose, confirm, option, parallel, plan, type Rules, sealed, secretly } from '@quadrille/kernel';
import { adjustBoard, noteRelations } from './adjust.ts';
import { cite, sectionOf } from './cite.ts';
import { endStandingConsent } from './consent.ts';
import { decider, isMinor } from './facts.ts';
import { talk } from './negotiation.ts';
import type { Game, World } from './state.ts';
import { COALITIONS, type Coalition, type Power, STATUSES, type Status } from './vocabulary.ts';

/** Who decides for a Coalition whom it expels and whom it admits. */
function leaderOf({ rules }: World, coalition: Coalition): Power {
  if (!rules.leaders) throw new Error('There are no Coalitions in this title');
  return rules.leaders[coalition];
}

/** Powers that choose their Status: all but the leaders of the Coalitions and the Minor Powers. */
function free(world: World): Power[] {
  const leaders = COALITIONS.map((coalition) => leaderOf(world, coalition));
  return world.rules.powers.filter((power) => !leaders.includes(power) && !isMinor(world, power));
}

/** Before anybody negotiates, Britain and France may expel Powers from their Coalitions. */
export function* expulsion(game: Game): Rules<'negotiation'> {
  noteRelations(game);
  endStandingConsent(game);
  yield* parallel(COALITIONS.map((coalition) => expel(game, coalition)));
  return 'negotiation';
}

function* expel(game: Game, coalition: Coalition): Rules {
  const { state, tell } = game;
  const by = leaderOf(game, coalition);
  const members = () => free(game).filter((power) => state.status[power] === coalition && !state.expelled[power]);
  while (members().length > 0) {
    const power = yield* plan(
      decider(game, by),
      cite(game, 'expel', 'expel', { power: by }),
      () => members().map((each) => option(`expel/${each}`, each)),
      () =>
        state.minors
          .filter((minor) => state.status[minor] === coalition)
          .map((minor) => ({
            id: `expel/${minor}`,
            code: 'expel-minor',
            args: { minor },
            cite: game.rules.sections.minors,
          })),
    );
    if (power === null) return;
    state.expelled[power] = coalition;
    tell({ type: 'expelled', power, by });
  }
}

/** Time to talk. */
export function* negotiation(game: Game): Rules<'declaration'> {
  yield* talk(game, sectionOf(game.rules, 'declare'));
  return 'declaration';
}

/** Every free Power declares its Status in secret; all are revealed together. */
export function* declaration(game: Game): Rules<'admission'> {
  const { state } = game;
  const declared = yield* sealed(
    game,
    free(game).map((power) =>
      secretly(
        power,
        cite(game, 'declare', 'declare', { power }),
        () => STATUSES.filter((each) => each !== state.expelled[power]).map((each) => option(`status/${each}`, each)),
        () =>
          STATUSES.filter((each) => each === state.expelled[power]).map((each) => ({
            id: `status/${each}`,
            code: 'expelled',
            cite: sectionOf(game.rules, 'expel'),
          })),
      ),
    ),
  );
  for (const [power, status] of declared) assume(game, power, status);
  return 'admission';
}

/** A Power's Status, and that of the Minor Powers it controls (C §11). */
function assume({ state, tell }: Game, power: Power, status: Status): void {
  state.status[power] = status;
  tell({ type: 'status', power, status });
  for (const minor of state.minors) {
    if (state.master[minor] !== power) continue;
    state.status[minor] = status;
    tell({ type: 'status', power: minor, status });
  }
}

/** Britain and France may reject whoever has come to join their Coalition. */
export function* admission(game: Game): Rules<'adjustment'> {
  yield* parallel(COALITIONS.map((coalition) => admit(game, coalition)));
  for (const power of free(game)) delete game.state.expelled[power];
  return 'adjustment';
}

function* admit(game: Game, coalition: Coalition): Rules {
  const { state, tell } = game;
  const by = leaderOf(game, coalition);
  const former = state.former?.status;
  for (const power of free(game)) {
    if (state.status[power] !== coalition || former?.[power] === coalition) continue;
    if (yield* confirm(decider(game, by), cite(game, 'admit', 'reject', { power }))) continue;
    tell({ type: 'rejected', power, by });
    const status = yield* choose(power, cite(game, 'rejected', 'reject', { power, by }), () =>
      game.rules
        .rejected(former?.[power] ?? 'neutral', state.expelled[power])
        .map((each) => option(`status/${each}`, each)),
    );
    assume(game, power, status);
  }
}

/** The board follows the new relations (C §9). */
export function* adjustment(game: Game): Rules<'turn'> {
  yield* adjustBoard(game, game.rules.powers);
  return 'turn';
}
