import { LIMITS } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { askHouse, house } from '../../store/house.ts';
import { t } from '../../words/words.ts';
import type { Attempt } from './attempt.ts';

/** A letter to whoever has forgotten their password, where the house can write letters. */
export function Forgotten({ attempt }: { readonly attempt: Attempt }) {
  const [name, write] = useState('');
  useEffect(askHouse, []);
  if (!house.value?.mails) return null;
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(api.forgot(name), t('profile/forgot-sent'));
      }}
    >
      <h2 class="display">{t('profile/forgot')}</h2>
      <label class="field">
        <span>{t('profile/forgot-name')}</span>
        <input
          class="input"
          required
          maxLength={LIMITS.name}
          autoComplete="username"
          value={name}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {t('profile/forgot-send')}
      </button>
    </form>
  );
}
