import { Dot } from '../../../ui/Emblem.tsx';
import { type Power, realmOf, type View } from '../model.ts';
import { t } from '../words.ts';

interface UnrestProps {
  readonly view: View;
  readonly power: Power;
  readonly name: (id: string) => string;
}

/** Unrest on its track, with vitality and twice vitality marked, and the morale that is left. */
export function Unrest({ view, power, name }: UnrestProps) {
  const unrest = realmOf(view, power)?.unrest ?? 0;
  const { vitality = 1, morale = 0 } = view.strength[power] ?? {};
  const most = Math.max(unrest, 2 * vitality) + 2;
  return (
    <div class="unrest" data-p={power}>
      <Dot power={power} name={name(power)} small />
      <span class="scale" role="img" aria-label={t('urr/unrest', { n: unrest, vitality })}>
        {Array.from({ length: most + 1 }, (_, n) => (
          <i key={n} class={n > 2 * vitality ? 'bad' : n > vitality ? 'risk' : ''} data-here={n === unrest}>
            {n === unrest ? n : ''}
          </i>
        ))}
      </span>
      <span class="hearts" role="img" aria-label={t('urr/morale', { n: morale, vitality })}>
        {'♥'.repeat(Math.max(0, morale))}
        <s>{'♥'.repeat(Math.max(0, vitality - morale))}</s>
      </span>
    </div>
  );
}
