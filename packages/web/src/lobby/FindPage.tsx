import type { FindRequest, FindResponse } from '@quadrille/protocol';
import { FIND_PACES } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { askGames, gameOf, offered, titleOf } from '../store/games.ts';
import { isNamed } from '../store/named.ts';
import { somebody } from '../store/session.ts';
import { t } from '../words/words.ts';
import { OwnName } from './OwnName.tsx';
import { PageBar } from './PageBar.tsx';
import { open, soloRequest, usualLevel } from './starting.ts';

const EVERY = 3000;

/** Find me a game: what, with how many, how fast. Whoever waits may play against bots meanwhile. */
export default function FindPage() {
  const [state, take] = useState<FindResponse>({});
  const [problem, fail] = useState<string | undefined>(undefined);
  const hear = (said: FindResponse) => {
    if (said.table) go(`/table/${said.table}`);
    else take(said);
  };
  const attempt = (doing: Promise<FindResponse>) =>
    void doing.then(
      (said) => {
        fail(undefined);
        hear(said);
      },
      (fault: Error) => fail(fault.message),
    );
  useEffect(() => {
    askGames();
    void somebody().then(() => attempt(api.found()));
  }, []);
  const waits = state.wish !== undefined;
  useEffect(() => {
    if (!waits) return;
    const timer = window.setInterval(() => void api.found().then(hear, () => undefined), EVERY);
    return () => clearInterval(timer);
  }, [waits]);
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('find/title')}</h1>
        {problem && (
          <p class="notice bad" role="alert">
            {problem}
          </p>
        )}
        {state.wish ? (
          <Searching wish={state.wish} waiting={state.waiting ?? 1} stop={() => attempt(api.unfind())} />
        ) : (
          <Wish send={(wish) => attempt(somebody().then(() => api.find(wish)))} />
        )}
        {!isNamed() && <OwnName button={t('profile/keep')} />}
      </main>
    </>
  );
}

function Wish({ send }: { readonly send: (wish: FindRequest) => void }) {
  const [game, choose] = useState<string | undefined>(undefined);
  const [players, want] = useState<number | undefined>(undefined);
  const [pace, hurry] = useState<FindRequest['pace']>('daily');
  const info = gameOf(game ?? offered()[0]?.id ?? '');
  if (!info) return null;
  const counts = [...new Set(info.scenarios.flatMap((each) => each.players))]
    .filter((n) => n > 1)
    .sort((a, b) => a - b);
  const count = players !== undefined && counts.includes(players) ? players : (counts[0] ?? 2);
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        send({ game: info.id, players: count, pace });
      }}
    >
      <label class="field">
        <span>{t('find/game')}</span>
        <select class="input" value={info.id} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {offered().map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('find/players')}</span>
        <select class="input" value={count} onChange={({ currentTarget }) => want(Number(currentTarget.value))}>
          {counts.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t('new/pace')}</span>
        <select
          class="input"
          value={pace}
          onChange={({ currentTarget }) => hurry(currentTarget.value as FindRequest['pace'])}
        >
          {(Object.keys(FIND_PACES) as FindRequest['pace'][]).map((each) => (
            <option key={each} value={each}>
              {t(`preset/${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="btn btn-primary btn-lg">
        {t('find/send')}
      </button>
    </form>
  );
}

interface SearchingProps {
  readonly wish: FindRequest;
  readonly waiting: number;
  readonly stop: () => void;
}

const Searching = ({ wish, waiting, stop }: SearchingProps) => {
  const info = gameOf(wish.game);
  const solo = () => {
    if (info) void open(soloRequest(info, info.first.scenario, info.first.players, info.first.seat, usualLevel(info)));
  };
  return (
    <section class="panel form">
      <h2 class="display">{titleOf(wish.game)}</h2>
      <p role="status">{t('find/waiting', { n: waiting, of: wish.players })}</p>
      <p class="muted">{t(`find/stay-${wish.pace}`)}</p>
      <div class="row wrap">
        <button type="button" class="btn btn-offer" onClick={solo}>
          {t('find/bots')}
        </button>
        <button type="button" class="btn" onClick={stop}>
          {t('find/stop')}
        </button>
      </div>
    </section>
  );
};
