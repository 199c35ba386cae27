import { describe } from 'vitest';
import { killAgainAndAgain } from './crash.ts';
import { freshDirectory } from './harness.ts';

describe('kill −9 (SQLite)', () => {
  killAgainAndAgain(async () => ({ directory: freshDirectory() }));
});
