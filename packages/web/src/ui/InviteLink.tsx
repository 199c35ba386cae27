import { useRef, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import { Icon } from './Icon.tsx';

/** A link that gives a free seat to whoever opens it. */
export function InviteLink({ code }: { readonly code: string }) {
  const [copied, copy] = useState<'copied' | 'selected' | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const link = `${window.location.origin}/invite#${code}`;
  const take = async () => {
    // Without https there is no clipboard: then the link stands selected, to be copied by hand.
    field.current?.select();
    const written = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    copy(written ? 'copied' : 'selected');
  };
  return (
    <div class="invite">
      <label class="field">
        <span>{t('invite/title')}</span>
        <span class="row">
          <input
            ref={field}
            class="input"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" class="btn" onClick={() => void take()}>
            <Icon name="link" size={18} />
            {t(`invite/${copied ?? 'copy'}`)}
          </button>
        </span>
      </label>
      <p class="meta">{t('invite/text')}</p>
    </div>
  );
}
