/** Building leaders (§17.2–3). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { changeUnrest } from '../changes/tracks.ts';
import { removeLeader, touch } from '../changes/units.ts';
import { hostsBeside, hostsFor } from '../facts/hosts.ts';
import { leads, playerOf, powersOf, realmOf, specialsOf, vitalityOf } from '../facts/realms.ts';
import { fortressAt, isBesieged, leadersOf, placeOf, seenAs, unitsOf } from '../facts/units.ts';
import type { Leader, Unit } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import type { LeaderId, Player, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { type Deed, deed } from './deed.ts';

/** Leaders that nobody has: shared by all, and drawn at random. */
export const pool = ({ data, state }: World): LeaderId[] =>
  [...data.leaders.values()]
    .filter(({ id, historical }) => !historical && !state.leaders.some((leader) => leader.id === id))
    .map(({ id }) => id);

/** Units and fortresses to which a new leader can be given: none that is besieged. */
export const posts = (world: World, power: Power): string[] => [
  ...unitsOf(world, power)
    .filter((unit) => unit.at !== 'eliminated' && !isBesieged(world, unit))
    .map(({ id }) => id),
  ...Object.entries(world.state.fortresses)
    .filter(([area, { owner, done }]) => done && leads(world, owner) === power && !(area in world.state.sieges))
    .map(([area]) => area),
];

/** Who is besieged is given no leader (§8.2.2, §17.2). */
export const shutPosts = (world: World, power: Power): string[] => [
  ...unitsOf(world, power)
    .filter((unit) => isBesieged(world, unit))
    .map(({ id }) => id),
  ...Object.keys(world.state.sieges).filter((area) => {
    const owner = fortressAt(world, area);
    return owner !== null && leads(world, owner) === power;
  }),
];

/** A leader who has lost his post is given another one (§14.3). */
export function* newPost(game: Game, task: TaskOf<'new-post'>): Rules {
  finishTask(game, task);
  const leader = game.state.leaders.find(({ id }) => id === task.leader);
  if (!leader) return;
  const { power, id } = leader;
  leader.on = yield* choose(playerOf(game, power), ask('new-post', '§14.3', { power, leader: id }, power), () =>
    posts(game, power).map((on) => option(`with/${on}`, on)),
  );
}

/** For nothing, at any time, a leader goes over to another unit or fortress there: once between two actions (§17.1). */
export function attachments(game: Game, player: Player): Deed[] {
  const { impulse } = game.state;
  if (!impulse) return [];
  const left = impulse.cards.reduce((sum, { points }) => sum + points, 0);
  const moment = `${impulse.played}.${impulse.spent.length}.${left}`;
  return powersOf(game, player).flatMap((power) =>
    leadersOf(game, power)
      .filter(({ id }) => !impulse.used.includes(attaching(id, moment)))
      .flatMap((leader) =>
        hostsFor(game, leader).map((host) =>
          deed(`attach/${power}/${leader.id}/${host}`, () => attach(game, leader, host, moment)),
        ),
      ),
  );
}

const attaching = (leader: LeaderId, moment: string): string => `attach/${leader}/${moment}`;

// biome-ignore lint/correctness/useYield: nothing is asked
function* attach(game: Game, leader: Leader, host: string, moment: string): Rules {
  game.state.impulse?.used.push(attaching(leader.id, moment));
  leader.on = host;
  game.tell({ type: 'leader-moved', leader: leader.id, power: leader.power, at: placeOf(game, leader) });
}

/** A unit goes alone: a leader beside it may come along, or one who is with it stay behind (§17.1, §18.1). */
export function* bringLeader(game: Game, power: Power, unit: Unit, cite = '§17.1'): Rules {
  const [first] = leadersOf(game, power);
  if (!first) return;
  const beside = hostsBeside(game, unit, first);
  const here = leadersOf(game, power).filter(({ on }) => on === unit.id || beside.includes(on));
  const [comrade] = beside;
  if (here.length === 0 || comrade === undefined) return;
  const comes = yield* choose(
    playerOf(game, power),
    ask('regroup-leader', cite, { power, ...seenAs(unit) }, power),
    () => [...here.map((leader) => option(`with/${leader.id}`, leader)), option('none', null)],
  );
  for (const leader of here) if (leader.on === unit.id) leader.on = comrade;
  if (comes) comes.on = unit.id;
}

/** Whether a new leader finds somebody to lead: a besieged Power may still replace a leader that it has (§17.2). */
export const finds = (world: World, power: Power): boolean =>
  posts(world, power).length > 0 || leadersOf(world, power).length > 0;

export const leaderDeeds = (game: Game, power: Power): Deed[] =>
  pool(game).length > 0 && finds(game, power) ? [deed('leader', () => buildLeader(game, power))] : [];

/** The unrest that an extraordinary leader costs; nothing where a rule gives him for free (§17.3). */
function price(game: Game, power: Power): number {
  const free = specialsOf(game, power, 'free_extraordinary').some(({ args: [number, card] }) => {
    const used = leadersOf(game, power).filter(
      ({ id, extraordinary }) => extraordinary && !game.data.leaders.get(id)?.historical,
    ).length;
    return used < Number(number) && (card === null || card === undefined || game.state.inForce.includes(String(card)));
  });
  return free ? 0 : 3;
}

/** A leader is drawn, shown on the side his Power chooses, and given to a unit or fortress, or takes another's place. */
export function* buildLeader(game: Game, power: Power, terms: 'usual' | 'free' = 'usual'): Rules {
  const candidates = pool(game);
  if (candidates.length === 0) return;
  const id = game.random.pick(candidates, 'leaders');
  const ability = game.data.leaders.get(id)?.ability ?? 'tactical';
  game.tell({ type: 'leader-drawn', power, leader: id, ability });
  const player = playerOf(game, power);
  const mayBe = terms === 'free' || realmOf(game, power).unrest <= vitalityOf(game, power);
  const cost = terms === 'free' ? 0 : price(game, power);
  const extraordinary =
    mayBe &&
    (yield* choose(player, ask('leader-side', '§17.3', { power, leader: id, ability, unrest: cost }, power), () => [
      option('extraordinary', true),
      option('ordinary', false),
    ]));
  const where = yield* choose(
    player,
    ask('leader-post', '§17.2', { power, leader: id }, power),
    () => [
      ...posts(game, power).map((on) => option(`with/${on}`, { on, instead: null })),
      ...leadersOf(game, power).map((each) => option(`instead/${each.id}`, { on: each.on, instead: each.id })),
    ],
    () =>
      shutPosts(game, power).map((on) => ({ id: `with/${on}`, code: 'post-besieged', args: { power }, cite: '§17.2' })),
  );
  if (where.instead !== null) removeLeader(game, where.instead);
  if (extraordinary) changeUnrest(game, power, cost, 'leader');
  game.state.leaders.push({ id, power, on: where.on, extraordinary });
  touch(game, { id });
  game.tell({ type: 'leader-built', power, leader: id, extraordinary: extraordinary ? 'extraordinary' : 'ordinary' });
}
