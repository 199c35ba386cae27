import type { TableInfo } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useCoats } from '../games/useCoats.ts';
import { OwnName } from '../lobby/OwnName.tsx';
import { PageBar } from '../lobby/PageBar.tsx';
import { api } from '../net/api.ts';
import { askGames, seatName } from '../store/games.ts';
import type { Match } from '../store/match.ts';
import { isNamed } from '../store/named.ts';
import { me } from '../store/session.ts';
import { Shield } from '../ui/Emblem.tsx';
import { HolderName } from '../ui/Holder.tsx';
import { Icon } from '../ui/Icon.tsx';
import { InviteLink } from '../ui/InviteLink.tsx';
import { t } from '../words/words.ts';
import { RoomTalk } from './RoomTalk.tsx';

/** Before the match: who sits where, an invite link, and the start. */
export function WaitingRoom({ match, table }: { readonly match: Match; readonly table: TableInfo }) {
  const [problem, fail] = useState<string | undefined>(undefined);
  const attempt = (doing: Promise<{ readonly table: TableInfo }>) =>
    void doing.then(
      ({ table: next }) => {
        match.table.value = next;
        fail(undefined);
      },
      (fault: Error) => fail(fault.message),
    );
  useEffect(askGames, []);
  useCoats([table.game]);
  const mine = table.mine.seats;
  const full = table.seats.every(({ holder }) => holder.kind !== 'open');
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{table.settings.name}</h1>
        <p class="muted">{full && mine.length === 0 ? t('room/full') : t('room/waiting')}</p>
        {problem && (
          <p class="notice bad" role="alert">
            {problem}
          </p>
        )}
        <ul class="panel room">
          {table.seats.map(({ seat, holder }) => (
            <li key={seat}>
              <Shield power={seat} />
              <div class="grow">
                <b class="display">{seatName(table.game, seat)}</b>
                <div class="meta">
                  <HolderName holder={holder} />
                </div>
              </div>
              {holder.kind === 'open' && (
                <button type="button" class="btn btn-offer" onClick={() => attempt(api.join(table.id, seat))}>
                  {t('room/sit')}
                </button>
              )}
              {holder.kind === 'player' && holder.player.id === me.value?.id && (
                <button type="button" class="btn" onClick={() => attempt(api.leave(table.id, seat))}>
                  {t('room/stand-up')}
                </button>
              )}
              {table.mine.host && holder.kind === 'open' && (
                <button type="button" class="btn btn-quiet" onClick={() => attempt(api.seat(table.id, seat, 'normal'))}>
                  <Icon name="bot" size={18} /> {t('room/bot')}
                </button>
              )}
              {table.mine.host && holder.kind === 'bot' && (
                <button type="button" class="btn btn-quiet" onClick={() => attempt(api.seat(table.id, seat, 'open'))}>
                  {t('room/free')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {mine.length > 0 && !isNamed() && <OwnName button={t('profile/keep')} />}
        {table.mine.invite && !full && <InviteLink code={table.mine.invite} />}
        {table.settings.press !== 'none' && (mine.length > 0 || table.mine.host) && (
          <RoomTalk match={match} game={table.game} />
        )}
        {table.mine.host && mine.length > 0 && (
          <button
            type="button"
            class="btn btn-primary btn-lg"
            disabled={!full}
            onClick={() => attempt(api.start(table.id))}
          >
            {full ? t('room/start') : t('room/not-full')}
          </button>
        )}
      </main>
    </>
  );
}
