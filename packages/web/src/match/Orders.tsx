import { useEffect, useState } from 'preact/hooks';
import { request } from '../net/socket.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

const NONE: readonly string[] = [];

interface OrdersProps {
  readonly table: string;
  readonly attempt: (doing: Promise<unknown>) => void;
}

/** What the seat has left word of: the server answers by it, whether its owner is present or not. Only its owner sees it. */
export function Orders({ table, attempt }: OrdersProps) {
  const { match, presenter } = useSeen();
  const seat = match.seat.value;
  const left = (seat !== null && match.orders.value[seat]) || NONE;
  // A switch stays as it was put while the word is on its way, whatever else is drawn meanwhile.
  const [wished, wish] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => wish({}), [left.join()]);
  if (seat === null || presenter.orders.length === 0) return null;
  const leave = (order: string, on: boolean) => {
    wish({ ...wished, [order]: on });
    const said = request({ type: 'order', table, seat, order, on });
    said.catch(() => wish({}));
    attempt(said);
  };
  return (
    <fieldset class="switches orders">
      <legend>{t('orders/title')}</legend>
      {presenter.orders.map(({ id, text }) => (
        <label key={id} class="check">
          <input
            type="checkbox"
            name={id}
            checked={wished[id] ?? left.includes(id)}
            onChange={({ currentTarget }) => leave(id, currentTarget.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
      <p class="meta">{t('orders/private')}</p>
    </fieldset>
  );
}
