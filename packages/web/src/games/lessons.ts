import type { Lesson } from '../learn/lesson.ts';
import { byFolder } from './folders.ts';

/** Guided first games: `lesson.ts` of a game's folder. */
const lessons = byFolder(import.meta.glob<{ readonly lesson: Lesson }>('./**/lesson.ts'), '/lesson.ts');

export const lessonOf = async (game: string): Promise<Lesson | undefined> => (await lessons.get(game)?.())?.lesson;
