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
    alias: { '@node-rs/argon2': new URL('packages/server/testing/quick-argon2.ts', import.meta.url).pathname },
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['packages/server/testing/test-run.ts'],
    // A bound only ends a test that will never pass: journeys run beside the tests (scripts/test.mjs), on two cores.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // Both cores are busy already.
    env: { SELLA_DETECTION_THREADS: '1' },
    // A worker keeps the modules it has read: half of a run was reading the server anew for every file.
    isolate: false,
    sequence: { sequencer: longestFirst(longest.map(name => `/${name}.test.ts`)) },
    expect: { poll: { timeout: 60_000 } },
  },
})
