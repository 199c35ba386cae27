/** News of the set-up and the sequence of play (§7, §8, §25). */
import type { Area, CardId, LeaderId, Place, Player, Power } from '../vocabulary.ts';

export type TurnEvent =
  | { readonly type: 'group-bid'; readonly player: Player; readonly vp: number }
  | { readonly type: 'group-taken'; readonly player: Player; readonly powers: readonly Power[]; readonly vp: number }
  | { readonly type: 'turn'; readonly turn: number; readonly from: number; readonly to: number }
  | { readonly type: 'enters'; readonly power: Power; readonly player: Player }
  | { readonly type: 'deployed'; readonly power: Power; readonly unrest: number }
  | { readonly type: 'dealt'; readonly cards: number }
  | { readonly type: 'hand'; readonly player: Player; readonly cards: readonly CardId[] }
  | { readonly type: 'begins'; readonly player: Player; readonly direction: 'clockwise' | 'counterclockwise' }
  | { readonly type: 'impulse'; readonly player: Player }
  | { readonly type: 'played'; readonly player: Player; readonly card: CardId; readonly points: number }
  | { readonly type: 'combat-card'; readonly player: Player; readonly card: CardId }
  | { readonly type: 'impulse-over'; readonly player: Player }
  | { readonly type: 'leader-moved'; readonly leader: LeaderId; readonly power: Power; readonly at: Place }
  | { readonly type: 'rival-arrives'; readonly at: Place }
  | { readonly type: 'brought-home'; readonly power: Power; readonly unit: string; readonly to: string }
  | {
      readonly type: 'neighbour-attacks';
      readonly from: Area;
      readonly at: Area;
      readonly attack: number;
      readonly defence: number;
    }
  | { readonly type: 'domain-lost'; readonly power: Power; readonly at: Area }
  | { readonly type: 'half-turn-over' };
