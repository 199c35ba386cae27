/** What one would take along: the force that is proposed before its player changes anything (11.1). */
import type { Refusal } from '@quadrille/kernel';
import type { Terms } from '../agenda.ts';
import { copyTroops, tidy } from '../changes/troops.ts';
import { commanderOf, serviceOf } from '../facts/leaders.ts';
import { seatOf } from '../facts/sides.ts';
import { countOf, isEmpty, nationsOf, spOfNation, spOfTroops, unitSp } from '../facts/troops.ts';
import type { Contingents } from '../state.ts';
import { ARTILLERY, type LeaderId, type Nation, type SpaceId, UNITS, type Unit } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { available, type Choice, compositionRefusal, sourcesFor } from './compose.ts';

/**
 * What one would take: everything of the Commander's own stack if nobody there is senior to him, else what he can lead;
 * trimmed until it is allowed.
 */
export function proposal(world: World, terms: Terms, at: SpaceId, commander: LeaderId | null): Choice {
  const [own] = sourcesFor(world, terms, at, commander);
  const seat = world.state.seats[terms.power];
  const others = Object.values(world.state.seats).filter((each) => each !== seat);
  const all = available(world, terms, at, commander, others);
  if (terms.how === 'leader') return { ...all, leaders: commander === null ? [] : [commander], troops: {} };
  const senior = commander !== null && own !== undefined && commanderOf(world, own) === commander;
  const staff = senior ? own.leaders.filter((id) => id !== commander && all.leaders.includes(id)) : [];
  const leaders = commander === null ? [] : [commander, ...staff];
  const lone = own === undefined || isEmpty(own);
  const troops = copyTroops(lone || !senior ? all.troops : within(own.troops, all.troops));
  const choice: Choice = { at, commander, leaders: [...leaders], troops };
  for (;;) {
    const refusal = compositionRefusal(world, terms, choice);
    if (refusal === null) return choice;
    if (!trim(choice, refusal)) return least(world, terms, { ...choice, leaders, troops: all.troops }) ?? choice;
  }
}

/** A leader whose own player has no troops here may lead an ally's, if that player agrees (12.2; readings, 35). */
export const mayLeadAllies = (world: World, terms: Terms, at: SpaceId, commander: LeaderId): boolean =>
  seatOf(world.state, serviceOf(world, commander)) === world.state.seats[terms.power] &&
  least(world, terms, { ...available(world, terms, at, commander), leaders: [commander] }) !== undefined;

/** A single infantry SP or unit that may march, where no more is left of the rest (4.4). */
function least(world: World, terms: Terms, { at, commander, leaders, troops }: Choice): Choice | undefined {
  const pieces = nationsOf(troops).flatMap((nation): Contingents[] => {
    const { inf = 0, units = {} } = troops[nation] ?? {};
    return [
      ...(inf > 0 ? [{ [nation]: { inf: 1, units: {} } }] : []),
      ...UNITS.flatMap((unit) => {
        const [full, reduced] = units[unit] ?? [0, 0];
        return [
          ...(full > 0 ? [{ [nation]: { inf: 0, units: { [unit]: [1, 0] } } }] : []),
          ...(reduced > 0 ? [{ [nation]: { inf: 0, units: { [unit]: [0, 1] } } }] : []),
        ];
      }),
    ];
  });
  return pieces
    .map((piece): Choice => ({ at, commander, leaders: [...leaders], troops: piece }))
    .find((each) => compositionRefusal(world, terms, each) === null);
}

const within = (own: Contingents, allowed: Contingents): Contingents =>
  Object.fromEntries(
    nationsOf(own)
      .filter((nation) => allowed[nation])
      .map((nation) => [nation, own[nation]]),
  );

/** Leaves one thing behind: a gun if there are too many, otherwise infantry of the largest contingent, then a unit. */
function trim(choice: Choice, { code, args }: Refusal): boolean {
  const nations = nationsOf(choice.troops);
  if (code === 'cic-guns' || code === 'tired-guns')
    return ARTILLERY.some((gun) =>
      setUnits(
        choice,
        nations.find((each) => countOf(choice.troops[each]?.units ?? {}, gun) > 0),
        gun,
      ),
    );
  if (code === 'other-commander') return dropForeign(choice);
  const named = nations.find((each) => each === args?.nation);
  const largest = named ?? [...nations].sort((a, b) => spOfNation(choice, b) - spOfNation(choice, a))[0];
  const own = largest === undefined ? undefined : choice.troops[largest];
  if (!own || !largest || spOfTroops(own) === 0) return false;
  if (own.inf > 0) {
    own.inf--;
    tidy(choice.troops);
    return true;
  }
  return setUnits(
    choice,
    largest,
    UNITS.find((unit) => unitSp(own.units, [unit]) > 0),
  );
}

function dropForeign(choice: Choice): boolean {
  const [most, ...rest] = nationsOf(choice.troops).sort((a, b) => spOfNation(choice, b) - spOfNation(choice, a));
  if (!most || rest.length === 0) return false;
  delete choice.troops[most];
  return true;
}

function setUnits(choice: Choice, nation: Nation | undefined, unit: Unit | undefined): boolean {
  const units = nation === undefined ? undefined : choice.troops[nation]?.units;
  const count = unit === undefined ? undefined : units?.[unit];
  if (!units || !unit || !count) return false;
  if (count[1] > 0) count[1]--;
  else count[0]--;
  if (count[0] + count[1] === 0) delete units[unit];
  tidy(choice.troops);
  return true;
}
