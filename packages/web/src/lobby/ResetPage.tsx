import { useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { becomes } from '../store/session.ts';
import { t } from '../words/words.ts';
import { Secret } from './account/Credentials.tsx';
import { PageBar } from './PageBar.tsx';

/** Where the letter leads: a new password, by the secret behind `#`. */
export default function ResetPage() {
  const [password, write] = useState('');
  const [problem, fail] = useState<string | undefined>(undefined);
  const set = (event: Event) => {
    event.preventDefault();
    void api.reset({ secret: window.location.hash.slice(1), password }).then(
      () => {
        becomes(null);
        go('/profile', 'replace');
      },
      (fault: Error) => fail(fault.message),
    );
  };
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('reset/title')}</h1>
        <form class="panel form" onSubmit={set}>
          <p class="muted">{t('reset/text')}</p>
          {problem && (
            <p class="notice bad" role="alert">
              {problem} <a href="/profile">{t('profile/forgot')}</a>
            </p>
          )}
          <Secret label={t('profile/new-password')} kind="new-password" value={password} write={write} />
          <button type="submit" class="btn btn-primary">
            {t('profile/change-password')}
          </button>
        </form>
      </main>
    </>
  );
}
