import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['packages/server/testing/test-run.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A worker keeps the modules it has read: half of a run was reading the server anew for every file.
    isolate: false,
    // A wait ends when the thing is there; the bound only ends a test that will never pass.
    expect: { poll: { timeout: 20_000 } },
  },
})
