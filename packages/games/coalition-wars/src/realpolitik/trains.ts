/** Trains on borders, and what else a Mobilisation holds in Realpolitik (RP §5, §8). */
import { confirm, type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { deploy } from '../core/actions/leadership.ts';
import { cite, refused } from '../core/cite.ts';
import { controlled, controller, decider } from '../core/facts.ts';
import { allied } from '../core/relations.ts';
import type { Mobilising, Ware } from '../core/rules.ts';
import type { Game, World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';
import { type Border, bordersAt } from './borders.ts';
import { partOf } from './part.ts';
import { scenarioIn } from './scenario.ts';

const FREE_TRAINS = 2;

const hasTrain = ({ state }: World, { id }: Border): boolean => partOf(state).trains.includes(id);

const allAreLaid = ({ state, rules }: World): boolean =>
  partOf(state).trains.length >= scenarioIn(rules.data).trainSupply;

const idsOf = ({ ends: [a, b] }: Border): readonly [Territory, Territory] => [a.id, b.id];

/** Every land border of a Territory that the Power controls, once. */
const bordersOf = (world: World, power: Power): Border[] => [
  ...new Set(controlled(world, power).flatMap((at) => bordersAt(world, at))),
];

/** Who holds the other end of a border, if it is not the Power itself. */
function neighbourOn(world: World, power: Power, { ends: [a, b] }: Border): Power | null | undefined {
  const holder = controller(world, a.id);
  if (holder !== power) return holder;
  const other = controller(world, b.id);
  return other === power ? undefined : other;
}

/** Free Trains, Generals on or off the map, and Trains for Money (RP §8 Mobilisation). */
export function mobilising(game: Game, power: Power): Mobilising {
  const denied: string[] = [];
  const sites = (): Border[] =>
    allAreLaid(game) ? [] : bordersOf(game, power).filter((border) => !obstacle(game, power, border, denied));
  const lay = (border: Border) => layTrain(game, power, border, denied);
  const refusedSites = (): Refused[] =>
    bordersOf(game, power).flatMap((border) => {
      const code = obstacle(game, power, border, denied);
      const [from, to] = idsOf(border);
      return code ? [refused(game, `train/${border.id}`, code, 'trains', { from, to })] : [];
    });
  return {
    *prepare() {
      for (let left = FREE_TRAINS; left > 0 && sites().length > 0; ) {
        const border: Border | null = yield* plan(
          decider(game, power),
          cite(game, 'free-trains', 'trains', { power, left }),
          () => sites().map((each) => option(`train/${each.id}`, each)),
          refusedSites,
        );
        if (border === null) return;
        if (yield* lay(border)) left--;
      }
    },
    *deploy() {
      yield* deploy(game, power, cite(game, 'deploy', 'deployment', { power }), 'generals');
    },
    wares: (): Option<Ware>[] => sites().map((border) => option(`train/${border.id}`, { deliver: () => lay(border) })),
    refusedWares: refusedSites,
  };
}

/** Why no Train can be placed on a border (RP §8 Trains). */
function obstacle(world: World, power: Power, border: Border, denied: readonly string[]): string | undefined {
  if (hasTrain(world, border)) return 'one-train';
  if (allAreLaid(world)) return 'no-trains';
  const neighbour = neighbourOn(world, power, border);
  if (neighbour === null || (neighbour !== undefined && !allied(world, neighbour, power))) return 'train-control';
  return denied.includes(border.id) ? 'train-denied' : undefined;
}

/** Places a Train, if the ally at the other end agrees. */
function* layTrain(game: Game, power: Power, border: Border, denied: string[]): Rules<boolean> {
  const [from, to] = idsOf(border);
  const host = neighbourOn(game, power, border);
  if (host && decider(game, host) !== decider(game, power)) {
    const question = cite(game, 'agree-train', 'trains', { power: host, guest: power, from, to });
    const agreed = yield* confirm(decider(game, host), question);
    game.tell({ type: agreed ? 'train-agreed' : 'train-denied', by: host, to: power });
    if (!agreed) denied.push(border.id);
    if (!agreed || obstacle(game, power, border, denied)) return false;
  }
  partOf(game.state).trains.push(border.id);
  game.tell({ type: 'train', power, from, to });
  return true;
}
