import type { TableInfo } from '@quadrille/protocol';
import { Dot, Shield } from '../ui/Emblem.tsx';
import { heldBy } from '../ui/Holder.tsx';
import { t } from '../words/words.ts';
import { PowerDots } from './PowerDots.tsx';
import type { Speech } from './speech.ts';

interface SeatsProps {
  readonly speech: Speech;
  readonly table: TableInfo;
  readonly seat: string | null;
}

/** The Powers that seats hold at this moment. */
interface StripProps extends SeatsProps {
  readonly held: (seat: string) => readonly string[];
}

/** Who sits where. */
export const Strip = ({ speech, table, seat, held }: StripProps) => (
  <div class={table.seats.length > 6 ? 'strip plain crowded' : 'strip plain'}>
    {table.seats.map(({ seat: each, holder }) => (
      <div key={each} class={each === seat ? 'power mine' : 'power'} data-p={each} data-power={each}>
        <Shield power={each} />
        <span class="name">{speech.name(each)}</span>
        <PowerDots powers={held(each)} name={speech.name} />
        <span class="stats">
          <small>{each === seat ? t('power/you') : heldBy(holder) || t('menu/free')}</small>
        </span>
      </div>
    ))}
  </div>
);

/** The same in a row, for the phone. */
export const Chips = ({ speech, table, seat }: SeatsProps) => (
  <>
    {table.seats.map(({ seat: each }) => (
      <span key={each} class={each === seat ? 'chip mine' : 'chip'} data-p={each}>
        <Dot power={each} name={speech.name(each)} />
      </span>
    ))}
  </>
);
