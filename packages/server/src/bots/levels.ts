import { BOT_LEVELS, type BotLevel, type Title } from '@quadrille/kernel';

/** The levels at which a game can be played: without knowledge of the game there are only random bots. */
export const levelsOf = ({ insight }: Title): readonly BotLevel[] => (insight ? BOT_LEVELS : ['random']);
