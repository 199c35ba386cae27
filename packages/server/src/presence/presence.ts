import type { News } from '../bus.ts';
import type { Context } from '../context.ts';
import type { Audience } from './audience.ts';

/** A process that has not been heard of for so long is gone, and so is everybody who was there. */
const FORGOTTEN = 90_000;
const REPEATED = 30_000;

type Report = Extract<News, { kind: 'presence' }>;

/** Who is at which table, in this process and the others. */
export interface Presence {
  /** Somebody came or left here: tell the others and everybody at the table. */
  changed(table: string): void;
  heard(report: Report): void;
  at(table: string): { readonly present: readonly string[]; readonly watching: number };
  /** Whether a player is looking at this table, anywhere. */
  isAt(table: string, player: string): boolean;
  stop(): void;
}

export function watchPresence({ store, process, now }: Context, audience: Audience): Presence {
  const elsewhere = new Map<string, Map<string, Report & { readonly heard: number }>>();

  function here(table: string): Omit<Report, 'kind'> {
    const looking = [...audience.of(table)];
    const playing = looking.filter(({ seats }) => !seats.includes(null));
    const players = [...new Set(playing.flatMap(({ player }) => player ?? []))];
    return { process, table, players, watching: looking.length - playing.length };
  }

  function at(table: string) {
    const reports = [...(elsewhere.get(table)?.values() ?? [])].filter(({ heard }) => heard + FORGOTTEN > now());
    const all = [here(table), ...reports];
    return {
      present: [...new Set(all.flatMap(({ players }) => players))],
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  function show(table: string): void {
    const text = JSON.stringify({ type: 'presence', table, ...at(table) });
    for (const each of audience.of(table)) each.send(text);
  }

  const publish = (table: string) => store.bus.publish({ kind: 'presence', ...here(table) }).catch(() => {});
  const repeat = setInterval(() => {
    if (store.shared) for (const [table] of audience.tables()) void publish(table);
  }, REPEATED);

  return {
    changed: (table) => {
      show(table);
      if (store.shared) void publish(table);
    },
    heard: (report) => {
      if (report.process === process) return;
      const reports = elsewhere.get(report.table) ?? new Map();
      if (report.players.length + report.watching === 0) reports.delete(report.process);
      else reports.set(report.process, { ...report, heard: now() });
      elsewhere.set(report.table, reports);
      if (reports.size === 0) elsewhere.delete(report.table);
      show(report.table);
    },
    at,
    isAt: (table, player) => at(table).present.includes(player),
    stop: () => clearInterval(repeat),
  };
}
