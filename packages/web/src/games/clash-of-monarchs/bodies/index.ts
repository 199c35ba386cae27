/** What stands in the dock, by the question. */
import type { Decision } from '@quadrille/kernel';
import type { Speech } from '../../../plain/speech.ts';
import type { Panel } from '../../presenter.ts';
import type { View } from '../model.ts';
import { cardsBody } from './Cards.tsx';
import { CommandsBody } from './Commands.tsx';
import { DiplomacyBody } from './Diplomacy.tsx';
import { forceBody } from './Force.tsx';
import { marchBody } from './March.tsx';
import { plainBody } from './Plain.tsx';
import type { Body } from './parts.tsx';
import { quartersBody } from './Quarters.tsx';
import { raidsBody } from './Raids.tsx';
import { reactionBody } from './Reaction.tsx';
import { SPRING, springBody } from './Spring.tsx';
import { SupplyBody } from './Supply.tsx';
import { tacticsBody } from './Tactics.tsx';
import { weighBody } from './Weigh.tsx';

export function bodiesOf(speech: Speech): (view: View, decision: Decision) => Panel<Body> | undefined {
  const [Force, Weigh, Plain] = [forceBody(speech.name), weighBody(speech), plainBody(speech)];
  const [Raids, Spring, Cards] = [raidsBody(speech.name), springBody(speech), cardsBody(speech)];
  const [Reaction, Tactics] = [reactionBody(speech), tacticsBody(speech)];
  const by: Readonly<Record<string, Panel<Body>>> = {
    march: marchBody(speech),
    strategy: Cards,
    'supply-actions': SupplyBody,
    resupply: SupplyBody,
    tactic: Tactics,
    'keep-tactic': Tactics,
    raid: Raids,
    quarters: quartersBody(speech.name),
    diplomacy: DiplomacyBody,
    'winter-card': Cards,
    'late-march': Weigh,
    compose: Force,
    intercept: Reaction,
    interrupt: Reaction,
    withdraw: Reaction,
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
