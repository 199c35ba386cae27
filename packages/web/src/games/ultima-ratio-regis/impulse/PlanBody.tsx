import type { Foreseen } from '@quadrille/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { BodyProps } from '../../presenter.ts';
import { isGrouped } from '../choices.ts';
import type { View } from '../model.ts';
import { Chips } from '../parts/Chips.tsx';
import { Foreshown, type Teller } from '../parts/Foreshown.tsx';
import { t } from '../words.ts';
import { ActionRow } from './ActionRow.tsx';
import { Columns } from './Columns.tsx';
import { Composed } from './Composed.tsx';
import { OtherWays, useForce } from './OtherWays.tsx';
import { Prospect } from './Prospect.tsx';

const isProposal = (option: string): boolean => option.endsWith('/proposal');

export interface PlanProps extends BodyProps<View>, Teller {
  readonly name: (id: string) => string;
  readonly foreseen: (line: Foreseen) => string;
  /** How a step of the plan is said. */
  readonly say: (view: View, question: string, option: string) => string;
}

/** An impulse, a deployment, and every step of them: composed, seen, taken back, and carried out as a whole. */
export function PlanBody(props: PlanProps) {
  const { decision, choices, plan, preview, chronicle, small } = props;
  // A deployment as proposed shows what it raises, and where.
  const whole = decision.prompt.id === 'deploy' && plan.steps.length === 0;
  const grouped = isGrouped(decision.prompt.id);
  const ways = useForce(props);
  const scroller = useRef<HTMLDivElement>(null);
  // What comes next is seen from its beginning, however far down the last thing was touched.
  useEffect(() => scroller.current?.scrollTo(0, 0), [decision.stamp, decision.prompt.id, choices.piece, plan.steps]);
  const inside = (
    <>
      {grouped && <Columns {...props} />}
      {plan.steps.length > 0 && <Composed {...props} />}
      {grouped ? <ActionRow {...props} /> : <OtherWays ways={ways} plan={plan} />}
      {choices.listed.length > 0 && <Chips {...props} />}
      {whole && decision.options.some(isProposal) && <p class="meta proposal-says">{t('urr/proposal-says')}</p>}
      {whole && <Foreshown preview={preview} chronicle={chronicle} />}
      <Prospect {...props} />
    </>
  );
  if (!small) return inside;
  return (
    <div ref={scroller} class="plan-body">
      {inside}
    </div>
  );
}
