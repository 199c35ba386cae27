import type { BotLevel, GameInfo, Pace, PressMode, SeatRequest } from '@quadrille/protocol';
import { PRESS_MODES, THINKING, type Thinking } from '@quadrille/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCoats } from '../games/useCoats.ts';
import { askGames, gameOf, games, offered } from '../store/games.ts';
import { Shield } from '../ui/Emblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { t } from '../words/words.ts';
import { PageBar } from './PageBar.tsx';
import { open, seatsOf, usualLevel } from './starting.ts';

const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', seconds: 3600, increment: 20 },
  correspondence: { kind: 'correspondence', seconds: 86_400, grace: 43_200, weekends: 'on' },
};

/** A table of one's own: scenario, players, who sits where, pace and press. */
export default function NewTablePage({ game }: { readonly game: string | undefined }) {
  useEffect(askGames, []);
  if (games.value === undefined) return <Loading what={t('loading/page')} />;
  const info = game === undefined ? offered()[0] : gameOf(game);
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('new/title', { title: info?.title ?? game ?? '' })}</h1>
        {game === undefined && <OtherGames shown={info?.id} />}
        {info ? <Form key={info.id} info={info} /> : <p class="notice">{t('lobby/soon')}</p>}
      </main>
    </>
  );
}

/** Whoever has not said which game may still choose. */
const OtherGames = ({ shown }: { readonly shown: string | undefined }) => (
  <nav class="books" aria-label={t('lobby/games')}>
    {offered().map(({ id, title }) => (
      <a key={id} class="btn btn-sm" href={`/new/${id}${window.location.hash}`} aria-current={id === shown && 'page'}>
        {title}
      </a>
    ))}
  </nav>
);

function Form({ info }: { readonly info: GameInfo }) {
  const { first } = info;
  useCoats([info.id]);
  const hotSeat = window.location.hash === '#hot-seat';
  const [scenario, setScenario] = useState(first.scenario);
  const current = info.scenarios.find(({ id }) => id === scenario) ?? info.scenarios[0];
  const [players, setPlayers] = useState(first.players);
  const count = current?.players.includes(players) ? players : Math.max(...(current?.players ?? [2]));
  const seats = useMemo(() => seatsOf(info, scenario, count), [info, scenario, count]);
  const [holders, setHolders] = useState<Readonly<Record<string, SeatRequest>>>({});
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [pace, setPace] = useState<Pace['kind']>('untimed');
  const [press, setPress] = useState<PressMode>('open');
  const [thinking, setThinking] = useState<Thinking>('steady');
  const [listed, setListed] = useState(false);
  const [edition, setEdition] = useState('');
  const [problem, fail] = useState<string | undefined>(undefined);
  const usual = usualLevel(info);
  const mine = seats.includes(first.seat) ? first.seat : seats[0];
  const holderOf = (seat: string): SeatRequest =>
    holders[seat] ?? (seat === mine ? 'me' : hotSeat && seats.indexOf(seat) < 2 ? 'me' : usual);
  const create = (event: Event) => {
    event.preventDefault();
    const chosen = Object.fromEntries(
      Object.entries(options).filter(([id]) => current?.options.some((option) => option.id === id)),
    );
    void open({
      game: info.id,
      ...(edition !== '' && { edition }),
      scenario,
      players: count,
      options: chosen,
      seats: Object.fromEntries(seats.map((seat) => [seat, holderOf(seat)])),
      settings: { pace: PACES[pace], press, admission: listed ? 'open' : 'private', thinking },
    }).catch((fault: Error) => fail(fault.message));
  };
  const HOLDERS: readonly SeatRequest[] = ['me', 'open', ...info.levels];
  return (
    <form class="panel new-table" onSubmit={create}>
      <fieldset>
        <legend class="display">{t('new/scenario')}</legend>
        <div class="scenarios" role="radiogroup" aria-label={t('new/scenario')}>
          {info.scenarios.map((each) => (
            <label key={each.id} class="scenario">
              <input
                type="radio"
                name="scenario"
                checked={each.id === scenario}
                onChange={() => setScenario(each.id)}
              />
              <span>
                <b>{each.title}</b>
                {each.blurb && <span class="meta">{each.blurb}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="people">
        <fieldset>
          <legend class="display">{t('new/players')}</legend>
          <fieldset class="segmented" aria-label={t('new/players')}>
            {current?.players.map((each) => (
              <button key={each} type="button" aria-pressed={each === count} onClick={() => setPlayers(each)}>
                {each}
              </button>
            ))}
          </fieldset>
          <ul class="seat-list">
            {seats.map((seat) => (
              <li key={seat} class="row">
                <Shield power={seat} width={28} />
                <label class="row grow">
                  <b class="grow">{info.names[seat] ?? seat}</b>
                  <select
                    class="input narrow"
                    value={holderOf(seat)}
                    onChange={({ currentTarget }) =>
                      setHolders({ ...holders, [seat]: currentTarget.value as SeatRequest })
                    }
                  >
                    {HOLDERS.map((holder) => (
                      <option key={holder} value={holder}>
                        {holderName(holder)}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        {current && current.options.length > 0 && (
          <fieldset>
            <legend class="display">{t('new/options')}</legend>
            {current.options.map((option) => (
              <label key={option.id} class="field">
                <span>{option.title}</span>
                <select
                  class="input"
                  value={options[option.id] ?? option.default}
                  onChange={({ currentTarget }) => setOptions({ ...options, [option.id]: currentTarget.value })}
                >
                  {option.values.map((value) => (
                    <option key={value.id} value={value.id}>
                      {value.title}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend class="display">{t('new/table')}</legend>
          <label class="field">
            <span>{t('new/pace')}</span>
            <select
              class="input"
              value={pace}
              onChange={({ currentTarget }) => setPace(currentTarget.value as Pace['kind'])}
            >
              {(Object.keys(PACES) as Pace['kind'][]).map((kind) => (
                <option key={kind} value={kind}>
                  {t(`pace-long/${kind}`)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{t('new/press')}</span>
            <select
              class="input"
              value={press}
              onChange={({ currentTarget }) => setPress(currentTarget.value as PressMode)}
            >
              {PRESS_MODES.map((mode) => (
                <option key={mode} value={mode}>
                  {t(`press/${mode}`)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{t('new/thinking')}</span>
            <select
              class="input"
              value={thinking}
              onChange={({ currentTarget }) => setThinking(currentTarget.value as Thinking)}
            >
              {THINKING.map((each) => (
                <option key={each} value={each}>
                  {t(`thinking/${each}`)}
                </option>
              ))}
            </select>
          </label>
          {info.editions.length > 0 && (
            <label class="field">
              <span>{t('new/edition')}</span>
              <select class="input" value={edition} onChange={({ currentTarget }) => setEdition(currentTarget.value)}>
                <option value="">{t('new/our-edition')}</option>
                {info.editions.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="check">
            <input
              type="checkbox"
              checked={listed}
              onChange={({ currentTarget }) => setListed(currentTarget.checked)}
            />
            <span>{t('new/listed')}</span>
          </label>
        </fieldset>
        {problem && (
          <p class="notice bad" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="btn btn-primary btn-lg">
          {t('new/open')}
        </button>
      </div>
    </form>
  );
}

const holderName = (holder: SeatRequest): string =>
  holder === 'me' ? t('new/me') : holder === 'open' ? t('new/free') : t(`bot/${holder as BotLevel}`);
