import { computed, effect, signal } from '@preact/signals';
import type { Sheet } from '@quadrille/atlas';
import type { TableInfo } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { sheetOf } from '../board/sheets.ts';
import { bear } from '../games/coats.ts';
import { fetchAhead, presenterOf } from '../games/index.ts';
import type { Presenter } from '../games/presenter.ts';
import { openAnnals } from '../store/annals.ts';
import { openDeciding } from '../store/deciding.ts';
import { type Match, openMatch } from '../store/match.ts';
import { openReplay } from '../store/replay.ts';
import { somebody } from '../store/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { t } from '../words/words.ts';
import { MatchScreen } from './MatchScreen.tsx';
import '../styles/board.css';
import '../styles/match.css';
import '../styles/rail.css';
import '../styles/trays.css';
import '../styles/phone.css';
import { folded, type Page, type Seen, SeenContext, type Tab } from './seen.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { Welcome, welcomes } from './Welcome.tsx';

/** A table: the room where players gather, then the match. */
export default function MatchPage({ table: id }: { readonly table: string }) {
  const [match, open] = useState<Match | undefined>(undefined);
  useEffect(() => {
    // The table is greeted at once; whoever is nobody yet becomes a guest meanwhile, and is greeted again as such.
    const current = openMatch(id);
    open(current);
    void somebody();
    return () => {
      current.close();
      open(undefined);
    };
  }, [id]);
  if (!match) return <Loading what={t('loading/table')} />;
  return <OpenMatch key={match.id} match={match} />;
}

function OpenMatch({ match }: { readonly match: Match }) {
  const table = match.table.value;
  if (!table)
    return match.problem.value ? <Loading what={match.problem.value} /> : <Loading what={t('loading/table')} />;
  if (welcomes(table)) return <Welcome match={match} table={table} />;
  if (table.status === 'waiting' || table.status === 'closed') return <WaitingRoom match={match} table={table} />;
  return <Opening match={match} table={table} />;
}

interface OpeningProps {
  readonly match: Match;
  readonly table: TableInfo;
}

const stop = ({ deciding, annals }: Seen): void => {
  deciding.stop();
  annals.stop();
};

/** Loads what the game brings, then shows the match. */
function Opening({ match, table }: OpeningProps) {
  const [seen, open] = useState<Seen | undefined>(undefined);
  const [fault, fail] = useState<string | undefined>(undefined);
  // Made once, however much news comes while the board is loading: another one would have signals of its own.
  useEffect(() => {
    let left = false;
    let made: Seen | undefined;
    const show = (ready: Seen) => {
      made = ready;
      if (left) stop(ready);
      else open(ready);
    };
    makeSeen(match, table)
      .then(async (first) => {
        // The first question does not wait for the sheet; a game without one has none to wait for.
        show(first);
        if (first.sheet !== 'coming') return;
        const sheet = await sheetFor(first.presenter, table);
        // It knows the names on the sheet now: whatever was worded before is worded again.
        show({ ...first, sheet, presenter: { ...first.presenter } });
      })
      .catch((reason: unknown) => fail(String(reason)));
    return () => {
      left = true;
      if (made) stop(made);
      open(undefined);
    };
  }, [match, table.id]);
  if (fault) return <Loading what={fault} />;
  if (!seen) return <Loading what={t('loading/board')} />;
  return (
    <SeenContext.Provider value={seen}>
      <MatchScreen />
    </SeenContext.Provider>
  );
}

/** The first sight of the position; the page may have to wait for it. */
const firstView = (match: Match): Promise<unknown> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const view = match.position.value?.view;
      if (view === undefined) return;
      resolve(view);
      queueMicrotask(() => stop());
    });
  });

const firstTab = ({ tabs }: Presenter): Tab => (tabs?.[0] ? `own/${tabs[0].id}` : 'chronicle');

/** The sheet of the board. */
async function sheetFor(presenter: Presenter, { setup }: TableInfo): Promise<Sheet | undefined> {
  const board = presenter.sheet(setup);
  return board === undefined ? undefined : sheetOf(board);
}

const PIECE = 'piece:';

async function makeSeen(match: Match, table: TableInfo): Promise<Seen> {
  // What the game brings is on its way while the position still is.
  void fetchAhead(table).catch(() => undefined);
  const [, presenter] = await Promise.all([firstView(match), presenterOf(table), bear(table.game, table.data)]);
  document.documentElement.dataset.game = presenter.game;
  const deciding = openDeciding(match, presenter);
  const replay = openReplay(match);
  const annals = openAnnals(match);
  const shown = computed(() => {
    if (replay.seq.value !== undefined) return replay.past.value?.position ?? match.position.value;
    return deciding.planned.value?.position ?? match.position.value;
  });
  const piece = signal<string | undefined>(undefined);
  const offer = (option: string) => {
    if (option.startsWith(PIECE)) piece.value = option.slice(PIECE.length) || undefined;
    else deciding.choose(option);
  };
  return {
    match,
    deciding,
    replay,
    annals,
    presenter,
    sheet: presenter.sheet(table.setup) === undefined ? undefined : 'coming',
    shown,
    lit: signal<readonly string[]>([]),
    sought: signal<readonly string[]>([]),
    piece,
    offer,
    tab: signal<Tab | undefined>(folded.peek() ? undefined : firstTab(presenter)),
    page: signal<Page>('map'),
    section: signal<string | undefined>(undefined),
    story: signal<number | undefined>(undefined),
  };
}
