/** Generals' special abilities, an optional rule (C §10). */
import { choose, type Option, option, parallel, type Rules } from '@quadrille/kernel';
import { capitalOf, regionOf } from '../core/board.ts';
import { cite } from '../core/cite.ts';
import {
  battleOf,
  capitalIsOpen,
  controlled,
  decider,
  generalById,
  generalsOf,
  hasFoesAt,
  hasGeneralAt,
  isUncontrolled,
  strengthAt,
  tokensLeft,
} from '../core/facts.ts';
import { obstacle } from '../core/moves.ts';
import { lose, relocate } from '../core/pieces.ts';
import { allied } from '../core/relations.ts';
import type { Game, General, World } from '../core/state.ts';
import type { GeneralId, Power, Territory } from '../core/vocabulary.ts';

/** The named General of every Power; Napoleon is named apart. */
export const NAMES: Readonly<Partial<Record<Power, string>>> = {
  britain: 'wellington',
  france: 'napoleon',
  austria: 'schwarzenberg',
  prussia: 'bluecher',
  russia: 'kutuzov',
  ottomans: 'grand-vizier',
};

/** Every Power says which General is the named one; for a Power that nobody plays it is the first. */
export function* nameGenerals(game: Game): Rules<'turn'> {
  if (game.state.options.generals === 'named') {
    const powers = game.rules.powers.filter((power) => power !== 'france');
    yield* parallel(powers.map((power) => nameGeneral(game, power)));
  }
  return 'turn';
}

function* nameGeneral(game: Game, power: Power): Rules {
  const generals = generalsOf(game, power);
  const name = NAMES[power] ?? power;
  const chosen = isUncontrolled(game, power)
    ? generals[0]
    : yield* choose(decider(game, power), cite(game, 'name-general', 'named', { power, name }), () =>
        generals.map((general) => option(`name/${general.id}`, general)),
      );
  if (!chosen) return;
  game.state.named[power] = chosen.id;
  game.tell({ type: 'named', power, general: chosen.id, name });
}

const is = ({ state }: World, power: Power, id: GeneralId): boolean => state.named[power] === id;

/** Wellington in support adds his own strength, but not across the sea (C §10 A). */
export function wellington(world: World, { id, at, units }: General): number {
  if (!is(world, 'britain', id) || at === null) return 0;
  return regionOf(world.board, battleOf(world.state).at).land.includes(at) ? 1 + units : 0;
}

/** Schwarzenberg may play one more card for every allied Power that supports him (C §10 B). */
export function schwarzenberg(world: World, { id }: General): number {
  if (!is(world, 'austria', id)) return 0;
  const { attack, defence } = battleOf(world.state);
  const camp = [attack, defence].find(({ generals }) => generals.includes(id));
  const powers = new Set(camp?.support.map((each) => generalById(world, each).power));
  powers.delete('austria');
  return powers.size;
}

/** Kutuzov, attacked, may slip away with the loss of one Unit (C §10 D). */
export function* kutuzov(game: Game): Rules {
  const { state } = game;
  const battle = battleOf(state);
  const id = battle.defence.generals.find((each) => is(game, 'russia', each));
  if (id === undefined) return;
  const general = generalById(game, id);
  if (refuges(game, general).length === 0) return;
  const to = yield* choose(
    decider(game, 'russia'),
    cite(game, 'evade', 'named', { power: 'russia', general: id, at: battle.at }),
    () => [...refuges(game, general).map((at) => option(`evade/${at}`, at)), option('stand', null)],
  );
  if (to === null) return;
  lose(game, general, 1);
  general.at = to;
  game.tell({ type: 'evaded', general: id, to });
  battle.defence.generals.splice(battle.defence.generals.indexOf(id), 1);
  if (state.garrisons[battle.at] !== 'russia') battle.defenders.splice(battle.defenders.indexOf('russia'), 1);
  battle.defence.strength = strengthAt(game, battle.at, battle.defenders);
}

/** Adjacent Territories free of enemies where the General may stand. */
const refuges = (world: World, { at, power }: General): Territory[] =>
  at === null
    ? []
    : regionOf(world.board, at).land.filter((to) => !obstacle(world, power, to) && !hasFoesAt(world, power, to));

/** Blücher and the Grand Vizier fare better than others in defeat (C §10 C, E). */
export function* fateOfNamed(game: Game, general: General): Rules<boolean> {
  if (is(game, 'prussia', general.id)) return yield* bluecher(game, general);
  if (is(game, 'ottomans', general.id)) return yield* grandVizier(game, general);
  return false;
}

/** Blücher loses two Units at most, one of them already, and may go to a neighbouring Territory (C §10 C). */
function* bluecher(game: Game, general: General): Rules<boolean> {
  const { power, id } = general;
  lose(game, general, 1);
  const capital = capitalOf(game.board, power);
  const to = yield* choose(
    decider(game, power),
    cite(game, 'defeated', 'named', { power, general: id, capital }),
    (): Option<Territory | null>[] => [
      ...refuges(game, general).map((at) => option<Territory | null>(`retreat/${at}`, at)),
      ...(capitalIsOpen(game, power) ? [option<Territory | null>('capital', capital)] : []),
      option<Territory | null>('off-map', null),
    ],
  );
  relocate(game, general, to);
  return true;
}

/** The Grand Vizier comes back at once with a Unit, in any Territory the Ottomans hold (C §10 E). */
function* grandVizier(game: Game, general: General): Rules<boolean> {
  const { power, id } = general;
  lose(game, general, general.units);
  general.at = null;
  const places = () =>
    controlled(game, power).filter((at) => !hasGeneralAt(game, power, at) && !hasFoesAt(game, power, at));
  if (places().length === 0) {
    relocate(game, general, null);
    return true;
  }
  const capital = capitalOf(game.board, power);
  const at = yield* choose(decider(game, power), cite(game, 'defeated', 'named', { power, general: id, capital }), () =>
    places().map((each) => option(`place/${each}`, each)),
  );
  general.at = at;
  general.units = Math.min(1, tokensLeft(game, power));
  game.tell({ type: 'placed', general: id, at });
  return true;
}

/** Powers of the British Coalition gain 1 more for beating a French General; Minor Powers do not (C §8.4, §11). */
export function frenchBonus(world: World, power: Power, beaten: readonly General[]): number {
  const { status, minors } = world.state;
  const french = beaten.some((general) => general.power === 'france');
  return french && status[power] === 'british' && !minors.includes(power) && allied(world, power, 'britain') ? 1 : 0;
}
