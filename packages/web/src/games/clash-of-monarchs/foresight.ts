/** What the look ahead says of a march: its stops with their costs and dangers. */
import type { Foreseen } from '@quadrille/kernel';
import type { Preview } from '@quadrille/protocol';

export interface Danger {
  readonly leader: string;
  readonly chance: number;
}

/** A space the march comes to. */
export interface Stop {
  readonly at: string;
  readonly cost: number;
  readonly dangers: readonly Danger[];
}

export interface Route {
  readonly from: string;
  readonly stops: readonly Stop[];
}

const text = (line: Foreseen, arg: string): string => String(line.args?.[arg] ?? '');

export const linesOf = (preview: Preview | undefined, id: string): readonly Foreseen[] =>
  preview?.forecast.filter((line) => line.id === id) ?? [];

export const figureOf = (preview: Preview | undefined, id: string): number | undefined => {
  const [line] = linesOf(preview, id);
  return line && Number(line.value);
};

/** The way that is being weighed, if one is. */
export function routeIn(preview: Preview | undefined): Route | undefined {
  const legs = linesOf(preview, 'leg');
  const [first] = legs;
  if (!first) return undefined;
  const risks = linesOf(preview, 'interception');
  const stops = legs.map((leg): Stop => {
    const at = text(leg, 'at');
    const dangers = risks
      .filter((risk) => text(risk, 'at') === at)
      .map((risk) => ({ leader: text(risk, 'leader'), chance: Number(risk.value) }))
      .filter(({ chance }) => chance > 0)
      .sort((a, b) => b.chance - a.chance);
    return { at, cost: Number(leg.value), dangers };
  });
  return { from: text(first, 'from'), stops };
}

/** The greatest danger at a stop. */
export const worstOf = ({ dangers }: Stop): number => Math.max(0, ...dangers.map(({ chance }) => chance));
