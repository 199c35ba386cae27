import { useEffect, useState } from 'preact/hooks';
import { request } from '../net/socket.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

const NONE: readonly string[] = [];

/** What the seat has left word of: the server answers by it, whether its owner is present or not. Only its owner sees it. */
export function Orders() {
  const { match, presenter } = useSeen();
  const seat = match.seat.value;
  const left = (seat !== null && match.orders.value[seat]) || NONE;
  // A switch stays as it was put while the word is on its way, whatever else is drawn meanwhile.
  const [wished, wish] = useState<Readonly<Record<string, boolean>>>({});
  const [problem, fail] = useState<string | undefined>(undefined);
  useEffect(() => wish({}), [left.join()]);
  if (seat === null) return null;
  const leave = async (changes: Readonly<Record<string, boolean>>) => {
    wish({ ...wished, ...changes });
    fail(undefined);
    for (const [order, on] of Object.entries(changes))
      await request({ type: 'order', table: match.id, seat, order, on }).catch((fault: Error) => {
        wish({});
        fail(fault.message);
      });
  };
  const given = presenter.orders.filter(({ id }) => wished[id] ?? left.includes(id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="scroll orders" tabIndex={0} aria-label={t('tab/orders')} aria-busy={Object.keys(wished).length > 0}>
      <p>{given.length === 0 ? t('orders/none') : t('orders/given', { n: given.length })}</p>
      <fieldset class="switches">
        <legend>{t('orders/title')}</legend>
        {presenter.orders.map(({ id, text }) => (
          <label key={id} class="check">
            <input
              type="checkbox"
              name={id}
              checked={wished[id] ?? left.includes(id)}
              onChange={({ currentTarget }) => void leave({ [id]: currentTarget.checked })}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {given.length > 0 && (
        <button
          type="button"
          class="btn btn-sm"
          onClick={() => void leave(Object.fromEntries(given.map(({ id }) => [id, false])))}
        >
          {t('orders/revoke')}
        </button>
      )}
      {problem && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p class="meta">{t('orders/private')}</p>
    </section>
  );
}
