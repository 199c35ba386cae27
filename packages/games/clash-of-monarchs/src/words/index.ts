/** Everything the game says, in English. Names come from the data. */
import type { Words } from '@quadrille/kernel';
import type { Data } from '../board/data.ts';
import { INTELLIGENCE } from './intelligence.ts';
import { namesOf } from './names.ts';
import { OPTIONS } from './options.ts';
import { REALM } from './realm.ts';
import { TREATY_WORDS } from './treaties.ts';
import { WAR } from './war.ts';

export const wordsOf = (data: Data): Words => ({
  ...namesOf(data),
  ...REALM,
  ...WAR,
  ...OPTIONS,
  ...INTELLIGENCE,
  ...TREATY_WORDS,
});

/** Everything that must come up when the game is played: questions, refusals, news, endings. */
export const SPOKEN: readonly string[] = Object.keys({ ...REALM, ...WAR, ...INTELLIGENCE }).filter((id) =>
  ['ask', 'refusal', 'event', 'result'].includes(id.split('/')[0] ?? ''),
);
