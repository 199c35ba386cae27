import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';
import { Foreshown, type Teller } from '../parts/Foreshown.tsx';

/** What the answer itself does: peace is made for many at once, and what follows for others is theirs. */
const ONLY: Readonly<Record<string, string>> = { repatriate: 'repatriated' };

/** A question with a proposal, or one that is best answered by seeing what would come of it. */
export const ProposalBody = ({ decision, preview, children, chronicle }: BodyProps<View> & Teller) => (
  <>
    {children}
    <Foreshown preview={preview} chronicle={chronicle} only={ONLY[decision.prompt.id]} />
  </>
);
