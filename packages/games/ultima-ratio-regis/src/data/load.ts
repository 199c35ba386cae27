/** The data of the game, made from the text of its files: the printed ones, or an edition of somebody's own. */
import { readFileSync } from 'node:fs';
import { sha256Hex } from '@quadrille/kernel';
import { readCards, readCardsPerTurn } from './cards.ts';
import { readLeaders } from './leaders.ts';
import { readAreas, readCenters, readProvinces, readSeas, readStrategicPorts, readTheaters } from './map.ts';
import { readMinors } from './minors.ts';
import type { Data } from './model.ts';
import { readPowers } from './powers.ts';
import { FILES, fileOf, type Texts } from './read.ts';
import { readScenarios, readTurns } from './scenarios.ts';

/** Reads and checks the shape of every file; throws `BadData` with the file, the way and the reason. */
export function dataFrom(texts: Texts): Data {
  const map = fileOf(texts, 'map.yaml');
  const cards = fileOf(texts, 'cards.yaml');
  const scenarios = fileOf(texts, 'scenarios.yaml');
  const areas = readAreas(map);
  return Object.freeze({
    areas,
    provinces: readProvinces(map),
    seas: readSeas(map, areas),
    theaters: readTheaters(map, areas),
    centers: readCenters(map),
    strategicPorts: readStrategicPorts(map),
    powers: readPowers(fileOf(texts, 'powers.yaml')),
    minors: readMinors(fileOf(texts, 'minors.yaml')),
    cards: readCards(cards),
    leaders: readLeaders(fileOf(texts, 'leaders.yaml')),
    scenarios: readScenarios(scenarios),
    turns: readTurns(scenarios),
    cardsPerTurn: readCardsPerTurn(cards),
    digest: sha256Hex(FILES.map((file) => texts[file]).join('\n')),
  });
}

/** The files of this package: the only place where it touches the disk. */
export function printedTexts(): Texts {
  const entries = FILES.map((file) => [file, readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8')]);
  return Object.fromEntries(entries);
}
