import type { NewToken, SessionInfo } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { becomes } from '../../store/session.ts';
import { ago } from '../../ui/time.ts';
import { t } from '../../words/words.ts';
import type { Attempt } from './attempt.ts';

/** Where I am signed in, and the programs that play for me: each can be turned out. */
export function Sessions({ attempt }: { readonly attempt: Attempt }) {
  const [sessions, show] = useState<readonly SessionInfo[]>([]);
  const [token, reveal] = useState<NewToken | undefined>(undefined);
  const [label, write] = useState('');
  const look = () => api.sessions().then((said) => show(said.sessions));
  useEffect(() => void look(), []);
  return (
    <section class="panel form">
      <h2 class="display">{t('sessions/title')}</h2>
      <ul class="lines">
        {sessions.map((each) => (
          <li key={each.id} class="row">
            <span class="grow">
              <b>{nameOf(each)}</b>
              <span class="meta">
                {each.here ? t('sessions/here') : t('sessions/used', { ago: ago(each.used ?? each.created) })}
              </span>
            </span>
            {!each.here && (
              <button
                type="button"
                class="btn btn-sm"
                aria-label={t('sessions/end-of', { name: nameOf(each) })}
                onClick={() => attempt(api.endSession(each.id).then(look), t('sessions/ended'))}
              >
                {t('sessions/end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="btn"
        onClick={() =>
          attempt(
            api.signOutEverywhere().then(() => becomes(null)),
            t('sessions/ended'),
          )
        }
      >
        {t('sessions/end-all')}
      </button>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(
            api.createToken(label).then(({ token: fresh }) => {
              reveal(fresh);
              write('');
              return look();
            }),
            t('tokens/made'),
          );
        }}
      >
        <label class="field">
          <span>{t('tokens/label')}</span>
          <span class="row">
            <input
              class="input"
              required
              maxLength={60}
              value={label}
              onInput={({ currentTarget }) => write(currentTarget.value)}
            />
            <button type="submit" class="btn">
              {t('tokens/make')}
            </button>
          </span>
        </label>
        {token && (
          <label class="field">
            <span>{t('tokens/secret')}</span>
            <input
              class="input"
              readOnly
              value={token.secret}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </form>
    </section>
  );
}

const nameOf = ({ kind, label }: SessionInfo): string =>
  kind === 'token' ? t('sessions/token', { name: label }) : label || t('sessions/browser');
