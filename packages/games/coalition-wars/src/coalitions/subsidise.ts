import { amount, confirm, option, plan, type Rules } from '@quadrille/kernel';
import { cite } from '../core/cite.ts';
import { decider, isMinor, isUncontrolled } from '../core/facts.ts';
import type { Game, World } from '../core/state.ts';
import { changeMoney, gainInfluence } from '../core/tracks.ts';
import type { Power } from '../core/vocabulary.ts';

/** Money that earns Britain 1 Influence. */
const REWARDED = 3;

/** Subsidise: Britain offers Money to its Coalition; 1 Influence for every Power that takes 3 or more (C §7.3). */
export function* subsidise(game: Game, power: Power): Rules {
  if (power !== 'britain') return;
  const affairs = game.state.powers.britain;
  const offered: Power[] = [];
  const left = () => partners(game).filter((each) => !offered.includes(each));
  while (affairs.money > 0 && left().length > 0) {
    const partner = yield* plan(
      decider(game, power),
      cite(game, 'subsidise', 'subsidise', { money: affairs.money }),
      () => left().map((each) => option(`offer/${each}`, each)),
    );
    if (partner === null) return;
    offered.push(partner);
    yield* offer(game, partner);
  }
}

/** Powers of the British Coalition that somebody plays. */
const partners = (world: World): Power[] =>
  world.rules.powers.filter(
    (power) => power !== 'britain' && world.state.status[power] === 'british' && !isUncontrolled(world, power),
  );

function* offer(game: Game, partner: Power): Rules {
  const { state, tell } = game;
  const money = yield* amount(decider(game, 'britain'), cite(game, 'subsidy', 'subsidise', { power: partner }), () => [
    1,
    state.powers.britain.money,
  ]);
  tell({ type: 'offered', power: partner, money });
  const taken =
    decider(game, partner) === decider(game, 'britain') ||
    (yield* confirm(decider(game, partner), cite(game, 'accept-subsidy', 'subsidise', { power: partner, money })));
  tell({ type: taken ? 'accepted' : 'declined', power: partner, money });
  if (!taken) return;
  changeMoney(game, 'britain', -money, 'subsidy');
  changeMoney(game, partner, money, 'subsidy');
  if (money >= REWARDED && !isMinor(game, partner)) gainInfluence(game, 'britain', 1, 'subsidy');
}
