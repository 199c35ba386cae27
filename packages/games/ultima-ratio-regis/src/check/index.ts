/** The data files of the game, as `quadrille check` and editions know them: the readers are their schema. */
import type { Finding, Format, Neighbour } from '@quadrille/source';
import { BadData, type Datum, type FileName } from '../data/read.ts';
import { cardFindings, readCardFile } from './cards.ts';
import { leaderFindings, readLeaderFile } from './leaders.ts';
import { mapFindings, readMapFile } from './map.ts';
import { minorFindings, readMinorFile } from './minors.ts';
import { powerFindings, readPowerFile } from './powers.ts';
import { readScenarioFile, scenarioFindings } from './scenarios.ts';

/** A file of the game: how it is read, and what the rules demand of it. */
function format<T>(
  name: string,
  file: FileName,
  marks: readonly string[],
  read: (datum: Datum) => T,
  demands: (contents: T, neighbour: Neighbour) => Iterable<Finding>,
): Format {
  const datum = (value: unknown): Datum => ({ file, path: [], value });
  return {
    name,
    marks,
    shape: (data) => {
      try {
        read(datum(data));
        return [];
      } catch (problem) {
        if (problem instanceof BadData) return [problem.finding];
        throw problem;
      }
    },
    demands: (data, neighbour) => [...demands(read(datum(data)), neighbour)],
  };
}

export const formats: readonly Format[] = [
  format('map of Ultima Ratio Regis', 'map.yaml', ['theater_openings', 'areas'], readMapFile, mapFindings),
  format('powers of Ultima Ratio Regis', 'powers.yaml', ['powers', 'meta'], readPowerFile, powerFindings),
  format('minors of Ultima Ratio Regis', 'minors.yaml', ['minors', 'meta'], readMinorFile, minorFindings),
  format('cards of Ultima Ratio Regis', 'cards.yaml', ['generic', 'historical'], readCardFile, cardFindings),
  format('leaders of Ultima Ratio Regis', 'leaders.yaml', ['pool', 'historical'], readLeaderFile, leaderFindings),
  format(
    'scenarios of Ultima Ratio Regis',
    'scenarios.yaml',
    ['turns', 'scenarios'],
    readScenarioFile,
    scenarioFindings,
  ),
];
