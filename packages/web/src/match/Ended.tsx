import type { TableInfo } from '@quadrille/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { Dot, Shield } from '../ui/Emblem.tsx';
import { toldTo } from '../words/toldTo.ts';
import { t } from '../words/words.ts';
import { Plot } from './Plot.tsx';
import { useSeen } from './seen.ts';
import { turningPoints } from './turning.ts';

/** The match is over: who won and by which rule, and what one may do next. */
export function Ended({ table }: { readonly table: TableInfo }) {
  const { presenter, tab, replay, match, page, annals } = useSeen();
  useEffect(() => void annals.fetch(), [annals, annals.whole.value]);
  const { result } = table;
  const names = result?.winners.map((power) => presenter.name(power)).join(', ') ?? '';
  const view = match.position.value?.view;
  const seat = match.seat.value;
  // A seat may hold several Powers: they have won together.
  const won = (result?.winners ?? []).flatMap((each) => [
    each,
    ...(view === undefined ? [] : presenter.powersOf(view, each)),
  ]);
  const isWinner = (power: string) => won.includes(power);
  const [scores] = view === undefined ? [] : presenter.series([], view);
  const ranked = (scores?.lines ?? [])
    .map(({ power, points }) => ({ power, score: points.at(-1) ?? 0 }))
    .sort((a, b) => Number(isWinner(b.power)) - Number(isWinner(a.power)) || b.score - a.score);
  const place = ranked.findIndex(({ power }) => power === seat) + 1;
  const again = async () => {
    const { table: next } = await api.rematch(table.id);
    go(`/table/${next.id}`);
  };
  return (
    <section class="dock ended" aria-label={t('ending/title')} data-decision="over">
      <div class="ask">
        <div class="who">
          {result?.winners.map((power) => (
            <Shield key={power} power={power} width={40} name={presenter.name(power)} />
          ))}
          <h2 class="question">
            {result ? (
              <>
                {result.winners.length > 0 &&
                  t(result.winners.length > 1 ? 'ending/won-together' : 'ending/won', { names })}{' '}
                <span class="how">{toldTo(names, presenter.ending(result, view))}</span>
              </>
            ) : (
              t('ending/none')
            )}
          </h2>
        </div>
        {scores && ranked.length > 1 && (
          <ol class="ranking" aria-label={t('ending/ranking', { what: scores.title })}>
            {ranked.map(({ power, score }) => (
              <li key={power} class="row">
                <Dot power={power} small />
                {presenter.name(power)} <b>{String(score).replace('-', '−')}</b>
              </li>
            ))}
          </ol>
        )}
        {place > 0 && (
          <p class="meta">
            {t('ending/place', { place: t('ending/ordinals').split(' ')[place - 1] ?? place, of: ranked.length })}
          </p>
        )}
        <Course table={table} />
        <Audit table={table} />
        <div class="row wrap">
          <button type="button" class="btn btn-primary" onClick={() => void again()}>
            {t(table.rematch === undefined ? 'ending/again' : 'ending/join-again')}
          </button>
          <button type="button" class="btn" onClick={() => void replay.play(0, match.position.peek()?.seq ?? 0)}>
            {t('ending/replay')}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              tab.value = 'standings';
              page.value = 'powers';
            }}
          >
            {t('ending/statistics')}
          </button>
          <a class="btn btn-quiet" href="/">
            {t('ending/lobby')}
          </a>
        </div>
      </div>
    </section>
  );
}

/** How it went: the curves of the score, and what decided it; each moment can be looked at. */
function Course({ table }: { readonly table: TableInfo }) {
  const { presenter, replay, match, annals } = useSeen();
  const view = match.position.value?.view;
  const log = annals.log.value;
  const winners = table.result?.winners ?? [];
  const whole = annals.whole.value && view !== undefined;
  const [scores] = useMemo(
    () =>
      whole
        ? presenter.series(
            log.map(({ event }) => event),
            view,
          )
        : [],
    [whole, log, presenter],
  );
  const points = useMemo(
    () => (whole ? turningPoints(presenter, log, view, winners) : []),
    [whole, log, presenter, winners.join()],
  );
  if (!scores) return null;
  return (
    <section class="course" aria-label={t('ending/course')}>
      <Plot lines={scores.lines} title={scores.title} name={(power) => presenter.name(power)} />
      <ol>
        {points.map(({ power, gained, seq, chapter }) => (
          <li key={`${power}/${seq}/${gained}`}>
            <button type="button" class="btn btn-quiet btn-sm" onClick={() => void replay.goTo(seq)}>
              <Dot power={power} small />
              {gained === undefined
                ? t('ending/lead', { name: presenter.name(power) })
                : t('ending/gain', { name: presenter.name(power), n: gained, what: scores.title })}
              {chapter && <span class="meta">{chapter}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The seed that was sealed at the start, whether the match follows from it, and the record to keep. */
function Audit({ table }: { readonly table: TableInfo }) {
  const [said, say] = useState<string | undefined>(undefined);
  const check = async () => {
    const { seed = '', replays } = await api.audit(table.id);
    say(t(replays === undefined ? 'ending/old' : replays ? 'ending/replays' : 'ending/differs', { seed }));
  };
  return (
    <div class="row wrap">
      <button
        type="button"
        class="btn btn-quiet btn-sm"
        onClick={() => void check().catch((fault: Error) => say(fault.message))}
      >
        {t('ending/check')}
      </button>
      <a class="btn btn-quiet btn-sm" href={`/api/tables/${table.id}/record`} download={`${table.id}.json`}>
        {t('ending/record')}
      </a>
      {said && (
        <span class="meta wrap-anywhere" role="status">
          {said}
        </span>
      )}
    </div>
  );
}
