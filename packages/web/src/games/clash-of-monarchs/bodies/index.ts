/** What stands in the dock, by the question. */
import type { Decision } from '@quadrille/kernel';
import type { Speech } from '../../../plain/speech.ts';
import type { Panel } from '../../presenter.ts';
import type { View } from '../model.ts';
import { CardsBody } from './Cards.tsx';
import { CommandsBody } from './Commands.tsx';
import { DiplomacyBody } from './Diplomacy.tsx';
import { forceBody } from './Force.tsx';
import { MarchBody } from './March.tsx';
import { plainBody } from './Plain.tsx';
import type { Body } from './parts.tsx';
import { quartersBody } from './Quarters.tsx';
import { raidsBody } from './Raids.tsx';
import { ReactionBody } from './Reaction.tsx';
import { SPRING, springBody } from './Spring.tsx';
import { SupplyBody } from './Supply.tsx';
import { TacticsBody } from './Tactics.tsx';
import { weighBody } from './Weigh.tsx';

export function bodiesOf(speech: Speech): (view: View, decision: Decision) => Panel<Body> | undefined {
  const [Force, Weigh, Plain] = [forceBody(speech.name), weighBody(speech), plainBody(speech)];
  const [Raids, Spring] = [raidsBody(speech.name), springBody(speech)];
  const by: Readonly<Record<string, Panel<Body>>> = {
    march: MarchBody,
    strategy: CardsBody,
    'supply-actions': SupplyBody,
    resupply: SupplyBody,
    tactic: TacticsBody,
    'keep-tactic': TacticsBody,
    raid: Raids,
    quarters: quartersBody(speech.name),
    diplomacy: DiplomacyBody,
    'winter-card': CardsBody,
    'late-march': Weigh,
    compose: Force,
    intercept: ReactionBody,
    interrupt: ReactionBody,
    withdraw: ReactionBody,
    attack: Weigh,
    'siege-step': Weigh,
    'winter-siege': Weigh,
    sortie: Weigh,
    relief: Weigh,
  };
  return (_, { prompt, kind }) => {
    if (prompt.id.startsWith('designate-')) return CommandsBody;
    if (prompt.id.startsWith('part-')) return Force;
    if (SPRING.includes(prompt.id)) return Spring;
    // A number is set by the house's own picker.
    return by[prompt.id] ?? (kind === 'amount' || kind === 'bid' ? undefined : Plain);
  };
}
