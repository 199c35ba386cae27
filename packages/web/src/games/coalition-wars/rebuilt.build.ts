import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const data = new URL('../../../../games/coalition-wars/data/', import.meta.url);

interface Board {
  readonly id: string;
  readonly territories?: readonly {
    readonly id: string;
    readonly provenance?: Readonly<Record<string, { readonly reconstructed?: boolean }>>;
  }[];
}

const SHOWN = ['kind', 'owner', 'stripes', 'value', 'port'];

/** Board → territory → the facts that are rebuilt and not told by the rulebook. */
export const rebuilt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = Object.fromEntries(
  readdirSync(data)
    .filter((file) => file.endsWith('.yaml'))
    .map((file): [string, Board] => [
      file.slice(0, -'.yaml'.length),
      parse(readFileSync(new URL(file, data), 'utf8')) as Board,
    ])
    .flatMap(([board, { territories }]) => (territories ? [[board, factsOf(territories)]] : [])),
);

function factsOf(territories: NonNullable<Board['territories']>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    territories.map(({ id, provenance = {} }) => [id, SHOWN.filter((fact) => provenance[fact]?.reconstructed)]),
  );
}
