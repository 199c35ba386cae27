import { check } from './check.ts';
import { type Format, fits } from './format.ts';
import type { Finding, Path, Problem } from './problem.ts';
import { read } from './source.ts';

type Texts = Readonly<Record<string, string>>;
type Thing = Readonly<Record<string, unknown>>;

/** What belongs to an edition, and what stays as it is. */
export interface Bounds {
  readonly formats: readonly Format[];
  /** Keys whose values stay ours: ids and geometry. */
  readonly fixed: readonly string[];
  /** Files that are no part of the edition and yet looked at, such as boards of other games. */
  readonly neighbours?: Texts;
}

/** What is wrong with the files of an edition, measured by ours: each by itself, and whether it still is the same game. */
export function flawsIn({ formats, fixed, neighbours = {} }: Bounds, ours: Texts, theirs: Texts): readonly Problem[] {
  return Object.entries(theirs).flatMap(([file, text]) => {
    const source = read(file, text);
    if (source.unreadable.length > 0) return source.unreadable;
    const own = ours[file];
    if (own === undefined) return [source.locate({ path: [], message: 'the game has no such file' })];
    const known = formats.some((format) => fits(format, read(file, own).data));
    const wrong = known
      ? check(formats, file, text, (name) => theirs[name] ?? ours[name] ?? neighbours[name]).problems
      : [];
    const moved = [...differences(fixed, read(file, own).data, source.data, [])].map(source.locate);
    return [...wrong, ...moved];
  });
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (value: unknown): unknown => (isThing(value) ? value.id : undefined);
const isListed = (value: unknown): value is readonly Thing[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => idOf(each) !== undefined);

/** Where theirs is another game: things that are missing or unknown, geometry that has changed. */
function* differences(fixed: readonly string[], ours: unknown, theirs: unknown, path: Path): Generator<Finding> {
  if (isListed(ours)) yield* inList(fixed, ours, Array.isArray(theirs) ? theirs : [], path);
  else if (isThing(ours) && isThing(theirs))
    for (const [key, own] of Object.entries(ours)) {
      const at = [...path, key];
      if (!fixed.includes(key)) yield* differences(fixed, own, theirs[key], at);
      else if (JSON.stringify(own) !== JSON.stringify(theirs[key]))
        yield { path: at, message: `"${key}" stays as it is: an edition changes values, not the map` };
    }
}

function* inList(
  fixed: readonly string[],
  ours: readonly Thing[],
  theirs: readonly unknown[],
  path: Path,
): Generator<Finding> {
  const ids = ours.map(idOf);
  for (const [place, each] of theirs.entries()) {
    const own = ours[ids.indexOf(idOf(each))];
    if (own) yield* differences(fixed, own, each, [...path, place]);
    else yield { path: [...path, place], message: `there is no ${String(idOf(each))} in this game` };
  }
  for (const id of ids)
    if (!theirs.some((each) => idOf(each) === id)) yield { path, message: `${String(id)} is missing` };
}
