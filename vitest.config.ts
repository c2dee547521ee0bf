import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first'

/** By processor time, of which each takes ten seconds or more. */
const longest = [
  ...['detect/refusals', 'access/roles', 'demo/demo', 'http/http', 'server/report/comprehensive', 'chaos/chaos'],
  ...['commands/detect', 'testing/two-processes', 'detection/demo-pictures', 'detect/held-out', 'detection/profile'],
  ...['waiting/waiting', 'rereads/own-errors', 'fuzz/fuzz', 'events/events', 'search/search', 'backup/backup'],
  ...['documents/documents', 'intake/hostile-pdf', 'archive/account', 'commands/operations'],
]

export default defineConfig({
  test: {
    alias: { '@node-rs/argon2': new URL('packages/server/testing/quick-argon2.ts', import.meta.url).pathname },
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'scripts/**/*.test.ts'],
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
