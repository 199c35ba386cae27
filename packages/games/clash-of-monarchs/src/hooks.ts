/**
 * What the chapters of war (4, 5, 11–17) ask of the chapters of the realm (6–10, 18–24). Each function is written in the
 * chapter that owns the rule; here stands only what the war needs to know of it.
 */
import { changeSupply } from './changes/markers.ts';
import { modifiers } from './facts/flags.ts';
import { atSource, hasPath } from './facts/supply.ts';
import type { Stack } from './state.ts';
import type { LeaderId, Nation, SpaceId } from './vocabulary.ts';
import type { Game, World } from './world.ts';

/** MPs that flags add to a Command of this nation under this Commander (12.1). */
export const mpFromFlags = (world: World, nation: Nation, commander: LeaderId | null): number =>
  modifiers(world, 'mp')
    .filter((mod) => mod.nation === nation || (commander !== null && mod.leaders.includes(commander)))
    .reduce((sum, { num }) => sum + num, 0);

/** Whether these nations are no multi-nation force with each other (12.2: after Prince Ferdinand, Chernyshev's Corps). */
export const marchAsOne = (world: World, nations: readonly Nation[]): boolean =>
  modifiers(world, 'no_mixed_penalty').some((friends) => nations.every((nation) => friends.includes(nation)));

/** Why a force may not enter a space for reasons of state: Neutrality, Poland, an Armistice (22.1, 22.4, 22.5.2). */
/** A force has entered a space: Neutrality ends, Poland is violated … (22.1.1, 22.3.2, 22.4). */
/** Why a force may not attack there, nor besiege or storm: Armistice, friendly Neutrals (22.1, 22.5.2). */
/** Whether it would bring a Neutral into the war or cost VPs to enter (22.1.1, 22.4). */
export {
  afterEntry,
  assaultRefusal,
  attackRefusal,
  entryRefusal,
  isUnfriendlyNeutral,
  offends,
} from './politics/neutrality.ts';

/** A force has moved, fought or retreated: whose supply path has been cut (9.4.1; readings, 14). */
export { moveUncut, watchSupply } from './supply/cut.ts';

/** Whether the force traces a supply path: it must, to benefit from a Supply Action (10.0). */
export const hasSupply = (world: World, stack: Stack): boolean => hasPath(world, stack);

/** What a Supply Action costs this Power (10.8). */
export { supplyActionCost } from './supply/actions.ts';

/** Moments at which an Interrupt may be played (8.6.5; readings, 56). */
export type Moment =
  | { readonly at: 'activation' | 'step' | 'siege_roll'; readonly stack: number; readonly space: SpaceId }
  | { readonly at: 'enters' | 'crosses_river'; readonly stack: number; readonly space: SpaceId; readonly from: SpaceId }
  | { readonly at: 'battle'; readonly stack: number; readonly space: SpaceId };

/** Seats that might hold an Interrupt as far as everybody sees, what they hold, and what it does (8.6.5). */
export { interruptRefusals, interruptsOf, mayInterrupt, playInterrupt } from './cards/interrupts.ts';

/** What a Power may do with its cards in the Strategy Card Segment (7.1, 8), why not, and doing it. */
export { cardRefusals, cardUses, playCard } from './cards/uses.ts';

/** Fortunes of War at the start of a Round (6.0, 6.7). */
export { fortunesOfWar } from './fortunes/fortunes.ts';
/** After a change of Will: Powers leave, the game may end (21.3.2, 23.3.1). Called between procedures. */
export { checkWill } from './politics/exit.ts';
/** Light units go between the map and the Theater boxes (18.2). */
export { lightTransfers } from './raids/transfers.ts';

/** Minimum leaders (4.6). */
export const minimumLeaders = (world: World, nation: Nation): number =>
  modifiers(world, 'min_leaders')
    .filter((mod) => mod.nation === nation)
    .reduce((most, { num }) => Math.max(most, num), world.data.leaders.minimum[nation]);

/** A Command that Intercepts back onto a Supply Source just entered improves its Supply State (9.6). */
export function improveAtSource(game: Game, stack: Stack): void {
  if (atSource(game, stack, false)) changeSupply(game, stack, 1, 'intercepted');
}

/** DRM on the Coordinated Attack Table by flags (11.3: Generalstab). */
export const coordinatedDrm = (world: World, nation: Nation): number =>
  modifiers(world, 'coordinated_attack')
    .filter((mod) => mod.nation === nation)
    .reduce((sum, { num }) => sum + num, 0);

/** Modifiers to siege rolls that cards give this Command (R12), and to coups (B23). */
const drmOf = ({ state }: World, { id }: Stack, what: 'siege' | 'coup'): number =>
  state.turn.drms.filter((drm) => drm.what === what && drm.stack === id).reduce((sum, { num }) => sum + num, 0);
export const siegeFlagDrm = (world: World, stack: Stack): number => drmOf(world, stack, 'siege');
export const coupFlagDrm = (world: World, stack: Stack): number => drmOf(world, stack, 'coup');

/** A fortress has fallen: what follows beyond control and VPs (22). */
export { afterFall } from './politics/fleets.ts';
