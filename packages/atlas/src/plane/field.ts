import { at } from './at.ts';

/**
 * For each square the distance to the nearest square where `isSource` holds: exact, after Felzenszwalb and
 * Huttenlocher. Columns are swept down and up, which needs no parabolas; rows then take the lower envelope.
 */
export function distanceField(width: number, height: number, isSource: (index: number) => boolean): Float32Array {
  const field = new Float32Array(width * height);
  for (let i = 0; i < field.length; i++) field[i] = isSource(i) ? 0 : i < width ? far : at(field, i - width) + 1;
  for (let i = field.length - width - 1; i >= 0; i--) field[i] = Math.min(at(field, i), at(field, i + width) + 1);
  const squares = new Float64Array(width);
  const result = new Float64Array(width);
  const pass = envelope(width);
  for (let start = 0; start < field.length; start += width) {
    for (let x = 0; x < width; x++) squares[x] = at(field, start + x) ** 2;
    pass(squares, result, width);
    for (let x = 0; x < width; x++) field[start + x] = Math.sqrt(at(result, x));
  }
  return field;
}

/** Farther than any sheet is wide. */
const far = 1e5;

/** Lower envelope of the parabolas standing on a line of squared distances. */
function envelope(longest: number): (line: Float64Array, result: Float64Array, length: number) => void {
  const feet = new Int32Array(longest);
  const starts = new Float64Array(longest + 1);
  return (line, result, length) => {
    let top = 0;
    feet[0] = 0;
    starts[0] = -Infinity;
    starts[1] = Infinity;
    for (let i = 1; i < length; i++) {
      let meet = 0;
      for (; top >= 0; top--) {
        const foot = at(feet, top);
        meet = (at(line, i) - at(line, foot) + i * i - foot * foot) / (i - foot) / 2;
        if (meet > at(starts, top)) break;
      }
      top++;
      feet[top] = i;
      starts[top] = meet;
      starts[top + 1] = Infinity;
    }
    top = 0;
    for (let i = 0; i < length; i++) {
      while (at(starts, top + 1) < i) top++;
      const foot = at(feet, top);
      result[i] = at(line, foot) + (i - foot) * (i - foot);
    }
  };
}
