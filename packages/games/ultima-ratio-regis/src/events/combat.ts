/** News of combat (§13). */
import type { Area, Combat, Owner, Power, Sea } from '../vocabulary.ts';

export type CombatEvent =
  | {
      readonly type: 'combat';
      readonly sort: string;
      readonly kind: Combat;
      readonly at: Area | Sea;
      readonly attacker: string;
      readonly defender: string;
    }
  | { readonly type: 'battlefield'; readonly size: number; readonly by: string }
  | { readonly type: 'conscripts'; readonly power: Power }
  | { readonly type: 'edge'; readonly power: string; readonly by: 1 | -1; readonly way: string; readonly why: string }
  | {
      readonly type: 'rolled';
      readonly power: string;
      readonly dice: string;
      readonly points: number;
      readonly casualties: number;
    }
  | {
      readonly type: 'changed-die';
      readonly power: string;
      readonly why: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'won'; readonly power: string; readonly points: number; readonly against: number }
  | { readonly type: 'drawn'; readonly points: number }
  | { readonly type: 'siege-casualties'; readonly at: Area; readonly casualties: number }
  | { readonly type: 'veteran'; readonly power: Owner; readonly unit: string }
  | { readonly type: 'supports'; readonly power: Power; readonly sea: Sea; readonly side: string }
  | { readonly type: 'opposes'; readonly power: Power; readonly from: Area };
