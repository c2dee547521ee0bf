import { defineConfig } from 'vitest/config'
import { patience } from './e2e/browser'

/** Journeys in a real browser against the built product, two at a time: each has a server, data and a browser of its own. */
export default defineConfig({
  test: {
    include: ['e2e/journeys/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    globalSetup: ['e2e/one-demo.ts'],
    maxWorkers: 2,
    expect: { poll: { timeout: patience, interval: 100 } },
  },
})
