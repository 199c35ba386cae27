import { account } from './account.ts';
import { decisions } from './decisions.ts';
import { house } from './house.ts';
import { learning } from './learning.ts';
import { lobby } from './lobby.ts';
import { map } from './map.ts';
import { match } from './match.ts';
import { people } from './people.ts';

/** The screens' own catalogue in English, by screen. A language is one folder like this. */
export const en = {
  ...house,
  ...lobby,
  ...account,
  ...people,
  ...map,
  ...decisions,
  ...match,
  ...learning,
} as const;
