import type { Letter, Talk as Said } from '@quadrille/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Presenter } from '../games/presenter.ts';
import { request, tell } from '../net/socket.ts';
import { Dot } from '../ui/Emblem.tsx';
import { ago } from '../ui/time.ts';
import { t } from '../words/words.ts';
import { HeldPowers, SeatName } from './SeatName.tsx';
import { useSeen } from './seen.ts';
import { Propose, TreatyNote } from './Treaties.tsx';

const TABLE = '';

/** Table talk and letters: one thread per correspondent. */
export function Talk() {
  const { match, presenter } = useSeen();
  const table = match.table.value;
  const seat = match.seat.value;
  const [thread, turnTo] = useState(TABLE);
  const [text, write] = useState('');
  const [problem, fail] = useState<string | undefined>(undefined);
  const end = useRef<HTMLDivElement>(null);
  const letters = match.letters.value.filter(({ from, to }) => seat !== null && (from === seat || to === seat));
  const others =
    table?.seats.filter((each) => each.seat !== seat && each.holder.kind !== 'open').map((each) => each.seat) ?? [];
  const unread = match.unread.value;
  const shown: readonly (Said | Letter)[] =
    thread === TABLE ? match.talk.value : letters.filter(({ from, to }) => from === thread || to === thread);
  const last = shown.at(-1)?.id;

  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    const { talk, letters: counts } = match.unread.peek();
    match.unread.value =
      thread === TABLE ? { talk: 0, letters: counts } : { talk, letters: { ...counts, [thread]: 0 } };
    if (last !== undefined && table)
      tell(
        thread === TABLE
          ? { type: 'read', table: table.id, upTo: last }
          : { type: 'read', table: table.id, upTo: last, with: thread, ...(seat !== null && { seat }) },
      );
  }, [last, thread, table?.id, seat]);

  const send = (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (!words || !table) return;
    // What was refused stays in the field, and why stands above it.
    const refused = (fault: Error) => {
      write(words);
      fail(t('talk/refused', { why: fault.message }));
    };
    fail(undefined);
    if (thread === TABLE)
      void request({ type: 'talk', table: table.id, text: words, ...(seat !== null && { seat }) }).catch(refused);
    else if (seat !== null)
      void request({ type: 'letter', table: table.id, from: seat, to: thread, text: words }).catch(refused);
    write('');
  };
  const silent = table?.settings.press === 'none';
  return (
    <>
      <div class="threads" role="tablist" aria-label={t('talk/threads')}>
        <Thread name={t('talk/table')} on={thread === TABLE} unread={unread.talk} open={() => turnTo(TABLE)} />
        {seat !== null &&
          table?.settings.press === 'open' &&
          others.map((other) => (
            <Thread
              key={other}
              power={other}
              name={presenter.name(other)}
              on={thread === other}
              unread={unread.letters[other] ?? 0}
              open={() => turnTo(other)}
            />
          ))}
      </div>
      <div class="scroll letters">
        {shown.length === 0 && <p class="meta empty">{thread === TABLE ? t('talk/quiet') : t('talk/no-letters')}</p>}
        {shown.map((each) => {
          const from = 'from' in each ? each.from : each.seat;
          const name =
            'player' in each && each.player ? each.player.name : from ? presenter.name(from) : t('talk/house');
          return (
            <article key={each.id} class={from === seat && seat !== null ? 'letter own' : 'letter'}>
              <header class="row">
                {from && <Dot power={from} small />}
                {from ? <SeatName seat={from} /> : <b class="ptxt">{name}</b>}
                <span class="meta">{from && name !== presenter.name(from) ? name : ''}</span>
                <time class="meta push" dateTime={new Date(each.at).toISOString()}>
                  {ago(each.at)}
                </time>
              </header>
              {!saysOnlyTerms(each, presenter.treaty) && <p class="prose">{each.text}</p>}
              {'from' in each && table && <TreatyNote letter={each} table={table.id} />}
            </article>
          );
        })}
        <div ref={end} />
      </div>
      {problem && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      {thread !== TABLE && seat !== null && table && presenter.treats && table.status === 'playing' && (
        <Propose
          table={table.id}
          from={seat}
          to={thread}
          letters={letters.filter(({ from, to }) => from === thread || to === thread)}
        />
      )}
      <form class="composer" onSubmit={send}>
        <input
          class="input"
          value={text}
          disabled={silent}
          maxLength={1000}
          aria-label={t('talk/write')}
          placeholder={
            silent
              ? t('talk/silent')
              : thread === TABLE
                ? t('talk/to-table')
                : t('talk/to', { name: presenter.name(thread) })
          }
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="btn" disabled={silent}>
          {t('talk/send')}
        </button>
      </form>
    </>
  );
}

/** A treaty proposed by a button has no other words than its own. */
const saysOnlyTerms = (each: Said | Letter, sentence: Presenter['treaty']): boolean =>
  'treaty' in each && each.treaty !== undefined && sentence(each.treaty, each.from, each.to) === each.text;

interface ThreadProps {
  readonly name: string;
  readonly power?: string;
  readonly on: boolean;
  readonly unread: number;
  readonly open: () => void;
}

const Thread = ({ name, power, on, unread, open }: ThreadProps) => (
  <button
    type="button"
    role="tab"
    aria-selected={on}
    class="pill thread"
    {...(power && { 'data-p': power })}
    onClick={open}
  >
    {name}
    {power && <HeldPowers seat={power} />}
    {unread > 0 && <span class="count">{unread}</span>}
  </button>
);
