import type { Delta, Part } from '../games/presenter.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSeen } from './seen.ts';

/** A comma stays with the word before it, even if that word is a button. */
const kept = (words: string): string => words.replace(/^(?=[,.;:!?])/, '\u2060');

/** A sentence whose places light up on the map. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
  const { lit, sought, page } = useSeen();
  return (
    <>
      {parts.map((part, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
        if (typeof part === 'string') return <span key={index}>{kept(part)}</span>;
        if ('strong' in part) return <b key={index}>{part.strong}</b>;
        if ('power' in part)
          return (
            <span key={index} class="ptxt" data-p={part.power}>
              {part.name}
            </span>
          );
        const point = () => {
          lit.value = [part.place];
        };
        const leave = () => {
          lit.value = [];
        };
        return (
          <button
            key={index}
            type="button"
            class="place"
            onMouseEnter={point}
            onMouseLeave={leave}
            onFocus={point}
            onBlur={leave}
            onClick={() => {
              sought.value = [part.place];
              page.value = 'map';
            }}
          >
            {part.name}
          </button>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
      })}
    </>
  );
}

export const Deltas = ({ deltas }: { readonly deltas: readonly Delta[] }) => (
  <span class="deltas">
    {deltas.map(({ text, icon, way }, index) => (
      <span key={index} class={way ? `delta ${way}` : 'delta'}>
        {icon && <Icon name={icon} size={13} />}
        {text}
      </span>
    ))}
  </span>
);
