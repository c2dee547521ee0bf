import { defineConfig } from 'vitest/config'

const room = process.env.SELLA_MUTANTS ?? ''

/** The tests of one room, which `npm run mutants` runs against each fault. */
export default defineConfig({
  test: {
    include: [`packages/${room}/**/*.test.ts`],
    exclude: ['**/node_modules/**'],
    globalSetup: room.startsWith('server') ? ['packages/server/testing/test-run.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
