/** What the rules demand of the power cards (§3.2, §18.4). */
import type { Finding, Neighbour } from '@quadrille/source';
import type { Objective, PowerCard } from '../data/model.ts';
import { readPowers } from '../data/powers.ts';
import { BadData, type Datum } from '../data/read.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import { type MapFile, mapBeside } from './map.ts';

export const readPowerFile = (file: Datum) => readPowers(file);

export type PowerFile = ReturnType<typeof readPowerFile>;

export function powersBeside(neighbour: Neighbour): PowerFile | undefined {
  const value = neighbour('powers.yaml');
  if (value === undefined) return undefined;
  try {
    return readPowerFile({ file: 'powers.yaml', path: [], value });
  } catch (problem) {
    if (problem instanceof BadData) return undefined;
    throw problem;
  }
}

export function* powerFindings(powers: PowerFile, neighbour: Neighbour): Generator<Finding> {
  const map = mapBeside(neighbour);
  for (const power of POWERS) {
    let last = 0;
    for (const [index, card] of powers[power].cards.entries()) {
      const path = ['powers', power, 'cards', index];
      if (card.from <= last || card.to < card.from)
        yield { path: [...path, 'turns'], message: 'the turns of its cards overlap or run backwards' };
      last = card.to;
      if (card.vitality < 1) yield { path: [...path, 'vitality'], message: 'a Power has vitality' };
      if (map) yield* cardOnMap(map, card, path);
    }
  }
}

function* cardOnMap(map: MapFile, card: PowerCard, path: readonly (string | number)[]): Generator<Finding> {
  for (const [index, area] of card.home.entries()) {
    const ground = map.areas.get(area);
    if (!ground) yield { path: [...path, 'home', index], message: `there is no area "${area}"` };
    else if (!card.interests.includes(ground.theater))
      yield { path: [...path, 'home', index], message: `${area} lies outside its interests` };
  }
  for (const [index, objective] of card.objectives.entries())
    for (const message of objectiveFaults(map, objective)) yield { path: [...path, 'objectives', index], message };
}

function objectiveFaults(map: MapFile, objective: Objective): string[] {
  switch (objective.type) {
    case 'area':
      return map.areas.has(objective.area) ? [] : [`there is no area "${objective.area}"`];
    case 'province':
    case 'minor_or_province':
      return map.provinces.has(objective.province) ? [] : [`there is no province "${objective.province}"`];
    case 'sum':
      return objective.all.flatMap((each) => objectiveFaults(map, each));
    case 'colonies': {
      const most = [...map.areas.values()].filter(({ theater }) => objective.theaters.includes(theater)).length;
      return objective.atLeast <= most ? [] : [`there are only ${most} areas there`];
    }
    default:
      return [];
  }
}

/** The card of a Power in a turn. */
export const cardIn = (powers: PowerFile, power: Power, turn: number): PowerCard | undefined =>
  powers[power].cards.find(({ from, to }) => from <= turn && turn <= to);
