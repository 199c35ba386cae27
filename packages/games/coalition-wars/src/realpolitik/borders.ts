/** The borders of the map, on which Trains stand (RP §5). */
import { type Region, regionOf } from '../core/board.ts';
import type { Data } from '../core/data.ts';
import { BadData } from '../core/read.ts';
import type { World } from '../core/state.ts';
import type { Territory } from '../core/vocabulary.ts';
import { scenarioIn } from './scenario.ts';

/** A border by land between two Territories, the first of the alphabet first. */
export interface Border {
  readonly id: string;
  readonly ends: readonly [Region, Region];
}

/** How a border is written, whichever side is named first: `berlin/hannover`. */
export const borderId = (a: Territory, b: Territory): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

interface Borders {
  readonly byId: ReadonlyMap<string, Border>;
  readonly byTerritory: ReadonlyMap<Territory, readonly Border[]>;
}

function readBorders(data: Data): Borders {
  const board = data.boardOf(scenarioIn(data).board);
  const byId = new Map<string, Border>();
  const byTerritory = new Map<Territory, Border[]>();
  for (const here of board.territories.map((at) => regionOf(board, at))) {
    const around = here.near.map((there): Border => {
      const id = borderId(here.id, there.id);
      const border: Border = byId.get(id) ?? { id, ends: here.id < there.id ? [here, there] : [there, here] };
      byId.set(id, border);
      return border;
    });
    byTerritory.set(here.id, around);
  }
  return { byId, byTerritory };
}

/** The border of this id. */
export function borderOf({ rules: { data } }: World, id: string): Border {
  const border = data.once(readBorders).byId.get(id);
  if (!border) throw new BadData(`There is no border ${id}`);
  return border;
}

/** The borders of a Territory. */
export const bordersAt = ({ rules: { data } }: World, at: Territory): readonly Border[] =>
  data.once(readBorders).byTerritory.get(at) ?? [];
