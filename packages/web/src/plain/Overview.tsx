import type { JSX } from 'preact';
import { Dot } from '../ui/Emblem.tsx';
import type { Speech } from './speech.ts';
import { spoken } from './telling.ts';

/** How many levels of the view are laid open; what lies deeper opens at a click. */
const OPEN = 2;

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Array.isArray(value) && !value.some((each) => typeof each === 'object'));

/** A field that says what its thing is called. */
const TITLES = ['name', 'title', 'id', 'power', 'house', 'seat'] as const;
const titleOf = (speech: Speech, thing: Thing, place: number): string => {
  const found = TITLES.map((field) => thing[field]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? speech.name(found) : String(place + 1);
};

/** Everything a seat can see, as lists within lists. */
export function Overview({ speech, view }: { readonly speech: Speech; readonly view: unknown }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="overview scroll" tabIndex={0}>
      {isThing(view) ? <Fields speech={speech} thing={view} depth={0} /> : <p>{spoken(speech, view)}</p>}
    </div>
  );
}

/** What is one line first, then what has parts. */
const Fields = ({ speech, thing, depth }: { speech: Speech; thing: Thing; depth: number }) => {
  const entries = Object.entries(thing);
  const leaves = entries.filter(([, value]) => isLeaf(value));
  return (
    <>
      {leaves.length > 0 && (
        <dl>
          {leaves.map(([field, value]) => (
            <div key={field}>
              <dt>{speech.label(field)}</dt>
              <dd>
                {typeof value === 'string' && speech.isPower(value) && <Dot power={value} small />}
                {spoken(speech, value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entries
        .filter(([, value]) => !isLeaf(value))
        .map(([field, value]) => (
          <details key={field} open={depth < OPEN}>
            <summary>{speech.label(field)}</summary>
            <Inside speech={speech} value={value} depth={depth + 1} />
          </details>
        ))}
    </>
  );
};

const Inside = ({ speech, value, depth }: { speech: Speech; value: unknown; depth: number }) => {
  if (isThing(value)) return <Fields speech={speech} thing={value} depth={depth} />;
  if (!Array.isArray(value)) return <p>{spoken(speech, value)}</p>;
  return (
    <ul>
      {value.map((each, place) => (
        <li key={isThing(each) ? titleOf(speech, each, place) : place}>
          {isThing(each) ? (
            <details open={depth < OPEN}>
              <summary>{titleOf(speech, each, place)}</summary>
              <Fields speech={speech} thing={each} depth={depth + 1} />
            </details>
          ) : (
            spoken(speech, each)
          )}
        </li>
      ))}
    </ul>
  );
};
