import type { Terms } from '@quadrille/kernel';
import type { Letter } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { request } from '../net/socket.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** What a letter proposes, in a sentence, what has become of it, and the answer, where it is mine to give. */
export function TreatyNote({ letter, table }: { readonly letter: Letter; readonly table: string }) {
  const { match, presenter } = useSeen();
  const { id, from, to, treaty } = letter;
  if (!treaty) return null;
  const { state, by } = treaty;
  const answer = (agree: boolean) => void request({ type: 'reply', table, letter: id, agree }).catch(() => {});
  return (
    <div class="treaty" data-state={state}>
      <p>{presenter.treaty(treaty, from, to)}</p>
      {state === 'proposed' && to === match.seat.value ? (
        <div class="row">
          <button type="button" class="btn btn-sm btn-primary" onClick={() => answer(true)}>
            {t('treaty/agree')}
          </button>
          <button type="button" class="btn btn-sm" onClick={() => answer(false)}>
            {t('treaty/refuse')}
          </button>
        </div>
      ) : (
        <b class="meta">{t(`treaty-state/${state}`, { name: by === undefined ? '' : presenter.name(by) })}</b>
      )}
    </div>
  );
}

interface ProposeProps {
  readonly table: string;
  readonly from: string;
  readonly to: string;
  readonly letters: readonly Letter[];
}

/** What may be proposed to a correspondent now, and how they have kept their word to me. */
export function Propose({ table, from, to, letters }: ProposeProps) {
  const { presenter } = useSeen();
  const [offers, show] = useState<readonly Terms[] | undefined>(undefined);
  useEffect(() => show(undefined), [from, to]);
  const judged = letters.flatMap(({ treaty }) =>
    treaty?.by === to || (treaty?.state === 'kept' && treaty.by === undefined) ? [treaty] : [],
  );
  const broken = judged.filter(({ state }) => state === 'broken').length;
  const look = () =>
    void request({ type: 'offers', table, from, to })
      .then((told) => show('offers' in told ? told.offers : []))
      .catch(() => show([]));
  const propose = (terms: Terms) => {
    const text = presenter.treaty(terms, from, to);
    void request({ type: 'letter', table, from, to, text, terms }).catch(() => {});
    show(undefined);
  };
  return (
    <div class="propose">
      {judged.length > 0 && (
        <p class="meta">{t('treaty/word', { name: presenter.name(to), kept: judged.length - broken, broken })}</p>
      )}
      {offers === undefined ? (
        <button type="button" class="btn btn-sm" onClick={look}>
          {t('treaty/propose')}
        </button>
      ) : offers.length === 0 ? (
        <p class="meta">{t('treaty/none')}</p>
      ) : (
        offers.map((terms) => (
          <button
            key={`${terms.kind} ${terms.about}`}
            type="button"
            class="btn btn-sm offer"
            onClick={() => propose(terms)}
          >
            {presenter.treaty(terms, from, to)}
          </button>
        ))
      )}
    </div>
  );
}
