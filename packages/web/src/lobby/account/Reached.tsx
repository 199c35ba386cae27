import { type Me, NOTICE_KINDS, type NoticeKind } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { me } from '../../store/session.ts';
import { t } from '../../words/words.ts';
import type { Attempt } from './attempt.ts';
import { Secret } from './Credentials.tsx';
import { Pushed } from './Pushed.tsx';

/** Changes what the house knows of me. */
export const changeMe = (change: Parameters<typeof api.changeMe>[0]): Promise<void> =>
  api.changeMe(change).then(({ me: next }) => {
    me.value = next;
  });

/** Where notices reach me when I am away, and of what. */
export function Reached({ who, attempt }: { readonly who: Me; readonly attempt: Attempt }) {
  const { email, webhook, confirmed, silent } = who.contact;
  const hear = (kind: NoticeKind, on: boolean) => {
    const next = on ? silent.filter((each) => each !== kind) : [...silent, kind];
    attempt(changeMe({ contact: { silent: next } }));
  };
  return (
    <section class="panel form">
      <h2 class="display">{t('reached/title')}</h2>
      <Named
        label={t('profile/email')}
        type="email"
        value={email ?? ''}
        guarded={!who.guest}
        keep={(text, password) => attempt(changeMe({ contact: { email: text }, ...(password && { password }) }))}
      />
      {confirmed === false && <small>{t('profile/email-asked')}</small>}
      {confirmed === true && <small>{t('profile/email-confirmed')}</small>}
      <Named
        label={t('profile/webhook')}
        type="url"
        value={webhook ?? ''}
        keep={(text) => attempt(changeMe({ contact: { webhook: text } }))}
      />
      <Pushed attempt={attempt} />
      <fieldset class="switches">
        <legend>{t('reached/kinds')}</legend>
        {NOTICE_KINDS.map((kind) => (
          <label key={kind} class="check">
            <input
              type="checkbox"
              checked={!silent.includes(kind)}
              onChange={({ currentTarget }) => hear(kind, currentTarget.checked)}
            />
            <span>{t(`notice/${kind}`)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

interface NamedProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'url';
  /** It is changed by whoever knows the password. */
  readonly guarded?: boolean;
  readonly keep: (value: string, password: string) => void;
}

/** One thing that is said and kept. */
export function Named({ label, value, type = 'text', guarded = false, keep }: NamedProps) {
  const [text, write] = useState(value);
  const [password, prove] = useState('');
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        keep(text, password);
        prove('');
      }}
    >
      <label class="field">
        <span>{label}</span>
        <span class="row">
          <input
            class="input"
            type={type}
            aria-label={label}
            value={text}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
          <button
            type="submit"
            class="btn"
            disabled={text === value}
            aria-label={t('profile/keep-of', { name: label })}
          >
            {t('profile/keep')}
          </button>
        </span>
      </label>
      {guarded && text !== value && (
        <Secret label={t('profile/old-password')} kind="current-password" value={password} write={prove} />
      )}
    </form>
  );
}
