export { type Checked, check } from './check.ts';
export { type Bounds, flawsIn } from './edition.ts';
export type { Format, Neighbour } from './format.ts';
export type { Finding, Path, Problem } from './problem.ts';
export { type Shape, shapeOf } from './schema.ts';
export { read, type Source } from './source.ts';
