import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCoats } from '../games/useCoats.ts';
import { askGames, offered } from '../store/games.ts';
import { type Lobby, openLobby } from '../store/lobby.ts';
import { me } from '../store/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { GameCard } from './GameCard.tsx';
import { PageBar } from './PageBar.tsx';
import { MyMatches, OpenTables } from './Tables.tsx';

/** So long the lobby waits for what would push the rest about. */
const PATIENCE = 3000;

/** Whether everything that has its place above something else is there, or is waited for no longer. */
function useComplete({ told }: Lobby): boolean {
  const [late, give] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => give(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return late || (offered().length > 0 && me.value !== undefined && told.value);
}

/** The lobby: the games, one golden button, my matches, open tables. */
export function LobbyPage() {
  const known = me.value?.id;
  const lobby = useMemo(() => openLobby(known !== undefined), [known]);
  useEffect(() => {
    document.title = 'Quadrille';
    askGames();
  }, []);
  useEffect(() => lobby.close, [lobby]);
  const complete = useComplete(lobby);
  const awaited = lobby.mine.value.some(({ myTurn }) => myTurn);
  useCoats([...new Set([...lobby.mine.value, ...lobby.open.value].map(({ game }) => game))]);
  return (
    <>
      <PageBar />
      <main class={`lobby${awaited ? ' awaited' : ''}${complete ? '' : ' coming'}`} id="main">
        <div class="hello">
          <h1 class="display">{t('lobby/title')}</h1>
          <p class="italic">{t('lobby/motto')}</p>
        </div>
        <section class="games" aria-label={t('lobby/games')}>
          {offered().map((game, place) => (
            <GameCard key={game.id} game={game} first={place === 0} />
          ))}
        </section>
        <div class="columns">
          <MyMatches rows={lobby.mine.value} unread={lobby.unread.value} />
          <OpenTables rows={lobby.open.value} />
          <section class="panel friends">
            <div class="panel-head">
              <h2>{t('friends/title')}</h2>
            </div>
            <QuietLink href="/new#friends" icon="link" title={t('friends/invite')} text={t('friends/invite-text')} />
            <QuietLink href="/find" icon="users" title={t('friends/find')} text={t('friends/find-text')} />
            <QuietLink
              href="/new#hot-seat"
              icon="seat"
              title={t('friends/hot-seat')}
              text={t('friends/hot-seat-text')}
            />
            <QuietLink href="/learn" icon="book" title={t('friends/learn')} text={t('friends/learn-text')} />
            <QuietLink href="/ladder" icon="chart" title={t('friends/ladder')} text={t('friends/ladder-text')} />
            {lobby.watch.value.slice(0, 3).map((row) => (
              <QuietLink
                key={row.id}
                href={`/table/${row.id}`}
                icon="eye"
                title={t('friends/watch', { name: row.name })}
                text={t('friends/watch-text', { n: row.seq })}
              />
            ))}
          </section>
        </div>
      </main>
    </>
  );
}

interface QuietLinkProps {
  readonly href: string;
  readonly icon: 'link' | 'seat' | 'book' | 'eye' | 'chart' | 'users';
  readonly title: string;
  readonly text: string;
}

const QuietLink = ({ href, icon, title, text }: QuietLinkProps) => (
  <a class="quiet" href={href}>
    <Icon name={icon} />
    <span class="grow">
      <b>{title}</b>
      <span class="meta">{text}</span>
    </span>
    <Icon name="next" size={18} />
  </a>
);
