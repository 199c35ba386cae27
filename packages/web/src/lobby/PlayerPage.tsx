import type { PlayerResponse } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { askGames, scenarioName, seatName, titleOf } from '../store/games.ts';
import { me } from '../store/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { moment } from '../ui/time.ts';
import { t } from '../words/words.ts';
import { Avoid } from './Avoid.tsx';
import { PageBar } from './PageBar.tsx';

/** Somebody: how reliable they are, how well they play, what they have played. */
export default function PlayerPage({ player: id }: { readonly player: string }) {
  const [known, learn] = useState<PlayerResponse | undefined>(undefined);
  const [problem, fail] = useState<string | undefined>(undefined);
  useEffect(() => {
    askGames();
    void api.player(id).then(learn, (fault: Error) => fail(fault.message));
  }, [id]);
  if (!known)
    return (
      <>
        <PageBar />
        <Loading what={problem ?? t('loading/page')} />
      </>
    );
  const { player, since, ratings, tables } = known;
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{player.name}</h1>
        <p class="muted">
          {t(player.guest ? 'player/guest' : 'player/since', { at: moment(since) })}
          {player.reliability !== undefined &&
            ` · ${t('profile/reliability', { n: Math.round(player.reliability * 100) })}`}
        </p>
        <section class="panel form" aria-label={t('player/ratings')}>
          <h2 class="display">{t('player/ratings')}</h2>
          {ratings.length === 0 && <p class="meta">{t('player/unrated')}</p>}
          <ul class="lines">
            {ratings.map(({ game, rating, matches }) => (
              <li key={game} class="row">
                <a class="grow" href={`/ladder/${game}`}>
                  {titleOf(game)}
                </a>
                <b class="num">{rating}</b>
                <span class="meta">{t('player/matches', { n: matches })}</span>
              </li>
            ))}
          </ul>
        </section>
        <section class="panel form" aria-label={t('player/played')}>
          <h2 class="display">{t('player/played')}</h2>
          {tables.length === 0 && <p class="meta">{t('player/none')}</p>}
          <ul class="lines">
            {tables.map((row) => {
              const own = row.seats.find(({ holder }) => 'player' in holder && holder.player.id === player.id)?.seat;
              const won = own !== undefined && row.result?.winners.includes(own);
              return (
                <li key={row.id} class="row">
                  <a class="grow" href={`/table/${row.id}`}>
                    {titleOf(row.game)} · {scenarioName(row.game, row.scenario)}
                  </a>
                  <span>{own && seatName(row.game, own)}</span>
                  <span class={won ? 'pill gold' : 'pill'}>{t(won ? 'player/won' : 'player/lost')}</span>
                </li>
              );
            })}
          </ul>
        </section>
        {me.value && me.value.id !== player.id && <Avoid player={player} />}
      </main>
    </>
  );
}
