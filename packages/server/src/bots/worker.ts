import { comeLast } from './priority.ts';
import { think } from './thoughts.ts';

// Only now: games are loaded once, and somebody waits for it.
comeLast();

/** Runs in a worker thread of the process of the bots. */
export default think;
