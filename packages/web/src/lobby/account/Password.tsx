import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { t } from '../../words/words.ts';
import type { Attempt } from './attempt.ts';
import { Secret } from './Credentials.tsx';

/** Another password. */
export function Password({ attempt }: { readonly attempt: Attempt }) {
  const [old, remember] = useState('');
  const [fresh, choose] = useState('');
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(
          api.password({ old, new: fresh }).then(() => {
            remember('');
            choose('');
          }),
          t('profile/password-changed'),
        );
      }}
    >
      <h2 class="display">{t('profile/change-password')}</h2>
      <Secret label={t('profile/old-password')} kind="current-password" value={old} write={remember} />
      <Secret label={t('profile/new-password')} kind="new-password" value={fresh} write={choose} />
      <button type="submit" class="btn">
        {t('profile/change-password')}
      </button>
    </form>
  );
}
