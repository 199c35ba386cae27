/** From where a card is read: who plays it, in which position, and what its effects have done so far. */
import { isBelligerent, patronOf, realmOf, sideOf } from '../facts/sides.ts';
import type { Stack } from '../state.ts';
import {
  type Alliance,
  type CardId,
  NATIONS,
  type Nation,
  opposing,
  POWERS,
  type Power,
  type SpaceId,
  type Theater,
} from '../vocabulary.ts';
import type { World } from '../world.ts';
import type { NationWord, PowerWord, Procedure, SideWord } from './grammar.ts';

/** What the effects of a card have chosen and seen: plain JSON, part of the agenda. */
export interface Notes {
  /** The enemy force whose act this card answers, and the space of that act (8.6.5). */
  interrupted?: number;
  space?: SpaceId;
  /** The place and the force chosen last. */
  at?: SpaceId;
  box?: Theater;
  stack?: number;
  /** Forces that this card activated, and what became of them. */
  activated?: number[];
  fought?: number[];
  entered?: { stack: number; space: SpaceId; enemySp: number }[];
  results?: Partial<Record<Procedure, string>>;
}

export interface Sight {
  readonly world: World;
  readonly power: Power;
  readonly card: CardId;
  readonly notes: Notes;
}

export const ownSide = ({ world, power }: Sight): Alliance => sideOf(world.state, power);

/** Nations that a word of the card means. */
export function nationsOfWord(sight: Sight, word: NationWord): Nation[] {
  const { world, power } = sight;
  const { state } = world;
  const own = ownSide(sight);
  if (word === 'self') return realmOf(state, power);
  if (word === 'enemy')
    return NATIONS.filter((nation) => isBelligerent(state, nation) && sideOf(state, nation) !== own);
  if (word !== 'allied') return [word];
  const allies = POWERS.filter(
    (other) => other !== power && sideOf(state, other) === own && patronOf(state, other) === other,
  );
  return allies.flatMap((other) => realmOf(state, other));
}

export const powerOfWord = ({ power }: Sight, word: PowerWord): Power => (word === 'self' ? power : word);

/** Whether a nation is on the side a word means. */
export function isOnSide(sight: Sight, nation: Nation, word: SideWord): boolean {
  const { state } = sight.world;
  if (word === 'own') return sideOf(state, nation) === ownSide(sight);
  if (word === 'enemy') return sideOf(state, nation) === opposing(ownSide(sight));
  if (word === 'self') return patronOf(state, nation) === sight.power;
  return nation === word;
}

/** A place where pieces can be put: a force, a space, or a Theater box. */
export type Spot =
  | { readonly stack: Stack; readonly at: SpaceId }
  | { readonly stack: null; readonly at: SpaceId }
  | { readonly box: Theater };
