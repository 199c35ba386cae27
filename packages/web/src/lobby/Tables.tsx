import type { TableRow } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { scenarioName, seatName, titleOf } from '../store/games.ts';
import { somebody } from '../store/session.ts';
import { Dot, Shield } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { span } from '../ui/time.ts';
import { t } from '../words/words.ts';

const pace = ({ pace: { kind } }: TableRow): string => t(`pace/${kind}`);

interface MyMatchesProps {
  readonly rows: readonly TableRow[];
  /** What was said at a table and has not been read. */
  readonly unread: Readonly<Record<string, number>>;
}

/** My matches: those that wait for me first. */
export function MyMatches({ rows, unread }: MyMatchesProps) {
  const sorted = rows.toSorted((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.touched - a.touched);
  const waiting = rows.filter(({ myTurn }) => myTurn).length;
  return (
    <section class="panel" aria-label={t('mine/title')}>
      <div class="panel-head">
        <h2>{t('mine/title')}</h2>
        {waiting > 0 && <span class="pill gold push">{t('mine/await', { n: waiting })}</span>}
      </div>
      {rows.length === 0 && <p class="empty meta">{t('mine/none')}</p>}
      <ul>
        {sorted.slice(0, 8).map((row) => (
          <li key={row.id} class={row.myTurn ? 'match-row now' : 'match-row'}>
            {row.mine[0] ? <Shield power={row.mine[0]} width={28} name={seatName(row.game, row.mine[0])} /> : <span />}
            <div class="grow">
              <b class="clip">
                {titleOf(row.game)} · {scenarioName(row.game, row.scenario)}
              </b>
              <div class="meta clip">{aboutOf(row)}</div>
            </div>
            <Unread count={unread[row.id] ?? 0} />
            <div class="due">
              <b class={row.myTurn ? 'mine' : ''}>{state(row)}</b>
              {row.deadline !== undefined && (
                <div class="meta">{t('clock/left', { span: span(row.deadline - Date.now()) })}</div>
              )}
            </div>
            <a class={row.myTurn ? 'btn btn-primary btn-sm' : 'btn btn-sm'} href={`/table/${row.id}`}>
              {row.myTurn ? t('mine/move') : t('mine/view')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const namesOf = ({ game }: TableRow, seats: readonly string[]): string =>
  seats.map((seat) => seatName(game, seat)).join(', ');

/** What tells a match of mine from the others: its name, if it has one of its own. */
function aboutOf(row: TableRow): string {
  if (row.sandbox) return t('mine/sandbox');
  if (row.name !== titleOf(row.game)) return row.name;
  return [namesOf(row, row.mine), pace(row)].filter(Boolean).join(' · ');
}

const Unread = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span class="pill info">
      <Icon name="letter" size={14} /> {t('mine/unread', { n: count })}
    </span>
  );

function state(row: TableRow): string {
  if (row.result) return t('mine/won-by', { name: namesOf(row, row.result.winners) });
  if (row.status !== 'playing') return t(`status-of/${row.status}`);
  if (row.myTurn) return t('mine/your-turn');
  return t('mine/waiting-for', { name: namesOf(row, row.waiting) });
}

const FILTERS = ['all', 'live', 'correspondence'] as const;

/** Tables with a free seat. */
export function OpenTables({ rows }: { readonly rows: readonly TableRow[] }) {
  const [filter, choose] = useState<(typeof FILTERS)[number]>('all');
  const [problem, fail] = useState<string | undefined>(undefined);
  const join = async (table: string, seat?: string) => {
    await somebody();
    await api.join(table, seat).then(
      () => go(`/table/${table}`),
      (fault: Error) => fail(fault.message),
    );
  };
  const shown = rows.filter((row) => filter === 'all' || row.pace.kind === filter);
  return (
    <section class="panel" aria-label={t('open/title')}>
      <div class="panel-head">
        <h2>{t('open/title')}</h2>
        <fieldset class="segmented push" aria-label={t('open/filter')}>
          {FILTERS.map((each) => (
            <button key={each} type="button" aria-pressed={filter === each} onClick={() => choose(each)}>
              {t(`open/${each}`)}
            </button>
          ))}
        </fieldset>
        <a class="btn btn-sm" href="/new">
          {t('open/new')}
        </a>
      </div>
      {problem && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      {shown.length === 0 && <p class="empty meta">{t('open/none')}</p>}
      <ul>
        {shown.slice(0, 8).map((row) => (
          <li key={row.id} class="match-row">
            <div class="grow">
              <b class="clip">
                {titleOf(row.game)} · {scenarioName(row.game, row.scenario)}
              </b>
              <div class="meta clip">
                {pace(row)} · {t('open/host', { name: row.host })}
              </div>
            </div>
            <div class="seats">
              {row.seats.map(({ seat, holder }) =>
                holder.kind === 'open' ? (
                  <button
                    key={seat}
                    type="button"
                    class="dot empty"
                    aria-label={t('open/sit', { name: seatName(row.game, seat) })}
                    onClick={() => void join(row.id, seat)}
                  >
                    <svg aria-hidden="true">
                      <use href={`#e-${seat}`} />
                    </svg>
                  </button>
                ) : (
                  <Dot key={seat} power={seat} name={t('open/taken', { name: seatName(row.game, seat) })} />
                ),
              )}
            </div>
            <button type="button" class="btn btn-sm" onClick={() => void join(row.id)}>
              {t('open/join')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
