/** How many people play, and the Powers that two of them hold besides their own: players 4 and 5 of boardgame.io. */
export const PEOPLE = 4;
const ALSO: Readonly<Record<string, string>> = { '0': '4', '1': '5' };

/** The second Power of whoever holds this one first. */
export const alsoOf = (playerID: string): string | undefined => ALSO[playerID];

/** Who answers for a Power. */
export const holderOf = (playerID: string): number => Number(playerID) % PEOPLE;
