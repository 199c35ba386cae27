/** What stands in the dock, by the question. */
import type { Decision } from '@quadrille/kernel';
import type { Speech } from '../../../plain/speech.ts';
import type { Panel } from '../../presenter.ts';
import type { View } from '../model.ts';
import { CardsBody } from './Cards.tsx';
import { CommandsBody } from './Commands.tsx';
import { forceBody } from './Force.tsx';
import { MarchBody } from './March.tsx';
import { proposalBody } from './Proposal.tsx';
import type { Body } from './parts.tsx';
import { ReactionBody } from './Reaction.tsx';
import { weighBody } from './Weigh.tsx';

export function bodiesOf(speech: Speech): (view: View, decision: Decision) => Panel<Body> | undefined {
  const [Force, Weigh, Proposal] = [forceBody(speech.name), weighBody(speech), proposalBody(speech)];
  const by: Readonly<Record<string, Panel<Body>>> = {
    march: MarchBody,
    strategy: CardsBody,
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
  return (_, { prompt, options }) => {
    if (prompt.id.startsWith('designate-')) return CommandsBody;
    if (prompt.id.startsWith('part-')) return Force;
    return by[prompt.id] ?? (options.includes('proposal') ? Proposal : undefined);
  };
}
