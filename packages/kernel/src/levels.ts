/** How well a bot plays, the weakest first: by these words everywhere, from the database to the command line. */
export const BOT_LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const isBotLevel = (text: string): text is BotLevel => BOT_LEVELS.some((level) => level === text);
