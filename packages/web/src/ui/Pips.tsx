import './weigh.css';

/** Points as a row of pips: those spent are filled. */
export const Pips = ({ spent, of }: { readonly spent: number; readonly of: number }) => (
  <span class="pips" aria-hidden="true">
    {Array.from({ length: Math.max(of, spent) }, (_, place) => (
      <i key={place} class={place < spent ? (place < of ? 'y' : 'y over') : ''} />
    ))}
  </span>
);
