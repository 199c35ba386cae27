import { LIMITS } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { takeName } from '../store/named.ts';
import { me } from '../store/session.ts';
import { t } from '../words/words.ts';

/** What the others shall call me. */
export function OwnName({ button }: { readonly button: string }) {
  const [name, write] = useState(me.value?.name ?? '');
  const [problem, fail] = useState<string | undefined>(undefined);
  const take = (event: Event) => {
    event.preventDefault();
    void takeName(name).catch((fault: Error) => fail(fault.message));
  };
  return (
    <form class="panel form own-name" onSubmit={take}>
      <label class="field">
        <span>{t('name/ask')}</span>
        <span class="row">
          <input
            class="input"
            required
            maxLength={LIMITS.name}
            autoComplete="nickname"
            value={name}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
          <button type="submit" class="btn btn-offer">
            {button}
          </button>
        </span>
      </label>
      {problem && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
