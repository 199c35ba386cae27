import { byFolder } from './folders.ts';
import type { Lesson } from './lesson.ts';

/** Guided first games: `lesson.ts` of a game's folder. */
const lessons = byFolder(import.meta.glob<{ readonly lesson: Lesson }>('./**/lesson.ts'), '/lesson.ts');

export const lessonOf = async (game: string): Promise<Lesson | undefined> => (await lessons.get(game)?.())?.lesson;
