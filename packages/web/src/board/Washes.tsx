import { type Rendition, type Sheet, washesMarkup } from '@quadrille/atlas';
import { memo } from 'preact/compat';
import type { Ground, Wash } from './model.ts';

interface WashesProps {
  readonly washes: readonly Wash[];
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly sheet: Sheet;
  readonly rendition: Rendition;
}

/**
 * Who holds what differs from the print: the holder's colour, as it is printed elsewhere on the sheet, covers what is
 * printed here. Sides, which no sheet prints, are a tint of their own over it.
 */
export const Washes = memo(({ washes, grounds, sheet, rendition }: WashesProps) => {
  const held = washes.filter(({ power }) => sheet.tints[power]);
  const sides = washes.filter((wash) => !held.includes(wash));
  const __html = washesMarkup(sheet, rendition, held, (place) => grounds.get(place)?.path);
  return (
    <>
      {held.length > 0 && <g class="washes held" dangerouslySetInnerHTML={{ __html }} />}
      {sides.length > 0 && (
        <g class="washes">
          {sides.map(({ place, power, strength = 'quiet' }) => (
            <g key={place} class={`wash ${strength}`} data-p={power}>
              <path class="tint" d={grounds.get(place)?.path} />
              <path class="hatched" d={grounds.get(place)?.path} fill={`url(#hatch-${power})`} />
            </g>
          ))}
        </g>
      )}
    </>
  );
});
