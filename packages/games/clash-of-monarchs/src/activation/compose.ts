/** Exactly which leaders, units and SPs a force consists of (11.1), within capacity and the CIC's due (4.3, 4.4). */
import type { Refusal } from '@quadrille/kernel';
import { anyOperation, type Terms } from '../agenda.ts';
import { copyTroops, takeTroops } from '../changes/troops.ts';
import { refusing } from '../cite.ts';
import { fights } from '../facts/forces.ts';
import {
  bySeniority,
  capacityOf,
  cicOf,
  commanderOf,
  initiativeOf,
  leaderOf,
  serviceOf,
  stackOfLeader,
} from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { isShut, sideOfStack, stacksAt } from '../facts/spaces.ts';
import {
  artillery,
  countOf,
  fieldArtillery,
  freshGuns,
  isEmpty,
  nationsOf,
  spOf,
  spOfNation,
  together,
} from '../facts/troops.ts';
import type { Contingents, Stack } from '../state.ts';
import { type LeaderId, type SeatId, type SpaceId, UNITS } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** A force as its player puts it together. */
export interface Choice {
  readonly at: SpaceId;
  readonly commander: LeaderId | null;
  readonly leaders: LeaderId[];
  readonly troops: Contingents;
}

/** A Command, or a leader alone, that was activated this Turn is not again (11.2). Leaderless SPs are counted one by one. */
export const hasBeenActivated = ({ state }: World, { id, leaders }: Stack): boolean =>
  leaders.length > 0 && state.turn.activated.includes(id);

/** Own stacks in the space that can give to a force, the Commander's own first: not who was activated (11.2), nor who is shut in. */
export function sourcesFor(world: World, terms: Terms, at: SpaceId, commander: LeaderId | null): Stack[] {
  const { state } = world;
  const designated = anyOperation(state)?.chosen ?? [];
  const own = stacksAt(state, at).filter(
    (stack) =>
      !designated.includes(stack.id) &&
      !hasBeenActivated(world, stack) &&
      (!stack.inside || !isShut(world, at)) &&
      (terms.how === 'leader' || (stack.morale !== 'routed' && fights(world, stack))) &&
      sideOfStack(world, stack) === state.nations[terms.power].side,
  );
  const first =
    commander === null
      ? own.find(({ leaders }) => leaders.length === 0)
      : own.find(({ leaders }) => leaders.includes(commander));
  return first ? [first, ...own.filter((stack) => stack !== first)] : [];
}

/** What the sources can give. Troops and leaders of allies under another seat come with that seat's consent (readings, 35). */
export function available(
  world: World,
  terms: Terms,
  at: SpaceId,
  commander: LeaderId | null,
  refused: readonly SeatId[] = [],
): Choice {
  const { state } = world;
  const sources = sourcesFor(world, terms, at, commander);
  const all = together(sources);
  const troops: Contingents = {};
  for (const nation of nationsOf(all.troops)) {
    const own = all.troops[nation];
    const lent = commander !== null || seatOf(state, nation) === state.seats[terms.power];
    if (own && lent && !refused.includes(seatOf(state, nation)) && !state.turn.barred.includes(nation))
      troops[nation] = own;
  }
  return { at, commander, leaders: all.leaders.filter((id) => mayJoin(world, commander, id, refused)), troops };
}

/** Subordinates are junior to the Commander of their own nation, or of another one; an ally's come with his consent (12.2). */
function mayJoin(world: World, commander: LeaderId | null, id: LeaderId, refused: readonly SeatId[]): boolean {
  if (commander === null) return false;
  if (id === commander) return true;
  const nation = serviceOf(world, id);
  if (refused.includes(seatOf(world.state, nation))) return false;
  return nation !== serviceOf(world, commander) || bySeniority(world)(commander, id) <= 0;
}

/** SPs of the nations in this force that no leader has moved this Round and no card holds (12.0, 11.2). */
export const restedSp = (world: World, terms: Terms, { at, commander, troops }: Choice): number =>
  sourcesFor(world, terms, at, commander).reduce((sum, stack) => {
    const own = nationsOf(troops).reduce((sp, nation) => sp + spOfNation(stack, nation), 0);
    return sum + Math.max(0, Math.min(own, spOf(stack) - stack.tired - (stack.frozen ?? 0)));
  }, 0);

/** Guns of the space that no leader has moved this Round (12.0). */
const restedGuns = (world: World, terms: Terms, { at, commander }: Choice): number =>
  sourcesFor(world, terms, at, commander).reduce((sum, stack) => sum + freshGuns(stack), 0);

/** Guns do not march off by themselves while there are troops with them; alone they may. */
const hasEscort = (world: World, terms: Terms, { at, commander }: Choice): boolean =>
  sourcesFor(world, terms, at, commander).some((stack) => spOf(stack) > 0);

/** Why this force may not be formed. */
export function compositionRefusal(world: World, terms: Terms, choice: Choice): Refusal | null {
  const { commander, leaders } = choice;
  const sp = spOf(choice);
  if (terms.how === 'leader') return isEmpty(choice) ? null : refusing('leader-alone', '12.4');
  if (isEmpty(choice) || (sp === 0 && hasEscort(world, terms, choice))) return refusing('nobody', '11.1');
  if (terms.how === 'minor' && sp > 5) return refusing('not-minor', '12.8', { sp });
  if (terms.maxSp !== undefined && sp > terms.maxSp) return refusing('card-limit', '8.6.2', { sp, most: terms.maxSp });
  if (sp > restedSp(world, terms, choice)) return refusing('tired', '12.0', { sp });
  const guns = artillery(choice);
  if (guns > restedGuns(world, terms, choice)) return refusing('tired-guns', '12.0', { guns });
  if (commander === null) return null;
  const capacity = capacityOf(world, leaders);
  if (sp > capacity) return refusing('capacity', '4.3.5', { sp, capacity });
  if (commanderOf(world, choice) !== commander) return refusing('other-commander', '4.3.4', { leader: commander });
  return cicRefusal(world, choice);
}

/** No Command has more of a nation's SPs, or more Field Artillery, than that nation's CIC keeps (4.4; readings, 26). */
export function cicRefusal(world: World, choice: Choice, taken?: Taken): Refusal | null {
  const own = choice.commander === null ? null : serviceOf(world, choice.commander);
  for (const nation of nationsOf(choice.troops)) {
    const cic = nation === 'PR' ? null : cicOf(world, nation);
    if (cic === null || choice.leaders.includes(cic)) continue;
    const stack = stackOfLeader(world.state, cic);
    if (!stack) continue;
    const left = taken ? without(stack, taken) : keptBy(world, stack, choice, stack.at === choice.at);
    if (spOfNation(choice, nation) > spOfNation(left, nation))
      return refusing('cic', '4.4', { leader: cic, nation, sp: spOfNation(left, nation) });
    if (nation === own && fieldArtillery(choice) > fieldArtillery(left))
      return refusing('cic-guns', '4.4', { leader: cic, guns: fieldArtillery(left) });
  }
  return null;
}

/** What is picked up of which force (12.5). */
export interface Taken {
  readonly from: Stack;
  readonly troops: Contingents;
}

/** What the CIC's stack keeps of what is picked up, from it or from another. */
function without(cicStack: Stack, { from, troops }: Taken): { troops: Contingents } {
  if (from !== cicStack) return cicStack;
  const kept = copyTroops(cicStack.troops);
  takeTroops(kept, troops);
  return { troops: kept };
}

/** What the CIC's stack keeps if the force takes first from the other stacks of the space. */
function keptBy(world: World, cicStack: Stack, choice: Choice, here: boolean): { troops: Contingents } {
  if (!here) return cicStack;
  const others = together(
    stacksAt(world.state, choice.at).filter(
      (stack) => stack !== cicStack && sideOfStack(world, stack) === sideOfStack(world, cicStack),
    ),
  ).troops;
  const kept = copyTroops(cicStack.troops);
  for (const nation of nationsOf(choice.troops)) {
    const [want, have, own] = [choice.troops[nation], others[nation], kept[nation]];
    if (!want || !own) continue;
    own.inf -= Math.min(own.inf, Math.max(0, want.inf - (have?.inf ?? 0)));
    for (const unit of UNITS) {
      const need = countOf(want.units, unit) - countOf(have?.units ?? {}, unit);
      const count = own.units[unit];
      if (!count || need <= 0) continue;
      const reduced = Math.min(count[1], need);
      own.units[unit] = [Math.max(0, count[0] - (need - reduced)), count[1] - reduced];
    }
  }
  return { troops: kept };
}

/** Whether a force may be activated on these terms: nation, Initiative, leaders named (11.1, 8.6.2). A rout holds no leader (12.4, 16.2). */
export function mayActivate(world: World, terms: Terms, stack: Stack, leader: LeaderId | null): boolean {
  const { state } = world;
  if (stack.morale === 'routed' && terms.how !== 'leader') return false;
  if (terms.stack !== undefined && terms.stack !== stack.id) return false;
  if ((stack.inside && isShut(world, stack.at)) || hasBeenActivated(world, stack)) return false;
  const nation = leader === null ? nationsOf(stack.troops)[0] : serviceOf(world, leader);
  if (!nation || !terms.nations.includes(nation) || state.turn.barred.includes(nation)) return false;
  if (terms.leaders && (leader === null || !terms.leaders.includes(leader))) return false;
  if (leader === null) return terms.leaderless === true;
  if (leader === 'frederick' && state.marks.includes('frederick-mourns')) return false;
  if (terms.ops !== undefined && leaderOf(world, leader).initiative > terms.ops) return false;
  return patronOf(state, nation) !== undefined && initiativeOf(world, stack) > 0;
}
