/** What a bot is like, whatever its level. What each means at a game, the game says. */
export const TEMPERAMENTS = ['cautious', 'crusader', 'merchant', 'opportunist'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];
