import type { Logged, Preview } from '@quadrille/protocol';
import type { Entry } from '../../presenter.ts';
import type { View } from '../model.ts';
import { plainOf } from '../telling.ts';
import { t } from '../words.ts';

export interface Teller {
  readonly chronicle: (log: readonly Logged[], view: View) => readonly Entry[];
}

/** What the golden button would do, sentence by sentence: a proposal is accepted by what it does. */
export function Foreshown({
  preview,
  chronicle,
  only,
}: Teller & { readonly preview: Preview | undefined; readonly only?: string | undefined }) {
  if (!preview) return null;
  const told = chronicle(
    preview.events.filter(({ type }) => only === undefined || type === only).map((event) => ({ seq: -1, event })),
    preview.position.view as View,
  ).filter(({ heading }) => !heading);
  if (told.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul class="foreshown" tabIndex={0} aria-label={t('urr/would-do')}>
      {told.map((entry, place) => (
        <li key={place}>
          {plainOf(entry)}
          {entry.times ? ` ×${entry.times}` : ''}
        </li>
      ))}
    </ul>
  );
}
