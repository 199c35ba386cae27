import { useMemo } from 'preact/hooks';
import type { Speech } from '../../../plain/speech.ts';
import { saidOf } from '../saying.ts';
import { chronicle } from '../telling.ts';
import { t } from '../words.ts';
import type { Body } from './parts.tsx';

const MOST = 12;

/** Any other question: what would come of what is proposed or selected, line by line, and the options. */
export const plainBody =
  (speech: Speech) =>
  ({ preview, children }: Body) => {
    const lines = useMemo(
      () =>
        preview
          ? chronicle(
              speech,
              preview.events.map((event) => ({ seq: -1, event })),
            )
          : [],
      [preview],
    );
    const told = lines.filter(({ heading }) => !heading);
    return (
      <div class="com-body">
        {told.length > 0 && (
          <ul class="proposal">
            {told.slice(0, MOST).map(({ parts }, place) => (
              <li key={place}>{saidOf(parts)}</li>
            ))}
            {told.length > MOST && <li class="meta">{t('com/and-more', { n: told.length - MOST })}</li>}
          </ul>
        )}
        {children}
      </div>
    );
  };
