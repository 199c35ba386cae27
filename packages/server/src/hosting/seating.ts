import type { BotLevel } from '@quadrille/protocol';
import { blockedAmong } from '../accounts/blocks.ts';
import { findPlayer } from '../accounts/players.ts';
import { ABSENCE, clockForNewcomer, deadlineFor, isTimeOver, timeOnReturn } from '../clock/pace.ts';
import type { Live } from '../match/live.ts';
import { type Settling, settle } from '../match/settle.ts';
import { conflict, forbidden, notFound } from '../problem.ts';
import type { SeatRecord, Trx } from '../store/schema.ts';
import { hasHeldAnother, noteHeld, setSeat } from '../tables/seats.ts';
import { hasBegun, isCaretaker, isOver, loadTable, peopleOf, seatOf, seatsOf, type Table } from '../tables/table.ts';

/** A table within its lock. */
export interface Sitting {
  readonly hall: Settling['hall'];
  readonly trx: Trx;
  readonly table: Table;
  readonly live: Live;
}

/** Something a player does with a seat: the one named, or all that are theirs. */
type Move = (at: Sitting, player: string, seat: string | undefined) => Promise<void>;

const known = (table: Table, seat: string): SeatRecord => {
  const record = seatOf(table, seat);
  if (!record) throw notFound('seat');
  return record;
};

const vacant = ({ player, bot, offered }: SeatRecord): boolean => (player === null && bot === null) || offered === 1;

/** Takes an open seat, or one that is offered while the match goes on. */
export const join: Move = async (at, player, seat) => {
  const { trx, table } = at;
  if (isOver(table) || table.status === 'closed') throw conflict('over', 'The match is over.');
  const record = seat === undefined ? table.seats.find(vacant) : known(table, seat);
  if (!record || !vacant(record)) throw conflict('seat-taken', 'This seat is taken.');
  const blocked = await blockedAmong(trx, [player, table.host]);
  if (blocked(player, table.host)) throw forbidden('You and the host of this table do not play together.');
  if (hasBegun(table)) await needFreshEyes(trx, table, player, record.seat);
  const { zone } = await findPlayer(trx, player);
  await setSeat(trx, table.id, record.seat, { player, zone, bot: null, offered: 0, absence: 0 });
  if (!hasBegun(table)) return;
  await noteHeld(trx, table.id, { seat: record.seat, player, began: 0 });
  await giveTime(at, { ...record, zone });
};

/** Whoever has seen the match through one seat takes no other, unless nobody else plays. */
async function needFreshEyes(trx: Trx, table: Table, player: string, seat: string): Promise<void> {
  if (peopleOf(table).every((each) => each === player)) return;
  if (await hasHeldAnother(trx, table.id, seat, player))
    throw forbidden('You have seen this match through another seat.');
}

/** Leaves a table that has not begun; afterwards the seat is kept by a caretaker until its player returns. */
export const leave: Move = async (at, player, seat) => {
  const { trx, table } = at;
  for (const each of mine(table, player, seat)) {
    await setSeat(trx, table.id, each.seat, hasBegun(table) ? { bot: 'normal' } : { player: null, bot: null });
  }
  if (hasBegun(table)) await resettle(at);
};

/** Gives a seat up for good: a bot plays it to the end. */
export const resign: Move = async (at, player, seat) => {
  const { trx, table } = at;
  if (!hasBegun(table)) throw conflict('not-begun', 'The match has not begun. You may simply leave.');
  if (isOver(table)) throw conflict('over', 'The match is over.');
  for (const each of mine(table, player, seat))
    await setSeat(trx, table.id, each.seat, { player: null, bot: 'normal', offered: 0 });
  await resettle(at);
};

/**
 * Comes back to a seat that a caretaker kept. Leaving stops no clock, and coming back gives nothing back: who is asked now is
 * asked since then, and what there was no time left for the caretaker answers first.
 */
export const comeBack: Move = async (at, player, seat) => {
  const { trx, table, hall, live } = at;
  const kept = mine(table, player, seat).filter(isCaretaker);
  if (kept.length === 0) throw conflict('not-away', 'Nobody keeps a seat of yours.');
  for (const each of kept) {
    const late = live.match.waiting.includes(each.seat) && isTimeOver(table.settings.pace, each, hall.now());
    if (late) await setSeat(trx, table.id, each.seat, { offered: 0, absence: ABSENCE.returning });
    else await giveBack(at, each);
  }
  await resettle(at);
};

/** Whoever waited for the caretaker to answer has the seat from here on. */
export async function letIn(at: Sitting, seat: string): Promise<void> {
  const record = known(at.table, seat);
  if (!isCaretaker(record)) return;
  await giveBack(at, record);
  await resettle(at);
}

const giveBack = ({ trx, table, hall }: Sitting, record: SeatRecord): Promise<void> =>
  setSeat(trx, table.id, record.seat, {
    bot: null,
    offered: 0,
    absence: ABSENCE.none,
    ...timeOnReturn(table.settings.pace, record, hall.now()),
  });

/** The host empties a seat or gives it to a bot, before the match begins. */
export async function assign(trx: Trx, table: Table, host: string, seat: string, to: 'open' | BotLevel): Promise<void> {
  if (table.host !== host) throw forbidden('Only the host may do this.');
  if (hasBegun(table)) throw conflict('begun', 'The match has begun already.');
  known(table, seat);
  await setSeat(trx, table.id, seat, { player: null, bot: to === 'open' ? null : to, offered: 0 });
}

/** The host lets a person take a bot's seat while the match goes on; the bot plays on until somebody does. */
export async function offer(trx: Trx, table: Table, host: string, seat: string): Promise<void> {
  if (table.host !== host) throw forbidden('Only the host may do this.');
  if (!hasBegun(table) || isOver(table)) throw conflict('not-playing', 'The match is not under way.');
  const { player, bot } = known(table, seat);
  if (bot === null || player !== null) throw conflict('no-bot', 'No bot holds this seat for good.');
  await setSeat(trx, table.id, seat, { offered: 1 });
}

/** Whether a seat wants to be asked even where there is one option only. */
export async function askAlways(trx: Trx, table: Table, player: string, seat: string, always: boolean): Promise<void> {
  mine(table, player, seat);
  await setSeat(trx, table.id, seat, { ask: always ? 1 : 0 });
}

function mine(table: Table, player: string, seat: string | undefined): readonly SeatRecord[] {
  const own = seatsOf(table, player);
  if (own.length === 0) throw forbidden('You have no seat at this table.');
  if (seat === undefined) return table.seats.filter((each) => each.player === player);
  if (!own.includes(seat)) throw forbidden('This is not your seat.');
  return [known(table, seat)];
}

/** Somebody new sits down in a running match: the clock gives them time to look. */
async function giveTime(at: Sitting, record: SeatRecord): Promise<void> {
  const { hall, trx, table } = at;
  const now = hall.now();
  const { pace } = table.settings;
  const clock = clockForNewcomer(pace, record);
  const asked = record.asked !== null;
  await setSeat(trx, table.id, record.seat, {
    clock,
    ...(asked && { asked: now, deadline: deadlineFor(pace, { clock, zone: record.zone }, now) }),
  });
  await resettle(at);
}

async function resettle({ hall, trx, table, live }: Sitting): Promise<void> {
  live.table = await loadTable(trx, table.id);
  await settle(trx, live, { hall });
}
