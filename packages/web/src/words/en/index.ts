import { coalitionWars } from './coalition-wars.ts';
import { decisions } from './decisions.ts';
import { house } from './house.ts';
import { learning } from './learning.ts';
import { lessons } from './lessons.ts';
import { lobby } from './lobby.ts';
import { map } from './map.ts';
import { match } from './match.ts';
import { titles } from './titles.ts';

/** The screens' own catalogue in English, by screen. A language is one folder like this. */
export const en = {
  ...house,
  ...lobby,
  ...map,
  ...decisions,
  ...match,
  ...coalitionWars,
  ...titles,
  ...learning,
  ...lessons,
} as const;
