import { LEVELS, type Level } from '@quadrille/bots';
import type { Title } from '@quadrille/kernel';
import { BOT_LEVELS, type BotLevel } from '@quadrille/protocol';

/** The skill a bot of a table's level plays with: the best there is up to that level. */
const SKILLS: Readonly<Record<BotLevel, readonly string[]>> = {
  random: ['random'],
  easy: ['easy', 'greedy', 'random'],
  normal: ['normal', 'search', 'greedy', 'random'],
  hard: ['hard', 'search', 'normal', 'greedy', 'random'],
};

export function skillOf(level: BotLevel): Level {
  for (const name of SKILLS[level]) for (const known of LEVELS) if (known === name) return known;
  return 'random';
}

/** The levels at which a game can be played: without knowledge of the game there are only random bots. */
export const levelsOf = ({ insight }: Title): readonly BotLevel[] => (insight ? BOT_LEVELS : ['random']);
