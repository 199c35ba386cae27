import type { Player } from '@quadrille/protocol';
import { LIMITS } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { t } from '../words/words.ts';
import { attempting } from './account/attempt.ts';

/** What one can do about somebody: want nothing to do with them, or tell the owner of the house. */
export function Avoid({ player }: { readonly player: Player }) {
  const [blocked, know] = useState(false);
  const [telling, tell] = useState(false);
  const [text, write] = useState('');
  const [said, say] = useState<string | undefined>(undefined);
  const attempt = attempting(say);
  useEffect(() => {
    void api.blocks().then(
      (list) => know(list.blocked.some(({ id }) => id === player.id)),
      () => undefined,
    );
  }, [player.id]);
  return (
    <section class="panel form" aria-label={t('avoid/title')}>
      <div class="row wrap">
        <button
          type="button"
          class="btn"
          aria-pressed={blocked}
          onClick={() =>
            attempt(
              api.block(player.id, !blocked).then(() => know(!blocked)),
              t(blocked ? 'avoid/unblocked' : 'avoid/blocked'),
            )
          }
        >
          {t(blocked ? 'avoid/unblock' : 'avoid/block')}
        </button>
        <button type="button" class="btn" aria-expanded={telling} onClick={() => tell(!telling)}>
          {t('avoid/report')}
        </button>
      </div>
      {telling && (
        <form
          class="field"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(
              api.report({ player: player.id, text }).then(() => tell(false)),
              t('avoid/reported'),
            );
          }}
        >
          <label class="field">
            <span>{t('avoid/what')}</span>
            <textarea
              class="input"
              required
              rows={4}
              maxLength={LIMITS.talk}
              value={text}
              onInput={({ currentTarget }) => write(currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn">
            {t('talk/send')}
          </button>
        </form>
      )}
      {said && (
        <p class="notice" role="status">
          {said}
        </p>
      )}
    </section>
  );
}
