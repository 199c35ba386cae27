import { ORDERS } from '@quadrille/clash-of-monarchs/waiting.ts';
import type { Speech } from '../../../plain/speech.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../words.ts';
import type { Body } from './parts.tsx';

/** How not to be asked again: the orders that would answer this question. */
export const Word = ({
  view,
  decision: { seat, kind, prompt, cite },
  leave,
  speech,
}: Body & { readonly speech: Speech }) => {
  const asked = { seat, kind, view, ask: { id: prompt.id, args: prompt.args, cite } };
  const orders = ORDERS.filter(({ answer }) => answer(asked) !== undefined);
  if (orders.length === 0) return null;
  return (
    <div class="standing-orders">
      <span class="meta">{t('com/and-ask-no-more')}</span>
      {orders.map(({ id }) => (
        <button key={id} type="button" class="pill" data-order={id} onClick={() => leave(id)}>
          <Icon name="hourglass" size={14} />
          {speech.say(`order/${id}`)}
        </button>
      ))}
    </div>
  );
};
