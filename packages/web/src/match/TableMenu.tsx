import type { Player, TableInfo } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { askGames, editionOf } from '../store/games.ts';
import { me } from '../store/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Dot } from '../ui/Emblem.tsx';
import { HolderName } from '../ui/Holder.tsx';
import { Icon } from '../ui/Icon.tsx';
import { InviteLink } from '../ui/InviteLink.tsx';
import { SettingsForm } from '../ui/SettingsForm.tsx';
import { t } from '../words/words.ts';
import { SeatName } from './SeatName.tsx';
import { tabsOf, useSeen } from './seen.ts';
import { ReplaceCall, VoteCalls } from './Votes.tsx';

/** Everything about the table that is not the match itself: players, settings, votes, what-if, leaving. */
export function TableMenu({ table }: { readonly table: TableInfo }) {
  const [open, show] = useState(false);
  return (
    <>
      <button
        type="button"
        class="btn btn-quiet btn-icon"
        aria-label={t('menu/title')}
        aria-haspopup="dialog"
        onClick={() => show(true)}
      >
        <Icon name="dots" />
      </button>
      {open && <Menu table={table} close={() => show(false)} />}
    </>
  );
}

/** It has not ended: there is something to vote on. */
const isOn = ({ status }: TableInfo): boolean => status === 'playing' || status === 'paused';

interface OfferSeatProps {
  readonly table: TableInfo;
  readonly seat: string;
  readonly offered: boolean;
  readonly attempt: (doing: Promise<unknown>) => void;
}

/** A person may take the seat of a bot while the match goes on. */
function OfferSeat({ table, seat, offered, attempt }: OfferSeatProps) {
  const { presenter } = useSeen();
  if (offered) return <span class="pill">{t('seat/offered')}</span>;
  return (
    <button
      type="button"
      class="btn btn-sm btn-quiet"
      aria-label={t('seat/offer-of', { name: presenter.name(seat) })}
      onClick={() => attempt(api.offer(table.id, seat).then(() => t('seat/offered-now')))}
    >
      {t('seat/offer')}
    </button>
  );
}

interface MuteProps {
  readonly table: TableInfo;
  readonly player: Player;
  readonly attempt: (doing: Promise<unknown>) => void;
}

/** Whose talk and letters one would rather not see, at this table. */
function Mute({ table, player: { id, name }, attempt }: MuteProps) {
  const { match } = useSeen();
  const muted = table.mine.muted.includes(id);
  const turn = () =>
    attempt(
      api.mute(table.id, id, !muted).then((said) => {
        match.table.value = said.table;
        return t(muted ? 'menu/heard' : 'menu/muted', { name });
      }),
    );
  return (
    <button
      type="button"
      class="btn btn-sm btn-quiet"
      aria-label={t('menu/mute-of', { name })}
      aria-pressed={muted}
      onClick={turn}
    >
      {t(muted ? 'menu/unmute' : 'menu/mute')}
    </button>
  );
}

function Menu({ table, close }: { readonly table: TableInfo; readonly close: () => void }) {
  const seen = useSeen();
  const { match, tab } = seen;
  const seat = match.seat.value;
  useEffect(askGames, []);
  const edition = editionOf(table);
  const [said, say] = useState<string | undefined>(undefined);
  const [leaving, leave] = useState(false);
  /** Does something and says what came of it: its own words, or that it is done. */
  const attempt = (doing: Promise<unknown>) =>
    void doing.then(
      (words) => say(typeof words === 'string' ? words : t('menu/done')),
      (fault: Error) => say(fault.message),
    );
  const whatIf = async () => {
    const { table: sandbox } = await api.fork(table.id, {
      seq: match.position.peek()?.seq ?? 0,
      ...(seat !== null && { seat }),
    });
    close();
    go(`/table/${sandbox.id}`);
  };
  return (
    <Dialog title={t('menu/title')} close={close}>
      <section>
        <h3 class="dialog-head">{t('menu/players')}</h3>
        <ul class="players">
          {table.seats.map(({ seat: each, holder, offered }) => (
            <li key={each} class="row">
              <Dot power={each} small />
              <SeatName seat={each} />
              <span class="muted">
                <HolderName holder={holder} />
              </span>
              <span class="meta push">
                {'player' in holder && match.present.value.includes(holder.player.id) ? t('menu/here') : ''}
              </span>
              {table.mine.host && isOn(table) && holder.kind === 'bot' && (
                <OfferSeat table={table} seat={each} offered={offered} attempt={attempt} />
              )}
              {holder.kind === 'caretaker' && offered && <span class="pill">{t('seat/offered')}</span>}
              {seat !== null && 'player' in holder && holder.player.id !== me.value?.id && (
                <Mute table={table} player={holder.player} attempt={attempt} />
              )}
              {seat !== null && isOn(table) && 'player' in holder && holder.player.id !== me.value?.id && (
                <ReplaceCall table={table} attempt={attempt} seat={each} />
              )}
            </li>
          ))}
        </ul>
        {edition && (
          <p class="meta">{edition.name ? t('menu/edition', { name: edition.name }) : t('menu/old-edition')}</p>
        )}
        <p class="meta">{t('menu/watching', { n: match.watching.value })}</p>
      </section>
      {table.mine.invite && isOn(table) && table.seats.some(({ offered }) => offered) && (
        <InviteLink code={table.mine.invite} />
      )}
      <section class="row wrap">
        {tabsOf(seen)
          .filter((each) => each !== 'chronicle' && each !== 'talk')
          .map((each) => (
            <button
              key={each}
              type="button"
              class="btn btn-sm"
              onClick={() => {
                tab.value = each;
                close();
              }}
            >
              {t(`tab/${each}`)}
            </button>
          ))}
      </section>
      <section class="row wrap">
        <button type="button" class="btn btn-sm" onClick={() => attempt(whatIf())}>
          {t('menu/what-if')}
        </button>
        {seat !== null && <VoteCalls table={table} attempt={attempt} />}
        {seat !== null && table.status === 'playing' && (
          <button type="button" class="btn btn-sm btn-danger" aria-expanded={leaving} onClick={() => leave(!leaving)}>
            {t('menu/resign')}
          </button>
        )}
      </section>
      {leaving && (
        <section class="notice warn row wrap" role="alert">
          <span class="grow">{t('menu/resign-ask')}</span>
          <button
            type="button"
            class="btn btn-sm btn-danger"
            onClick={() => {
              leave(false);
              attempt(api.resign(table.id).then(() => t('menu/left')));
            }}
          >
            {t('menu/resign-yes')}
          </button>
          <button type="button" class="btn btn-sm" onClick={() => leave(false)}>
            {t('menu/stay')}
          </button>
        </section>
      )}
      {said && (
        <p class="notice" role="status">
          {said}
        </p>
      )}
      <section>
        <h3 class="dialog-head">{t('settings/title')}</h3>
        <SettingsForm />
      </section>
      {table.commitment && (
        <p class="meta wrap-anywhere">
          {t('menu/commitment')} {table.commitment}
        </p>
      )}
    </Dialog>
  );
}
