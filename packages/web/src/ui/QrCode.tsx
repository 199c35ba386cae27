import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.ts';

/** A link as a picture for the camera of a phone. What draws it comes when it is wanted. */
export function QrCode({ text }: { readonly text: string }) {
  const [picture, draw] = useState<string | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]).then(([{ generate }, { toSvgDataURL }]) => {
      if (!left) draw(toSvgDataURL(generate(text), { on: 'black', off: 'white' }));
    });
    return () => {
      left = true;
    };
  }, [text]);
  return <div class="qr">{picture && <img src={picture} alt={t('invite/qr')} width="148" height="148" />}</div>;
}
