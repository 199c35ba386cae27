import { describe } from 'vitest';
import { killAgainAndAgain } from './crash.ts';
import { startPostgres } from './databases.ts';
import { freshDirectory } from './harness.ts';

describe('kill −9 (PostgreSQL)', () => {
  const postgres = startPostgres();
  killAgainAndAgain(async () => ({
    directory: freshDirectory(),
    databaseUrl: await (await postgres.running()).createDatabase(),
  }));
});
