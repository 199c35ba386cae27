import { namesOf, type Sheet } from '@quadrille/atlas';

const known = new Map<string, string>();

/** The names of the lands stand on the sheet. */
export function learnNames(sheet: Sheet): void {
  for (const [id, name] of Object.entries(namesOf(sheet))) known.set(id, name);
}

export const placeName = (id: string): string | undefined => known.get(id);
export const isPlace = (id: string): boolean => known.has(id);
