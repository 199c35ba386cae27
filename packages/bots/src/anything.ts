import type { Bot } from './bot.ts';

/** Any option, each as likely as the others. */
export const anything: Bot = (table, seat, random) => random.pick(table.options(seat), 'bot').id;
