import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first'

const longest = [
  ...[
    'detect/refusals',
    'access/roles',
    'events/events',
    'server/report/comprehensive',
    'chaos/chaos',
    'demo/demo',
    'detection/profile',
  ],
  ...[
    'commands/operations',
    'commands/detect',
    'detect/held-out',
    'fuzz/fuzz',
    'testing/two-processes',
    'detection/demo-pictures',
  ],
]

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
    sequence: { sequencer: longestFirst(longest.map(name => `/${name}.test.ts`)) },
    // A wait ends when the thing is there; the bound only ends a test that will never pass.
    expect: { poll: { timeout: 20_000 } },
  },
})
