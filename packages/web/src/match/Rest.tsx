import { useSignal, useSignalEffect } from '@preact/signals';
import { request } from '../net/socket.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** What waits of a plan that was sent: it goes on if everybody lets it pass, and can be withdrawn. */
export function Rest() {
  const { match, deciding } = useSeen();
  const seat = match.seat.value;
  const rest = seat === null ? undefined : match.rest.value[seat];
  // Whoever has answered anew has looked again.
  const seen = useSignal<typeof rest>(undefined);
  useSignalEffect(() => {
    if (deciding.sending.value && seat !== null) seen.value = match.rest.peek()[seat];
  });
  if (seat === null || !rest || rest.items.length === 0) return null;
  const { items, why } = rest;
  // That a march halts where it is sent is said by nobody, and missed by nobody.
  if (why !== undefined && (seen.value === rest || items.every(({ option }) => option === 'done'))) return null;
  if (why !== undefined)
    return (
      <p class="notice info" role="status">
        {typeof why === 'object' ? why.sentence : t(`list/${why}`)} {t('list/came-back', { n: items.length })}
      </p>
    );
  return (
    <p class="notice info row" role="status">
      <span class="grow">{t('list/waits', { n: items.length })}</span>
      <button
        type="button"
        class="btn btn-sm"
        onClick={() => void request({ type: 'withdraw', table: match.id, seat }).catch(() => undefined)}
      >
        {t('list/withdraw')}
      </button>
    </p>
  );
}
