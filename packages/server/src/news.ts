import { CLOSE, type ServerMessage } from '@quadrille/protocol';
import { standingSessions } from './accounts/sessions.ts';
import type { News } from './bus.ts';
import { showAnew } from './match/anew.ts';
import type { Hall } from './match/hall.ts';
import type { Live } from './match/live.ts';
import { readOn } from './match/play.ts';
import { showSpectators } from './match/spectators.ts';
import { showPeople, showTable } from './match/table.ts';
import type { Connection } from './socket/connection.ts';
import { loadTable } from './tables/table.ts';
import { showMessage, showPapers } from './talk/show.ts';
import { showVotes } from './votes/cast.ts';

type Hear = { readonly [K in News['kind']]: (news: Extract<News, { kind: K }>) => Promise<void> };

/** What this process does when it hears of something, wherever it happened. */
export function hearNews(hall: Hall, connections: () => Iterable<Connection>, poke: () => void): void {
  const { store, matches, presence } = hall;

  /** Closes those whose session has ended. */
  async function closeEnded(some: readonly Connection[]): Promise<void> {
    const standing = await standingSessions(
      hall,
      some.flatMap(({ session }) => session ?? []),
    );
    for (const { session, socket } of some)
      if (session !== null && !standing.has(session)) socket.close(CLOSE.unknown, 'Signed out.');
  }

  /** Shows everybody who looks how a match stands, whatever they have been shown. */
  async function showAll(live: Live): Promise<void> {
    await showTable(hall, live);
    await showAnew(hall, live, store.db);
    await showVotes(hall, live.table);
    for (const subscriber of hall.audience.of(live.id)) await showPapers(hall, live.table, subscriber);
  }

  /** Goes on with a match in memory. One that had to make room there is opened again for those who look at it. */
  async function goOn(table: string, work: (live: Live) => Promise<void>): Promise<void> {
    let open = false;
    await matches.ifOpen(table, (live) => {
      open = true;
      return work(live);
    });
    if (!open && hall.audience.of(table).size > 0) await matches.use(table, showAll);
  }

  const hear: Hear = {
    moves: async ({ process, table }) => {
      if (process === hall.process) return;
      await goOn(table, async (live) => {
        await readOn(hall, live);
        await showSpectators(hall, live);
      });
    },
    table: ({ table }) =>
      goOn(table, async (live) => {
        const now = await loadTable(store.db, live.id);
        if (now.revision === live.table.revision) return;
        live.table = now;
        await showTable(hall, live);
      }),
    over: async ({ table }) => showPeople(hall, await loadTable(store.db, table), connections()),
    message: async ({ table: id, id: message }) => {
      const table = await loadTable(store.db, id);
      const readers = await showMessage(hall, table, message);
      await showPeople(hall, table, [...connections()].filter(readers));
    },
    votes: async ({ table }) => {
      if (hall.audience.of(table).size > 0) await showVotes(hall, await loadTable(store.db, table));
    },
    notice: async ({ player, id }) => {
      const here = [...connections()].filter((each) => each.player?.id === player);
      if (here.length === 0) return;
      const row = await store.db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return;
      const { kind, text, table_id } = row;
      const message: ServerMessage = { type: 'notice', kind, text, ...(table_id !== null && { table: table_id }) };
      for (const each of here) each.send(message);
    },
    'signed-out': async ({ player }) => closeEnded([...connections()].filter((each) => each.player?.id === player)),
    jobs: async () => poke(),
    missed: async () => {
      await closeEnded([...connections()]);
      // What nobody looks at is read anew when somebody comes: nothing else would tell them that it is old.
      for (const table of [...matches.tables()])
        await matches.ifOpen(table, async () => {
          if (hall.audience.of(table).size === 0) matches.drop(table);
        });
      for (const [table] of [...hall.audience.tables()])
        await matches
          .use(table, async (live) => {
            await readOn(hall, live);
            live.table = await loadTable(store.db, live.id);
            await showAll(live);
          })
          .catch((fault: unknown) => {
            // The others are not to wait for it; it is opened anew when somebody asks for it.
            hall.log.error({ err: fault, table }, 'a table could not be read anew');
            matches.drop(table);
          });
      poke();
    },
    presence: async (report) => presence.heard(report),
  };

  store.bus.subscribe((news) => {
    const heard = (hear[news.kind] as (each: News) => Promise<void>)(news);
    heard.catch((fault: unknown) => hall.log.error({ err: fault, news: news.kind }, 'news could not be heard'));
  });
}
