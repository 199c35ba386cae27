import type { Answer, StandingOrder } from '@quadrille/kernel';
import type { ServerMessage } from '@quadrille/protocol';
import type { Audience } from '../presence/audience.ts';
import type { OrderRow, Reader, Trx } from '../store/schema.ts';
import { seatOf } from '../tables/table.ts';
import type { Live } from './live.ts';

/** What seats of a table have left word of. */
export const loadOrders = (db: Reader, table: string): Promise<OrderRow[]> =>
  db.selectFrom('orders').selectAll().where('table_id', '=', table).orderBy('order_id').execute();

/** An answer that somebody has left word of. */
export function orderedOf(live: Live): Answer | undefined {
  const { match, table, orders } = live;
  if (table.status !== 'playing' || orders.length === 0) return undefined;
  const view = match.view(null);
  for (const row of orders) {
    const { seat } = row;
    if (!match.waiting.includes(seat)) continue;
    for (const [which, { ask, kind, chosen, options }] of match.questions(seat).entries()) {
      const option = chosen === undefined ? orderOf(live, row)?.answer({ seat, ask, kind, view }) : undefined;
      if (option !== undefined && options.some(({ id }) => id === option)) return { seat, option, question: which };
    }
  }
  return undefined;
}

/** Strikes out what has come to its end: by itself, or because another sits there now. */
export async function endOrders(trx: Trx, live: Live): Promise<void> {
  if (live.orders.length === 0) return;
  const view = live.match.view(null);
  const ended = live.orders.filter((row) => {
    const stays = seatOf(live.table, row.seat)?.player === row.player;
    return !stays || orderOf(live, row)?.ends?.({ seat: row.seat, view }) === true;
  });
  for (const row of ended) await strike(trx, live, row);
}

/** Leaves an order, or revokes it. */
export async function setOrder(trx: Trx, live: Live, row: Omit<OrderRow, 'table_id'>, on: boolean): Promise<void> {
  const had = live.orders.find(({ seat, order_id }) => seat === row.seat && order_id === row.order_id);
  if (had) await strike(trx, live, had);
  if (!on) return;
  const left = { ...row, table_id: live.id };
  await trx.insertInto('orders').values(left).execute();
  live.orders = [...live.orders, left];
  live.instructed.add(row.seat);
}

async function strike(trx: Trx, live: Live, row: OrderRow): Promise<void> {
  const { seat, order_id } = row;
  await trx
    .deleteFrom('orders')
    .where('table_id', '=', live.id)
    .where('seat', '=', seat)
    .where('order_id', '=', order_id)
    .execute();
  live.orders = live.orders.filter((each) => each !== row);
  live.instructed.add(seat);
}

const orderOf = ({ title }: Live, { order_id }: OrderRow): StandingOrder<unknown> | undefined =>
  title.definition.orders?.find(({ id }) => id === order_id);

/** The standing orders of a seat, for whoever sits there. */
export const ordersMessage = ({ id, orders }: Live, seat: string): ServerMessage => ({
  type: 'orders',
  table: id,
  seat,
  orders: orders.filter((each) => each.seat === seat).map(({ order_id }) => order_id),
});

/** Sends something to those who look from a seat. */
export function sendTo(audience: Audience, table: string, seat: string, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const each of audience.of(table)) if (each.seats.includes(seat)) each.send(text);
}
