import { useEffect, useRef, useState } from 'preact/hooks';
import { askHouse, house } from '../store/house.ts';
import { t } from '../words/words.ts';
import { Icon } from './Icon.tsx';
import { QrCode } from './QrCode.tsx';

/** A link that gives a free seat to whoever opens it: at the address others reach. */
export function InviteLink({ code }: { readonly code: string }) {
  const [copied, copy] = useState<'copied' | 'selected' | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(askHouse, []);
  const link = `${house.value?.address ?? window.location.origin}/invite#${code}`;
  const take = async () => {
    // Without https there is no clipboard: then the link stands selected, to be copied by hand.
    field.current?.focus();
    field.current?.select();
    const written = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    copy(written ? 'copied' : 'selected');
  };
  return (
    <section class="panel invite">
      <div class="grow">
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
      <QrCode text={link} />
    </section>
  );
}
