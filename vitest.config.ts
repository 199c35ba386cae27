import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // On two cores Vitest would keep one for itself.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/e2e/**'],
          globalSetup: ['packages/server/test/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          // Two files at a time keep the pages of both from drawing in time on two cores.
          fileParallelism: false,
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
