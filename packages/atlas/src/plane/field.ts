import { at } from './at.ts';

/** For each square the distance to the nearest square where `isSource` holds (Felzenszwalb and Huttenlocher, exact). */
export function distanceField(width: number, height: number, isSource: (index: number) => boolean): Float32Array {
  const squares = new Float64Array(width * height);
  for (let i = 0; i < squares.length; i++) squares[i] = isSource(i) ? 0 : 1e12;
  const longest = Math.max(width, height);
  const line = new Float64Array(longest);
  const result = new Float64Array(longest);
  const pass = envelope(longest);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = at(squares, y * width + x);
    pass(line, result, height);
    for (let y = 0; y < height; y++) squares[y * width + x] = at(result, y);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = at(squares, y * width + x);
    pass(line, result, width);
    for (let x = 0; x < width; x++) squares[y * width + x] = at(result, x);
  }
  return Float32Array.from(squares, Math.sqrt);
}

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
