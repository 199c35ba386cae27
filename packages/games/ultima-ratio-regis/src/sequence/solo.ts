/** The Rise of Portugal: its cards, its rival, and what stands for other players' impulses. */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { changeTitle } from '../changes/areas.ts';
import { count, faceOf } from '../combat/dice.ts';
import { forceOf } from '../combat/sides.ts';
import { areasInPlay, coastsOf, isSea, neighboursOf, onMainMap, seasOf } from '../facts/ground.ts';
import { powersOf } from '../facts/realms.ts';
import { tenureOf } from '../facts/titles.ts';
import { troopsAt } from '../facts/units.ts';
import type { Rival } from '../state.ts';
import type { Category, Side } from '../tasks/combat.ts';
import type { Area, CardId, Player, Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Events of the two turns that concern Portugal, as the scenario lists them. */
const EVENTS: Readonly<Record<number, readonly CardId[]>> = { 1: ['103', '104'], 2: ['104', '208', '209', '216'] };

const CARDS = 12;

/** Twelve cards a turn: the Portuguese events, and generic ones that make sense without opponents. */
export function soloDeck({ state, data }: World): {
  readonly historical: readonly CardId[];
  readonly generic: readonly CardId[];
  readonly size: number;
} {
  const suits = (id: CardId) => {
    const n = Number(id);
    return n <= 4 || (n >= 17 && n <= 28) || n === 33 || (n >= 36 && n <= 40);
  };
  const generic = [...data.cards.values()].filter((card) => !card.historical && suits(card.id)).map(({ id }) => id);
  return { historical: EVENTS[state.turn] ?? [], generic, size: CARDS };
}

/** The traders of the Indian Ocean: two squadrons, and a third in turn 2. Portugal has casus belli against Morocco. */
export function musterRival({ state }: Game): void {
  if (state.chairs.length > 1) return;
  state.claims.push({ of: 'portugal', against: 'morocco' });
  if (state.rival === null) state.rival = { squadrons: ['arabian_sea', 'arabian_sea'], returning: [] };
  else state.rival.squadrons.push('bay_of_bengal');
}

/** A lost rival squadron is back, off Calicut, in the second impulse after. */
export function returnRival(rival: Rival): void {
  const left = rival.returning.map((impulses) => impulses - 1);
  rival.returning.splice(0, rival.returning.length, ...left.filter((impulses) => impulses > 0));
  for (const impulses of left) if (impulses <= 0) rival.squadrons.push('arabian_sea');
}

/** After each impulse a die; on 1 the nearest independent falls upon a domain overseas without troops. */
export function* neighboursRise(game: Game, player: Player): Rules {
  if (game.state.rival === null || game.random.below(6, 'rival') !== 0) return;
  const [power] = powersOf(game, player);
  if (power === undefined) return;
  const raids = nearest(game, power);
  const [first] = raids;
  if (!first) return;
  const { from, at, level } =
    raids.length === 1
      ? first
      : yield* choose(player, ask('neighbour', '§7', { power }, power), () =>
          raids.map((each) => option(`attacks/${each.from}/${each.at}`, each)),
        );
  const [attack, defence] = [throwOne(game, level), throwOne(game, 2)];
  game.tell({ type: 'neighbour-attacks', from, at, attack: attack.points, defence: defence.points });
  if (attack.points <= defence.points) return;
  changeTitle(game, at, original(game, at));
  delete game.state.rebellions[at];
  game.tell({ type: 'domain-lost', power, at });
}

interface Raid {
  readonly from: Area;
  readonly at: Area;
  readonly level: Category;
}

/** The nearest active independents to an open domain; of several level 3 goes before level 2. */
function nearest(game: Game, power: Power): Raid[] {
  const open = areasInPlay(game).filter((area) => {
    const tenure = tenureOf(game, area);
    return (
      tenure.as === 'domain' && tenure.owner === power && !onMainMap(game, area) && troopsAt(game, area).length === 0
    );
  });
  const raids = open.flatMap((at) => {
    const far = distances(game, at);
    return areasInPlay(game).flatMap((from) => {
      const tenure = tenureOf(game, from);
      return tenure.as === 'independent' ? [{ from, at, level: tenure.level, far: far.get(from) ?? 99 }] : [];
    });
  });
  const least = Math.min(...raids.map(({ far }) => far));
  const close = raids.filter(({ far }) => far === least);
  const highest = Math.max(...close.map(({ level }) => level));
  return close.filter(({ level }) => level === highest);
}

/** How many steps away areas are, over land and sea. */
function distances(game: Game, from: Area): ReadonlyMap<Area | Sea, number> {
  const far = new Map<Area | Sea, number>([[from, 0]]);
  const queue: (Area | Sea)[] = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const next: (Area | Sea)[] = isSea(here)
      ? coastsOf(game, here)
      : [...neighboursOf(game, here).map(({ area }) => area), ...seasOf(game, here)];
    for (const each of next) {
      if (far.has(each)) continue;
      far.set(each, (far.get(here) ?? 0) + 1);
      queue.push(each);
    }
  }
  return far;
}

function throwOne({ random }: Game, category: Category): Side {
  const thrown = 1 + random.below(6, 'rival');
  const side = forceOf([category]);
  side.dice.push({ of: 'force', category, thrown, face: faceOf(category, thrown) });
  count(side);
  return side;
}

/** What an area was before it was taken. */
function original({ printed, data }: Game, area: Area): 'A2' | 'A3' {
  const { opening } = data.theaters[data.areas.get(area)?.theater ?? 'In'];
  return printed.get(area) === 'A3' || opening[area] === 'A3' ? 'A3' : 'A2';
}
