/** News of actions and movement (§9–12, §14, §17). */
import type { Ability, Area, LeaderId, Owner, Place, Power, Sea, UnitKind } from '../vocabulary.ts';

export type ActionEvent =
  | {
      readonly type: 'built';
      readonly power: Owner;
      readonly kind: UnitKind;
      readonly unit: string;
      readonly at: Place;
    }
  | { readonly type: 'fortress-begun'; readonly power: Owner; readonly at: Area }
  | { readonly type: 'fortress-done'; readonly power: Owner; readonly at: Area }
  | { readonly type: 'fortress-lost'; readonly power: Owner; readonly at: Area }
  | { readonly type: 'repaired'; readonly power: Owner; readonly unit: string; readonly at: Area }
  | { readonly type: 'regrouped'; readonly power: Owner; readonly unit: string; readonly at: Area }
  | { readonly type: 'leader-built'; readonly power: Power; readonly leader: LeaderId; readonly extraordinary: string }
  | { readonly type: 'leader-drawn'; readonly power: Power; readonly leader: LeaderId; readonly ability: Ability }
  | { readonly type: 'leader-lost'; readonly power: Power; readonly leader: LeaderId }
  | { readonly type: 'moved'; readonly power: Owner; readonly unit: string; readonly from: Place; readonly to: Place }
  | { readonly type: 'marches'; readonly power: Power; readonly troops: number; readonly from: Area; readonly to: Area }
  | { readonly type: 'lands'; readonly power: Power; readonly troops: number; readonly from: Area; readonly to: Area }
  | {
      readonly type: 'intercepts';
      readonly power: Power;
      readonly troops: number;
      readonly from: Area;
      readonly to: Area;
    }
  | { readonly type: 'retreats'; readonly power: Owner; readonly unit: string; readonly to: Place }
  | { readonly type: 'dispersed'; readonly power: Owner; readonly unit: string; readonly to: Place }
  | { readonly type: 'eliminated'; readonly power: Owner; readonly unit: string }
  | { readonly type: 'damaged'; readonly power: Owner; readonly unit: string; readonly to: Area }
  | { readonly type: 'to-port'; readonly power: Owner; readonly unit: string; readonly to: Area }
  | { readonly type: 'put-to-sea'; readonly power: Owner; readonly unit: string; readonly to: Sea }
  | { readonly type: 'no-base'; readonly power: Owner; readonly unit: string }
  | { readonly type: 'seeks'; readonly power: Power; readonly enemy: Power; readonly sea: Sea }
  | { readonly type: 'sea-intercepted'; readonly power: Power; readonly sea: Sea }
  | { readonly type: 'turned-back'; readonly power: Power; readonly to: Area }
  | { readonly type: 'piracy'; readonly power: Power; readonly victim: Power; readonly sea: Sea }
  | { readonly type: 'plundered'; readonly power: Power; readonly victim: Power; readonly unrest: number }
  | { readonly type: 'corps'; readonly power: Power; readonly ally: Power; readonly unit: string }
  | { readonly type: 'recalled'; readonly power: Power; readonly unit: string }
  | { readonly type: 'parted'; readonly power: Owner; readonly unit: string }
  | { readonly type: 'combined'; readonly power: Power; readonly ally: Power; readonly unit: string }
  | { readonly type: 'besieges'; readonly power: Power; readonly at: Area }
  | { readonly type: 'siege-lifted'; readonly at: Area }
  | { readonly type: 'capitulated'; readonly power: Owner; readonly at: Area }
  | { readonly type: 'control'; readonly power: Power; readonly at: Area; readonly from: string };
