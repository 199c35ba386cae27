import { Dot } from '../../../ui/Emblem.tsx';
import { t } from '../words.ts';

interface HolesProps {
  readonly capacity: number;
  readonly merchants: readonly { readonly power: string; readonly count: number }[];
  readonly name: (id: string) => string;
}

/** The places of a trade center: merchants in their order, then the free ones; whoever stands beyond them may lose out. */
export function Holes({ capacity, merchants, name }: HolesProps) {
  const standing = merchants.flatMap(({ power, count }) => Array.from({ length: count }, () => power));
  const free = Math.max(0, capacity - standing.length);
  return (
    <span class="holes">
      {standing.map((power, place) => (
        <span key={place} class={place >= capacity ? 'beyond' : ''}>
          <Dot power={power} name={name(power)} small />
        </span>
      ))}
      {Array.from({ length: free }, (_, place) => (
        <i key={place} class="hole" role="img" aria-label={t('urr/free-place')} />
      ))}
    </span>
  );
}
