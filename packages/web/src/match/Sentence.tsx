import type { Delta, Part } from '../games/presenter.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSeen } from './seen.ts';

const MARK = /^[,.;:!?]+/;

/** The mark right after a part: it stays with the part, even if that is a button. */
const markAfter = (parts: readonly Part[], index: number): string => {
  const next = parts[index + 1];
  return typeof next === 'string' ? (MARK.exec(next)?.[0] ?? '') : '';
};

/** A sentence whose places light up on the map. */
export const Sentence = ({ parts }: { readonly parts: readonly Part[] }) => (
  <>
    {parts.map((part, index) => {
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      if (typeof part === 'string') return <span key={index}>{index > 0 ? part.replace(MARK, '') : part}</span>;
      return (
        <span key={index} class="nowrap">
          <Named part={part} />
          {markAfter(parts, index)}
        </span>
      );
      // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
    })}
  </>
);

/** What a sentence names: a number, a Power, or a place that can be pointed at. */
function Named({ part }: { readonly part: Exclude<Part, string> }) {
  const { lit, sought, page } = useSeen();
  if ('strong' in part) return <b>{part.strong.replace(/^-/, '−')}</b>;
  if ('power' in part)
    return (
      <span class="ptxt" data-p={part.power}>
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
