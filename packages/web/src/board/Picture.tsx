import type { Sheet } from '@quadrille/atlas';
import { useEffect, useState } from 'preact/hooks';

interface PictureProps {
  readonly base: string;
  readonly art: Sheet['art']['light'];
}

/** The printed sheet: at once as it is, and finer as soon as that is there, where the screen can show it. */
export function Picture({ base, art }: PictureProps) {
  const [fine, refine] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (window.devicePixelRatio <= 1) return;
    let wanted = true;
    const finer = new Image();
    finer.decoding = 'async';
    finer.src = `${base}/${art['2x']}`;
    void finer.decode().then(
      () => wanted && refine(art['2x']),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [base, art]);
  const file = fine === art['2x'] ? fine : art['1x'];
  return <img alt="" draggable={false} decoding="async" src={`${base}/${file}`} />;
}
