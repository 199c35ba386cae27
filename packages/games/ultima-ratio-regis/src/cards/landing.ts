/** Free landings: a single troop, no escort, whatever the distance (facts no. 51). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { undertake } from '../changes/agenda.ts';
import { build, place } from '../changes/units.ts';
import { landedThere } from '../facts/card-rules.ts';
import { areasInPlay, groundOf, isCoastal } from '../facts/ground.ts';
import { leads, playerOf, plays } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { ownerOf, tenureOf } from '../facts/titles.ts';
import { available, commandOf, isBesieged, isTroop, troopsAt } from '../facts/units.ts';
import type { TaskOf } from '../tasks.ts';
import { type Area, type CardId, type Power, TROOPS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { maybeColony } from './areas.ts';

/** Where the card lets a Power land: active independents, or areas of enemies, free of other troops. */
function landingAreas(world: World, { power, theaters, areas }: TaskOf<'free-landing'>): Area[] {
  return areasInPlay(world).filter((area) => {
    const named = areas.includes(area) || theaters.includes(groundOf(world, area).theater);
    if (!named || !isCoastal(world, area) || troopsAt(world, area).length > 0) return false;
    const owner = ownerOf(world, area);
    if (owner === null) return tenureOf(world, area).as === 'independent';
    const lord = leads(world, owner);
    return lord !== null && lord !== power && atWar(world, power, lord);
  });
}

/** The area each free landing of a card went to, remembered for the rest of the turn. */
export const landedBy = ({ state }: World, card: CardId): Area[] =>
  state.inForce.flatMap((each) => (each.startsWith(`landed/${card}/`) ? [each.slice(`landed/${card}/`.length)] : []));

/** One landing: an available troop, or one from the map; it subdues the area at once (§13.5). */
export function* freeLanding(game: Game, task: TaskOf<'free-landing'>): Rules {
  const { power, card, colonyIf } = task;
  const done = landedBy(game, card).at(-1);
  if (done !== undefined && done === colonyIf && ownerOf(game, done) === power && tenureOf(game, done).as === 'domain')
    yield* maybeColony(game, power, done);
  if (task.left === 0 || !plays(game, power)) return finishTask(game, task);
  task.left--;
  if (landingAreas(game, task).length === 0 || candidates(game, power).length === 0)
    return game.tell({ type: 'event-void', card, why: 'nowhere' });
  const player = playerOf(game, power);
  const to = yield* choose(player, ask('free-landing', '§12.3', { power, card }, power), () => [
    ...landingAreas(game, task).map((area) => option(`land/${area}`, area)),
    option('land/nowhere', null),
  ]);
  if (to === null) return;
  const who = yield* choose(player, ask('free-landing-troop', '§12.3', { power, to }, power), () =>
    candidates(game, power),
  );
  const unit = 'unit' in who ? who.unit : build(game, power, who.kind, to);
  place(game, unit, to);
  game.state.inForce.push(`landed/${card}/${to}`, landedThere(power, to));
  undertake(game, { do: 'subjugate', power, at: to, moved: true, last: null });
}

function candidates(game: Game, power: Power) {
  const built = TROOPS.filter((kind) => available(game, power, kind) > 0).map((kind) =>
    option(`new/${kind}`, { kind }),
  );
  const onMap = game.state.units
    .filter((unit) => unit.owner === power && commandOf(game, unit) === power && isTroop(unit))
    .filter((unit) => unit.at !== 'eliminated' && !isBesieged(game, unit))
    .map((unit) => option(`troop/${unit.id}`, { unit }));
  return [...built, ...onMap];
}
