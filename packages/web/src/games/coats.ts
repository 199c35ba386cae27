import { plainHeraldry } from '../plain/heraldry.ts';
import { type Heraldry, learnHeraldry } from '../sprite/coats.ts';
import { byFolder } from './folders.ts';
import { givenOf } from './given.ts';

/** Emblems, colours and hatchings: `heraldry.ts` of a game's folder. A seat it does not know gets plain arms. */
const found = byFolder(import.meta.glob<{ readonly heraldry: Heraldry }>('./**/heraldry.ts'), '/heraldry.ts');

const known = new Map<string, Promise<Heraldry>>();

const load = async (game: string, data: string | undefined): Promise<Heraldry> => {
  const [own, given] = await Promise.all([found.get(game)?.(), givenOf(game, data)]);
  const plain = plainHeraldry(given.game);
  return own ? { ...own.heraldry, coats: { ...plain.coats, ...own.heraldry.coats } } : plain;
};

/** Puts the arms of a game on the page. The seats are the same with all data: those at hand will do. */
export async function bear(game: string, data?: string): Promise<void> {
  const heraldry = known.get(game) ?? load(game, data);
  known.set(game, heraldry);
  heraldry.catch(() => known.delete(game));
  learnHeraldry(await heraldry);
}
