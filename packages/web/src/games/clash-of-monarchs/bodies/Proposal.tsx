import { useMemo } from 'preact/hooks';
import type { Speech } from '../../../plain/speech.ts';
import { saidOf } from '../saying.ts';
import { chronicle } from '../telling.ts';
import { t } from '../words.ts';
import { type Body, Chip } from './parts.tsx';

const MOST = 12;

/** Something is proposed: all that would come of it, line by line, and one touch that accepts it. */
export const proposalBody =
  (speech: Speech) =>
  ({ decision, choices, ready, preview, choose, point }: Body) => {
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
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {choices.listed.map((choice) => (
            <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
          ))}
        </div>
      </div>
    );
  };
