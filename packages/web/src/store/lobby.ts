import { type Signal, signal } from '@preact/signals';
import type { ServerMessage, Shown, TableRow } from '@quadrille/protocol';
import { api } from '../net/api.ts';
import { listen } from '../net/socket.ts';
import { me } from './session.ts';

/** How often the lobby looks for tables of others: nobody tells of those. */
const EVERY = 8000;
/** News that come together are looked up together. */
const TOGETHER = 150;

/** The tables the lobby shows, and what has not been read at them. */
export interface Lobby {
  readonly mine: Signal<readonly TableRow[]>;
  readonly open: Signal<readonly TableRow[]>;
  readonly watch: Signal<readonly TableRow[]>;
  readonly unread: Signal<Readonly<Record<string, number>>>;
  /** The server has said which tables there are. */
  readonly told: Signal<boolean>;
  readonly close: () => void;
}

/** Follows the tables for as long as the lobby is on the screen: at once what the server tells, the rest now and then. */
export function openLobby(known: boolean): Lobby {
  const mine = signal<readonly TableRow[]>([]);
  const open = signal<readonly TableRow[]>([]);
  const watch = signal<readonly TableRow[]>([]);
  const unread = signal<Readonly<Record<string, number>>>({});
  const told = signal(false);

  const look = async (shown: Shown, into: Signal<readonly TableRow[]>): Promise<void> => {
    const said = await api.tables(shown).catch(() => undefined);
    if (said) into.value = said.tables;
  };
  const lookAll = async (): Promise<void> => {
    await Promise.all([look('open', open), look('watch', watch), known && look('mine', mine)]);
    told.value = true;
  };

  let soon = 0;
  const hear = (message: ServerMessage) => {
    if (message.type === 'notice' && me.value) me.value = { ...me.value, unread: me.value.unread + 1 };
    if (message.type === 'table') {
      const { talk, letters } = message.table.mine.unread;
      const count = Object.values(letters).reduce((sum, n) => sum + n, talk);
      unread.value = { ...unread.value, [message.table.id]: count };
    }
    if (message.type !== 'table' && message.type !== 'notice') return;
    clearTimeout(soon);
    soon = window.setTimeout(() => void lookAll(), TOGETHER);
  };

  void lookAll();
  const timer = window.setInterval(() => void lookAll(), EVERY);
  const deafen = known ? listen(hear) : undefined;
  const close = () => {
    clearInterval(timer);
    clearTimeout(soon);
    deafen?.();
  };
  return { mine, open, watch, unread, told, close };
}
