import { useComputed, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../store/settings.ts';
import { t } from '../words/words.ts';
import { Clocks } from './Clocks.tsx';
import { Curtain } from './Curtain.tsx';
import { choicesOf } from './choices.ts';
import { Guide } from './Guide.tsx';
import { useMatchKeys } from './keys.ts';
import { LineNotice } from './LineNotice.tsx';
import { PhoneBar, PhonePages } from './Phone.tsx';
import { onlyPass } from './passing.ts';
import { Rail } from './Rail.tsx';
import { Scrubber } from './Scrubber.tsx';
import { Stage } from './Stage.tsx';
import { narrow, useSeen } from './seen.ts';
import { TopBar } from './TopBar.tsx';
import { Ballots } from './Votes.tsx';
import { sinceLastVisit, visited } from './visits.ts';

/** The match: bar, Powers, map with the decision, rail, replay. On a phone one column with tabs. */
export function MatchScreen() {
  const seen = useSeen();
  const { match, deciding, presenter, shown, piece, replay, story, annals } = seen;
  const table = match.table.value;
  const position = shown.value;
  const seat = match.seat.value;
  // Who wants it so passes at once where nothing else can be done; what is answered so is not asked.
  const passing = useComputed(() => {
    const decision = match.decision.value;
    const view = match.position.value?.view;
    if (!decision || !view || decision.chosen !== undefined || deciding.held.value) return undefined;
    // What was refused is for the person to answer.
    if (deciding.problem.value !== undefined) return undefined;
    return settings.value.autoPass ? onlyPass(presenter, view, decision) : undefined;
  });
  useSignalEffect(() => {
    const option = passing.value;
    if (option !== undefined && !deciding.sending.value) void deciding.take(option);
  });
  const choices = useComputed(() => {
    const decision = deciding.decision.value;
    const view = shown.value?.view;
    if (!decision || !view || replay.seq.value !== undefined || passing.value !== undefined) return undefined;
    return choicesOf(presenter, view, decision, piece.value);
  });
  useMatchKeys(seen, choices);

  // A new asking starts with no piece in hand.
  const stamp = `${seat}/${deciding.decision.value?.stamp}`;
  useEffect(() => {
    piece.value = undefined;
    if (deciding.decision.peek()) story.value = undefined;
    // The option that was focused is gone: the focus stays with the decision.
    if (document.activeElement === document.body) document.getElementById('decision')?.focus({ preventScroll: true });
  }, [stamp]);

  // A story is named by its place in the log: when more of the log comes in before it, it is put away.
  const begins = annals.log.value[0]?.seq;
  useEffect(() => {
    story.value = undefined;
    told.delete(match.id);
  }, [begins]);

  // A story of ours that has just ended is told in full, until it is put away.
  useSignalEffect(() => {
    const log = annals.log.value;
    const last = presenter.lastStory(log);
    const view = match.position.peek()?.view;
    const seats = match.table.value?.mine.seats ?? [];
    const mine = seats.flatMap((each) => [each, ...(view === undefined ? [] : presenter.powersOf(view, each))]);
    if (!last?.over || told.get(match.id) === last.at) return;
    const first = !told.has(match.id);
    told.set(match.id, last.at);
    if (!first && !match.decision.peek() && last.powers.some((power) => mine.includes(power))) story.value = last.at;
  });

  useEffect(() => {
    sinceLastVisit(match);
    const leave = () => visited(match);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [match]);

  useEffect(() => {
    document.title = `${deciding.decision.value ? '● ' : ''}${presenter.title} · Quadrille`;
  });

  if (!table || !position) return null;
  const { view } = position;
  return (
    <main
      class={narrow.value ? 'match phone' : 'match'}
      data-seq={match.position.value?.seq}
      aria-busy={deciding.busy.value}
    >
      <a class="skip" href="#decision">
        {t('skip/decision')}
      </a>
      <h1 class="vh">{`${presenter.title}, ${presenter.scenario(table)}`}</h1>
      <TopBar view={view} table={table} />
      {narrow.value ? (
        <PhoneBar view={view} table={table} />
      ) : (
        <div class="strips">
          <presenter.Strip view={view} table={table} seat={seat} />
          <Clocks table={table} />
        </div>
      )}
      <Stage choices={choices.value} />
      {!narrow.value && presenter.Tickets && (
        <presenter.Tickets
          view={view}
          table={table}
          seat={seat}
          decision={choices.value && deciding.decision.value}
          ready={deciding.ready.value}
          preview={deciding.preview.value}
          choose={seen.offer}
          piece={piece.value}
        />
      )}
      {narrow.value ? <PhonePages view={view} table={table} /> : <Rail />}
      {!narrow.value && <Scrubber />}
      <LineNotice />
      <Ballots />
      <Guide />
      <Curtain />
    </main>
  );
}

/** The story of each table that was told last. */
const told = new Map<string, number>();
