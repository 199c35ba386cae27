/** Step 4: veterans, leaders, units nobody wants, and markers (§16.2, §17.3.3, §24.1.2, §26.3). */
import { ask, choose, option, parallel, plan, type Rules } from '@quadrille/kernel';
import { changeUnrest } from '../changes/tracks.ts';
import { razeFortress, removeLeader, removeUnit } from '../changes/units.ts';
import { inForce, leads, playerOf, powersOf } from '../facts/realms.ts';
import { available, isTroop, leadersOf, seenAs } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Area, LeaderId, Player, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

export function* degradation(game: Game): Rules {
  const { state } = game;
  for (const leader of state.leaders) leader.extraordinary = false;
  yield* parallel(state.chairs.map(({ player }) => degradationOf(game, player)));
  for (const unit of state.units.filter(({ at }) => at === 'eliminated')) removeUnit(game, unit);
  state.claims.splice(0);
  state.truces.splice(0);
}

function* degradationOf(game: Game, player: Player): Rules {
  for (const power of powersOf(game, player)) yield* loseVeterans(game, power);
  if (powersOf(game, player).length > 0) yield* disband(game, player);
}

/** Its own and those of its minors, which count as if they were its own (§20.2). */
const veteransOf = (world: World, power: Power): Unit[] =>
  world.state.units.filter(
    (unit) => leads(world, unit.owner) === power && isTroop(unit) && unit.up && unit.at !== 'eliminated',
  );

/** Half of the veterans, rounded up, are turned to their regular side: the proposal takes the weaker ones first. */
function* loseVeterans(game: Game, power: Power): Rules {
  const all = veteransOf(game, power);
  const number = Math.ceil(all.length / 2);
  if (number === 0) return;
  const player = playerOf(game, power);
  const proposal = [...all].sort((a, b) => a.kind.localeCompare(b.kind)).slice(0, number);
  const proposed =
    all.length === number ||
    (yield* choose(player, ask('veterans', '§16.2', { power, number }, power), () => [
      option(`veterans/${power}/proposed`, true),
      option(`veterans/${power}/chosen`, false),
    ]));
  const chosen: Unit[] = proposed ? proposal : [];
  while (chosen.length < number) {
    const unit = yield* choose(
      player,
      ask('veteran-lost', '§16.2', { power, left: number - chosen.length }, power),
      () =>
        veteransOf(game, power)
          .filter((each) => !chosen.includes(each))
          .map((each) => option(`regular/${each.id}`, each)),
    );
    chosen.push(unit);
  }
  for (const unit of chosen) {
    if (yield* keptByProfession(game, power, unit)) continue;
    unit.up = false;
    game.tell({ type: 'degraded', power, unit: unit.id, to: unit.kind });
  }
}

/** A western Power may keep a 2/3 veteran for 1 unrest once its army is professional (§26.3, facts no. 39). */
function* keptByProfession(game: Game, power: Power, unit: Unit): Rules<boolean> {
  if (unit.kind !== 'I23' || !inForce(game, 'professional_army') || !game.data.powers[power].western) return false;
  const keeps = yield* choose(
    playerOf(game, power),
    ask('professional', '§26.3', { power, ...seenAs(unit) }, power),
    () => [option(`regular/${unit.id}`, false), option(`keep/${unit.id}`, true)],
  );
  if (keeps) changeUnrest(game, power, 1, 'professional-army');
  return keeps;
}

/** Something that a Power no longer wants to pay for. */
type Saving = { readonly power: Power } & (
  | { readonly unit: Unit }
  | { readonly worse: Unit }
  | { readonly leader: LeaderId }
  | { readonly fortress: Area }
);

/** Units, leaders and fortresses that are not wanted go back; better squadrons and troops may become worse ones. */
function* disband(game: Game, player: Player): Rules {
  for (;;) {
    const saving = yield* plan(player, ask('disband', '§24.1.2', { player }), () =>
      powersOf(game, player).flatMap((power) => savings(game, power)),
    );
    if (saving === null) return;
    save(game, saving);
  }
}

const WORSE = { S3: 'S2', I34: 'I23' } as const;

function savings(game: Game, power: Power) {
  const own = game.state.units.filter(({ owner, at }) => owner === power && at !== 'eliminated');
  return [
    ...own.map((unit) => option<Saving>(`disband/${unit.id}`, { power, unit })),
    ...own
      .filter(({ kind }) => (kind === 'S3' || kind === 'I34') && available(game, power, WORSE[kind]) > 0)
      .map((unit) => option<Saving>(`worse/${unit.id}`, { power, worse: unit })),
    ...leadersOf(game, power).map(({ id }) => option<Saving>(`dismiss/${id}`, { power, leader: id })),
    ...Object.entries(game.state.fortresses)
      .filter(([, { owner }]) => owner === power)
      .map(([area]) => option<Saving>(`raze/${area}`, { power, fortress: area })),
  ];
}

function save(game: Game, saving: Saving): void {
  const { power } = saving;
  if ('unit' in saving) {
    game.tell({ type: 'disbanded', power, thing: saving.unit.id });
    removeUnit(game, saving.unit);
  } else if ('worse' in saving) {
    const { worse } = saving;
    if (worse.kind === 'S3' || worse.kind === 'I34') worse.kind = WORSE[worse.kind];
    game.tell({ type: 'degraded', power, unit: worse.id, to: worse.kind });
  } else if ('leader' in saving) removeLeader(game, saving.leader);
  else razeFortress(game, saving.fortress);
}
