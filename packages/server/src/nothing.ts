/** A character that stands for nothing, as JSON writes it: PostgreSQL can keep no text that holds it. */
const NUL = '\\u0000';

export const holdsNothing = (json: string): boolean => json.includes(NUL);
export const NOTHING = 'There is a character in it that cannot be kept.';
