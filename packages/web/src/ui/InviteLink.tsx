import { useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import { Icon } from './Icon.tsx';

/** A link that gives a free seat to whoever opens it. */
export function InviteLink({ code }: { readonly code: string }) {
  const [copied, copy] = useState(false);
  const link = `${window.location.origin}/invite#${code}`;
  const take = async () => {
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    copy(true);
  };
  return (
    <div class="invite">
      <label class="field">
        <span>{t('invite/title')}</span>
        <span class="row">
          <input class="input" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
          <button type="button" class="btn" onClick={() => void take()}>
            <Icon name="link" size={18} />
            {copied ? t('invite/copied') : t('invite/copy')}
          </button>
        </span>
      </label>
      <p class="meta">{t('invite/text')}</p>
    </div>
  );
}
