/** The Diplomacy Phase (RP §7), with Italy as a Minor Power (RP §11). */
import { option, type Rules, sealed, secretly } from '@quadrille/kernel';
import { adjustBoard, noteRelations } from '../core/adjust.ts';
import { cite, sectionOf } from '../core/cite.ts';
import { endStandingConsent } from '../core/consent.ts';
import { isMinor } from '../core/facts.ts';
import { auction, takeControl } from '../core/minors.ts';
import { talk } from '../core/negotiation.ts';
import type { Game, World } from '../core/state.ts';
import type { Power } from '../core/vocabulary.ts';
import { alliesOf, byPrestige, partOf } from './part.ts';
import { beginMovement } from './turns.ts';

/** Whom each Power hands its Alliance marker; everybody else gets one of its two War markers. */
type Entreaties = ReadonlyMap<Power, Power>;

/** Time to talk (RP §7 Diplomatic negotiation). */
export function* negotiation(game: Game): Rules<'entreaties'> {
  game.tell({ type: 'diplomacy' });
  yield* talk(game, sectionOf(game.rules, 'entreaties'));
  return 'entreaties';
}

/** Markers are handed over face down and revealed together; control of a Minor Power follows from them. */
export function* entreaties(game: Game): Rules<'adjustment'> {
  const given = yield* sealed(
    game,
    majors(game).map((power) => entreaty(game, power)),
  );
  reveal(game, given);
  noteRelations(game);
  endStandingConsent(game);
  ally(game, given);
  for (const minor of game.state.minors) yield* settleControl(game, minor, given);
  return 'adjustment';
}

const majors = (world: World): Power[] => world.rules.powers.filter((power) => !isMinor(world, power));

const othersThan = ({ rules }: World, power: Power): Power[] => rules.powers.filter((other) => other !== power);

const entreaty = (game: Game, power: Power) =>
  secretly(power, cite(game, 'entreaty', 'entreaties', { power }), () =>
    othersThan(game, power).map((other) => option(`alliance/${other}`, other)),
  );

/** Everybody shows what was received. */
function reveal(game: Game, given: Entreaties): void {
  for (const to of game.rules.powers) {
    for (const [from, chosen] of given)
      if (from !== to) game.tell({ type: 'entreaty', from, to, marker: chosen === to ? 'alliance' : 'war' });
  }
}

/** Who gave the Alliance marker to one another are allies; all others are at war. */
function ally({ state, tell, rules }: Game, given: Entreaties): void {
  const allies = alliesOf(state);
  const partnerOf = (power: Power): Power | undefined => {
    const chosen = given.get(power);
    return chosen !== undefined && given.get(chosen) === power ? chosen : undefined;
  };
  for (const power of rules.powers) {
    const former = allies[power];
    if (former === undefined || partnerOf(power) === former) continue;
    delete allies[power];
    delete allies[former];
    tell({ type: 'alliance-ends', power, ally: former });
  }
  for (const power of rules.powers) {
    const partner = partnerOf(power);
    if (partner === undefined || allies[power] === partner) continue;
    allies[power] = partner;
    allies[partner] = power;
    tell({ type: 'alliance', power, ally: partner });
  }
}

/** Who alone has sought a Minor Power controls it; several bid Morale; without any it goes by Prestige (RP §11). */
function* settleControl(game: Game, minor: Power, given: Entreaties): Rules {
  const suitors = byPrestige(
    game,
    majors(game).filter((power) => given.get(power) === minor),
  );
  const [first, another] = suitors;
  if (first === undefined) takeControl(game, minor, heirOf(game));
  else takeControl(game, minor, another === undefined ? first : yield* auction(game, minor, suitors));
}

/** The highest in Prestige order; if it has just allied itself, the Power that is in no Alliance. */
function heirOf(world: World): Power {
  const heir = byPrestige(world, majors(world)).find((power) => alliesOf(world.state)[power] === undefined);
  if (heir === undefined) throw new Error('Every Major Power is in an Alliance');
  return heir;
}

/** The board follows the new relations (RP §10), and the Diplomacy marker goes back to the bottom box (RP §8). */
export function* adjustment(game: Game): Rules<'actionCards' | 'envoy' | 'turnEnd'> {
  yield* adjustBoard(game, game.rules.powers);
  const part = partOf(game.state);
  part.box = 0;
  if (Object.keys(part.revealed).length === 0) return 'actionCards';
  game.state.round++;
  return beginMovement(game);
}
