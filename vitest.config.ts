import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/e2e/**'],
          globalSetup: ['packages/server/test/setup.ts'],
          // One more than there are cores: tests of the server wait for it half of their time.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          // Most of the time they wait for one another: pages for the server, it for its bots. More pages than four draw late.
          maxWorkers: 2,
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A busy machine takes its time: what never comes is told by the tests' own limits.
          expect: { poll: { timeout: 120_000 } },
        },
      },
    ],
  },
});
