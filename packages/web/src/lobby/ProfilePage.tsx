import { useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { becomes, me, somebody } from '../store/session.ts';
import { t } from '../words/words.ts';
import { PageBar } from './PageBar.tsx';

/** Who I am: a name, an account for a guest, where notices go. */
export default function ProfilePage() {
  const [said, say] = useState<string | undefined>(undefined);
  const attempt = (doing: Promise<unknown>) =>
    void doing.then(
      () => say(t('profile/kept')),
      (fault: Error) => say(fault.message),
    );
  const who = me.value;
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('profile/title')}</h1>
        {said && (
          <p class="notice" role="status">
            {said}
          </p>
        )}
        {who && (
          <section class="panel form">
            <h2 class="display">{who.name}</h2>
            <p class="muted">{who.guest ? t('profile/guest') : t('profile/account')}</p>
            {who.reliability !== undefined && (
              <p>{t('profile/reliability', { n: Math.round(who.reliability * 100) })}</p>
            )}
            <Named
              label={t('profile/name')}
              value={who.name}
              keep={(name) =>
                attempt(
                  api.changeMe({ name }).then(({ me: next }) => {
                    me.value = next;
                  }),
                )
              }
            />
            <Named
              label={t('profile/email')}
              value={who.contact.email ?? ''}
              keep={(email) =>
                attempt(
                  api.changeMe({ contact: { email } }).then(({ me: next }) => {
                    me.value = next;
                  }),
                )
              }
            />
            {who.contact.confirmed === false && <small>{t('profile/email-asked')}</small>}
            {!who.guest && (
              <button type="button" class="btn" onClick={() => attempt(api.signOut().then(() => becomes(null)))}>
                {t('profile/sign-out')}
              </button>
            )}
          </section>
        )}
        {(!who || who.guest) && (
          <>
            <CredentialsForm
              title={who ? t('profile/claim') : t('profile/join')}
              button={t('profile/create')}
              send={(name, password) =>
                attempt(
                  somebody()
                    .then(() => api.claim({ name, password }))
                    .then(({ me: next }) => becomes(next)),
                )
              }
            />
            <CredentialsForm
              title={t('profile/sign-in')}
              button={t('profile/sign-in')}
              send={(name, password) => attempt(api.signIn({ name, password }).then(({ me: next }) => becomes(next)))}
            />
          </>
        )}
      </main>
    </>
  );
}

function Named({
  label,
  value,
  keep,
}: {
  readonly label: string;
  readonly value: string;
  readonly keep: (value: string) => void;
}) {
  const [text, write] = useState(value);
  return (
    <label class="field">
      <span>{label}</span>
      <span class="row">
        <input class="input" value={text} onInput={({ currentTarget }) => write(currentTarget.value)} />
        <button type="button" class="btn" disabled={text === value} onClick={() => keep(text)}>
          {t('profile/keep')}
        </button>
      </span>
    </label>
  );
}

interface CredentialsFormProps {
  readonly title: string;
  readonly button: string;
  readonly send: (name: string, password: string) => void;
}

function CredentialsForm({ title, button, send }: CredentialsFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        send(name, password);
      }}
    >
      <h2 class="display">{title}</h2>
      <label class="field">
        <span>{t('profile/name')}</span>
        <input
          class="input"
          autoComplete="username"
          required
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t('profile/password')}</span>
        <input
          class="input"
          type="password"
          autoComplete="current-password"
          minLength={8}
          required
          value={password}
          onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {button}
      </button>
    </form>
  );
}
