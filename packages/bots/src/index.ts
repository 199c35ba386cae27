import type { Random, Seat, Title } from '@quadrille/kernel';
import { anything } from './anything.ts';
import type { Bot, Skill, Table } from './bot.ts';
import { greedy } from './greedy.ts';

export type { AnyMatch, AnyRun, Bot, Skill, Table } from './bot.ts';

/** How well a bot plays, the weakest first. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

const SKILLS: Readonly<Record<Exclude<Level, 'random'>, Skill>> = { greedy };

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

/** The bot of a level at a game; where the game has no insight every level plays at random. */
export const botFor = ({ insight }: Pick<Title, 'insight'>, level: Level): Bot =>
  level === 'random' || !insight ? anything : SKILLS[level](insight);

/** The option a bot of this level takes for the seat. It sees imagined worlds only, never the match as it really is. */
export const chooseFor = (title: Title, match: Table, seat: Seat, level: Level, random: Random): string =>
  botFor(title, level)(match, seat, random);
