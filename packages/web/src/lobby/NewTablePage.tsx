import type { BotLevel, GameInfo, SeatRequest } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useCoats } from '../games/useCoats.ts';
import { askGames, gameOf, games, offered } from '../store/games.ts';
import { Shield } from '../ui/Emblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { t } from '../words/words.ts';
import { OptionField } from './OptionField.tsx';
import { PageBar } from './PageBar.tsx';
import { PRESETS } from './pace.ts';
import { open, seatsOf, usualLevel } from './starting.ts';
import { type Agreed, TableFields } from './TableFields.tsx';

const USUAL = {
  pace: PRESETS.untimed,
  press: 'open',
  admission: 'private',
  seating: 'choose',
  spectators: 0,
  thinking: 'steady',
} as const satisfies Partial<Agreed>;

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
  const friends = window.location.hash === '#friends';
  const [scenario, setScenario] = useState(first.scenario);
  const current = info.scenarios.find(({ id }) => id === scenario) ?? info.scenarios[0];
  const [players, setPlayers] = useState(first.players);
  const count = current?.players.includes(players) ? players : Math.max(...(current?.players ?? [2]));
  const [holders, setHolders] = useState<Readonly<Record<string, SeatRequest>>>({});
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const asked = current?.options.filter((option) => option.players?.includes(count) ?? true) ?? [];
  const ruled = Object.fromEntries(Object.entries(options).filter(([id]) => asked.some((option) => option.id === id)));
  const seats = seatsOf(info, scenario, count, ruled);
  const [chosen, choose] = useState<Partial<Agreed>>({});
  const [edition, setEdition] = useState('');
  const [problem, fail] = useState<string | undefined>(undefined);
  const usual = usualLevel(info);
  const mine = seats.includes(first.seat) ? first.seat : seats[0];
  const holderOf = (seat: string): SeatRequest =>
    holders[seat] ?? (seat === mine ? 'me' : hotSeat && seats.indexOf(seat) < 2 ? 'me' : friends ? 'open' : usual);
  const shared = seats.some((seat) => holderOf(seat) === 'open');
  // Whoever plays alone may be advised; among people that is for them to agree on.
  const agreed: Agreed = { ...USUAL, name: info.title, hints: !shared, ...chosen };
  const create = (event: Event) => {
    event.preventDefault();
    void open({
      game: info.id,
      ...(edition !== '' && { edition }),
      scenario,
      players: count,
      options: ruled,
      seats: Object.fromEntries(seats.map((seat) => [seat, holderOf(seat)])),
      settings: { ...agreed, name: agreed.name.trim() || info.title, seating: shared ? agreed.seating : 'choose' },
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
        {asked.length > 0 && (
          <fieldset>
            <legend class="display">{t('new/options')}</legend>
            {asked.map((option) => (
              <OptionField
                key={option.id}
                option={option}
                value={options[option.id] ?? option.default}
                choose={(value) => setOptions({ ...options, [option.id]: value })}
              />
            ))}
          </fieldset>
        )}
        <fieldset>
          <legend class="display">{t('new/table')}</legend>
          <TableFields agreed={agreed} shared={shared} change={(some) => choose({ ...chosen, ...some })} />
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
