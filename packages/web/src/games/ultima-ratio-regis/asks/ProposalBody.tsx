import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';
import { Foreshown, type Teller } from '../parts/Foreshown.tsx';

/** A question with a proposal, or one that is best answered by seeing what would come of it. */
export const ProposalBody = ({ preview, children, chronicle }: BodyProps<View> & Teller) => (
  <>
    {children}
    <Foreshown preview={preview} chronicle={chronicle} />
  </>
);
