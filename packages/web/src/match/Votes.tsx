import { useSignal, useSignalEffect } from '@preact/signals';
import type { TableInfo, VoteInfo, VoteKind } from '@quadrille/protocol';
import { api } from '../net/api.ts';
import { request } from '../net/socket.ts';
import { me } from '../store/session.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

const HOUR = 3600;

/** How many people have a say. */
const peopleAt = ({ seats }: TableInfo): number =>
  new Set(seats.flatMap(({ holder }) => (holder.kind === 'player' ? [holder.player.id] : []))).size;

const CALLABLE = ['takeback', 'pause', 'resume', 'extend', 'end'] as const satisfies readonly VoteKind[];
type Callable = (typeof CALLABLE)[number];

/** What may be put to the vote now; nothing once the match is over. */
const callable = ({ status, settings }: TableInfo): readonly Callable[] => {
  if (status === 'over' || status === 'ended') return [];
  if (status === 'paused') return ['resume', 'end'];
  return ['takeback', 'pause', ...(settings.pace.kind === 'untimed' ? [] : (['extend'] as const)), 'end'];
};

interface CallsProps {
  readonly table: TableInfo;
  readonly attempt: (doing: Promise<unknown>) => void;
}

/** Puts something to the table. */
export function VoteCalls({ table, attempt }: CallsProps) {
  const alone = peopleAt(table) < 2;
  const call = (kind: Callable) =>
    attempt(
      request({
        type: 'call-vote',
        table: table.id,
        kind,
        ...(kind === 'extend' && { seconds: HOUR }),
      }).then(() => t(alone ? `vote/outcome/${kind}` : 'vote/asked')),
    );
  return (
    <>
      {callable(table).map((kind) => (
        <button key={kind} type="button" class="btn btn-sm" data-vote={kind} onClick={() => call(kind)}>
          {t(alone ? `vote/alone/${kind}` : `vote/${kind}`)}
        </button>
      ))}
    </>
  );
}

/** Asks the table whether the seat of somebody else should be offered to others. */
export function ReplaceCall({ table, attempt, seat }: CallsProps & { readonly seat: string }) {
  const { presenter } = useSeen();
  return (
    <button
      type="button"
      class="btn btn-sm btn-quiet"
      data-vote="replace"
      aria-label={t('vote/replace-of', { name: presenter.name(seat) })}
      onClick={() =>
        attempt(request({ type: 'call-vote', table: table.id, kind: 'replace', seat }).then(() => t('vote/asked')))
      }
    >
      {t('vote/replace')}
    </button>
  );
}

/** Whoever was away too long finds a caretaker in their seat, and takes it back. */
function Kept({ seats }: { readonly seats: readonly string[] }) {
  const { match, presenter } = useSeen();
  const back = () =>
    // The table says when the seat is theirs again: the caretaker may have an answer to give first.
    void api.comeBack(match.id).catch((fault: Error) => {
      match.problem.value = fault.message;
    });
  return (
    <section class="notice warn ballot" data-kept>
      <span class="grow">{t('away/kept', { names: seats.map((seat) => presenter.name(seat)).join(', ') })}</span>
      <button type="button" class="btn btn-sm btn-offer" onClick={back}>
        {t('away/back')}
      </button>
    </section>
  );
}

/** Votes that wait for me, over the map, seats of mine that were kept, and what became of those I have seen open: nobody looks for them in a menu. */
export function Ballots() {
  const { match } = useSeen();
  const watched = useSignal<readonly string[]>([]);
  useSignalEffect(() => {
    const fresh = match.votes.value.filter(({ id, outcome }) => !outcome && !watched.peek().includes(id));
    if (fresh.length > 0) watched.value = [...watched.peek(), ...fresh.map(({ id }) => id)];
  });
  const decided = match.votes.value.filter(({ id, outcome }) => outcome && watched.value.includes(id));
  const own = me.value?.id;
  const open = match.votes.value.filter(({ outcome, needed }) => !outcome && own !== undefined && needed.includes(own));
  const kept = (match.table.value?.seats ?? []).filter(
    ({ holder }) => holder.kind === 'caretaker' && own !== undefined && holder.player.id === own,
  );
  if (open.length + decided.length + kept.length === 0) return null;
  const dismiss = (id: string) => {
    watched.value = watched.value.filter((each) => each !== id);
  };
  return (
    <div class="ballots" role="status">
      {kept.length > 0 && <Kept seats={kept.map(({ seat }) => seat)} />}
      {open.map((vote) => (
        <Ballot key={vote.id} vote={vote} table={match.id} />
      ))}
      {decided.map(({ id, kind, outcome }) => (
        <section key={id} class="notice info ballot" data-outcome={outcome}>
          <span class="grow">
            {outcome === 'carried' ? t(`vote/outcome/${kind}`) : t('vote/rejected', { what: t(`vote/${kind}`) })}
          </span>
          <button type="button" class="btn btn-sm" onClick={() => dismiss(id)}>
            {t('close')}
          </button>
        </section>
      ))}
    </div>
  );
}

function Ballot({ vote, table }: { readonly vote: VoteInfo; readonly table: string }) {
  const { match, presenter } = useSeen();
  const cast = (agree: boolean) =>
    void request({ type: 'vote', table, vote: vote.id, agree }).catch((fault: Error) => {
      match.problem.value = fault.message;
    });
  const asks = vote.seat
    ? t('vote/asks/replace', { name: vote.by.name, seat: presenter.name(vote.seat) })
    : t(`vote/asks/${vote.kind}`, { name: vote.by.name });
  return (
    <section class="notice info ballot" data-vote={vote.kind}>
      <span class="grow">{asks}</span>
      <button type="button" class="btn btn-sm" onClick={() => cast(true)}>
        {t('option/yes')}
      </button>
      <button type="button" class="btn btn-sm" onClick={() => cast(false)}>
        {t('option/no')}
      </button>
    </section>
  );
}
