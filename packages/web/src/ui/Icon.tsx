import type { IconName } from '../sprite/icons.ts';

/** An icon beside a word: hidden from readers. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

/** A figure of the house or of a diplomatic status, beside a word. */
export const Figure = ({ name, size = 20 }: { readonly name: string; readonly size?: number }) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href={`#f-${name}`} />
  </svg>
);
