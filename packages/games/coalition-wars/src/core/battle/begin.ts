/** Which battle is fought, and its beginning (C §8, §8.1). */
import { choose, confirm, option, type Rules } from '@quadrille/kernel';
import { cite } from '../cite.ts';
import {
  battleOf,
  decider,
  foesAt,
  generalById,
  generalsAt,
  isMinor,
  marchOf,
  mayGarrison,
  strengthAt,
} from '../facts.ts';
import { placeGarrison } from '../pieces.ts';
import type { Battle, Camp, Game } from '../state.ts';
import type { Power, Territory } from '../vocabulary.ts';

/** The moving player decides in which order battles are fought. */
export function* battles(game: Game): Rules<'battle' | 'furtherRound'> {
  const { power, fights } = marchOf(game.state);
  const [first, another] = fights;
  if (first === undefined) return 'furtherRound';
  const at =
    another === undefined
      ? first
      : yield* choose(decider(game, power), cite(game, 'order-battles', 'battle', { power }), () =>
          fights.map((each) => option(`battle/${each}`, each)),
        );
  fights.splice(fights.indexOf(at), 1);
  openBattle(game, power, at);
  return 'battle';
}

/** Sets both sides up and totals their strengths (C §8.1). */
export function openBattle(game: Game, attacker: Power, at: Territory): void {
  const { state, tell } = game;
  const defenders = foesAt(game, attacker, at);
  const camp = (powers: readonly Power[]): Camp => ({
    generals: powers.flatMap((power) =>
      generalsAt(game, at).flatMap((each) => (each.power === power ? [each.id] : [])),
    ),
    support: [],
    strength: strengthAt(game, at, powers),
  });
  const battle: Battle = {
    at,
    attacker,
    defenders,
    attack: camp([attacker]),
    defence: camp(defenders),
    piles: {},
    passed: [],
    broken: game.rules.powers.filter((power) => state.powers[power].morale === 0),
    next: 0,
  };
  state.battle = battle;
  marchOf(state).engaged.push(...battle.attack.generals, ...battle.defence.generals);
  showHands(game);
  tell({ type: 'battle', at, attacker, attack: battle.attack.strength, defence: battle.defence.strength });
}

/** Whoever plays for a Power that nobody controls looks at its cards (C §11 "Uncontrolled Minor Powers"). */
function showHands(game: Game): void {
  const { state, tell } = game;
  for (const power of battleOf(state).defenders) {
    if (state.master[power] !== null || !isMinor(game, power)) continue;
    tell({ type: 'hand', power, cards: state.powers[power].hand.join(' ') }, [decider(game, power)]);
  }
}

/** What comes before support is declared; without foes left there is no battle. */
export function* battle(game: Game): Rules<'supportAttack' | 'battles'> {
  const { state, rules } = game;
  yield* rules.hooks.beforeBattle?.(game) ?? [];
  const { attacker, at, defenders, attack } = battleOf(state);
  if (defenders.length > 0) return 'supportAttack';
  state.battle = null;
  for (const id of attack.generals) {
    const general = generalById(game, id);
    if (mayGarrison(game, general, at) && (yield* confirm(decider(game, attacker), holdQuestion(game, attacker, at))))
      placeGarrison(game, general, at);
  }
  return 'battles';
}

/** May the victor leave a Garrison? */
export const holdQuestion = (game: Game, power: Power, at: Territory) => cite(game, 'hold', 'outcome', { power, at });
