import type { TableInfo } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { askGames, seatName } from '../store/games.ts';
import { isNamed } from '../store/named.ts';
import { me } from '../store/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { t } from '../words/words.ts';
import { OwnName } from './OwnName.tsx';
import { PageBar } from './PageBar.tsx';

/** Whoever opens an invite link says what they are called, once, and is taken to the table, or told why they look on. */
export function InvitePage() {
  const [problem, fail] = useState<string | undefined>(undefined);
  const [late, tell] = useState<TableInfo | undefined>(undefined);
  const enter = async () => {
    const { table } = await api.invite(window.location.hash.slice(1));
    const seat = seatFor(table);
    if (seat !== undefined) await api.join(table.id, seat);
    if (isLate(table)) tell(table);
    else go(`/table/${table.id}`, 'replace');
  };
  const known = me.value;
  const ready = Boolean(known) && isNamed();
  useEffect(askGames, []);
  useEffect(() => {
    if (ready) void enter().catch((fault: Error) => fail(fault.message));
  }, [ready]);
  if (late) return <Late table={late} />;
  if (problem !== undefined || known === undefined || ready)
    return (
      <>
        <PageBar />
        <Loading what={problem ?? t('invite/opening')} />
      </>
    );
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('invite/welcome')}</h1>
        <OwnName button={t('invite/enter')} />
      </main>
    </>
  );
}

const freeSeats = ({ seats }: TableInfo): readonly string[] =>
  seats.filter(({ holder, offered }) => holder.kind === 'open' || offered).map(({ seat }) => seat);

/** Where there is nothing to choose, whoever comes sits down. */
function seatFor(table: TableInfo): string | undefined {
  const free = freeSeats(table);
  if (table.status !== 'waiting' || table.mine.seats.length > 0) return undefined;
  return table.settings.seating === 'draw' || free.length === 1 ? free[0] : undefined;
}

/** The match has begun, or nobody can sit down any more. */
const isLate = (table: TableInfo): boolean =>
  table.mine.seats.length === 0 && !table.mine.host && (table.status !== 'waiting' || freeSeats(table).length === 0);

const whyLate = ({ status, settings }: TableInfo): string => {
  if (status === 'closed') return t('late/closed');
  if (status === 'over' || status === 'ended') return t('late/over');
  return settings.spectators === null ? t('late/nobody') : t('late/full');
};

function Late({ table }: { readonly table: TableInfo }) {
  const [problem, fail] = useState<string | undefined>(undefined);
  const free = table.status === 'playing' || table.status === 'paused' ? freeSeats(table) : [];
  const looks = table.status !== 'closed' && (table.settings.spectators !== null || table.status === 'over');
  const sit = (seat: string) =>
    void api.join(table.id, seat).then(
      () => go(`/table/${table.id}`, 'replace'),
      (fault: Error) => fail(fault.message),
    );
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{table.settings.name}</h1>
        <section class="panel form">
          <p>{free.length > 0 ? t('late/offered') : whyLate(table)}</p>
          {problem && (
            <p class="notice bad" role="alert">
              {problem}
            </p>
          )}
          <div class="row wrap">
            {free.map((seat) => (
              <button key={seat} type="button" class="btn btn-offer" onClick={() => sit(seat)}>
                {t('open/sit', { name: seatName(table.game, seat) })}
              </button>
            ))}
            {looks && (
              <a class="btn btn-primary" href={`/table/${table.id}`}>
                {t('late/look')}
              </a>
            )}
            <a class="btn" href="/">
              {t('lost/back')}
            </a>
          </div>
        </section>
      </main>
    </>
  );
}
