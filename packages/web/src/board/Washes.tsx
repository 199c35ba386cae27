import type { Sheet } from '@quadrille/atlas';
import { memo } from 'preact/compat';
import type { Ground, Wash } from './model.ts';

interface WashesProps {
  readonly washes: readonly Wash[];
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly sheet: Sheet;
}

/** Who holds what differs from the print: a wash in the holder's colour, with its hatching. */
export const Washes = memo(({ washes, grounds, sheet }: WashesProps) => {
  const powers = [...new Set(washes.map(({ power }) => power))];
  return (
    <g class="washes">
      <defs>
        {powers.map((power) => {
          const hatch = sheet.tints[power]?.hatch;
          return (
            hatch && (
              <pattern
                key={power}
                id={`wash-${power}`}
                width={hatch.width}
                height={hatch.height}
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(${hatch.angle})`}
              >
                <path d={hatch.path} class="hatch" data-p={power} />
              </pattern>
            )
          );
        })}
      </defs>
      {washes.map(({ place, power, strength = 'quiet' }) => {
        const path = grounds.get(place)?.path;
        return (
          <g key={place} class={`wash ${strength}`} data-p={power}>
            <path class="tint" d={path} />
            <path class="hatched" d={path} fill={`url(#${sheet.tints[power] ? 'wash' : 'hatch'}-${power})`} />
          </g>
        );
      })}
    </g>
  );
});
