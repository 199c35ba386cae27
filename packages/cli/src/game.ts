import { TITLES, titleOf } from '@quadrille/catalogue';
import { BadSetup, type Setup, setupFor, type Title } from '@quadrille/kernel';
import { BadArguments } from './command.ts';

/** The game of this id, listed or not. */
export function gameNamed(id: string): Title {
  const title = titleOf(id);
  if (title) return title;
  throw new BadArguments(`there is no game "${id}". There are: ${TITLES.map((each) => each.id).join(', ')}.`);
}

/** The set-up, or what is wrong with it. */
export function setupNamed(title: Title, chosen: Parameters<typeof setupFor>[1]): Setup {
  try {
    return setupFor(title, chosen);
  } catch (error) {
    if (error instanceof BadSetup) throw new BadArguments(error.message);
    throw error;
  }
}

/** `id=value`, several times. */
export function optionsFrom(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, id, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
      if (id === undefined || value === undefined) throw new BadArguments(`--option is id=value, not "${text}"`);
      return [id, value];
    }),
  );
}
