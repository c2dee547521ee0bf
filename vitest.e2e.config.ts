import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against the built product; one file after another, since each starts a server of its own. */
export default defineConfig({
  test: {
    include: ['e2e/journeys/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
})
