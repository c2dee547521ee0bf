import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first'

/** By processor time, of which each takes nine seconds or more, and by how long they wait for threads and processes of their own. */
const longest = [
  ...['demo/demo', 'access/roles', 'detect/refusals', 'chaos/chaos', 'testing/two-processes', 'server/report/comprehensive'],
  ...['detection/profile', 'http/http', 'detection/demo-pictures', 'commands/detect', 'detect/held-out'],
  ...['server/documents/documents', 'fhir/fhir', 'search/search', 'waiting/waiting', 'rereads/own-errors', 'backup/backup'],
  ...['fuzz/fuzz', 'events/events', 'search/search.laws', 'intake/dicom', 'intake/hostile-pdf', 'archive/account'],
  ...['server/start', 'commands/operations'],
]

const longestFiles = longest.map(name => `/${name}.test.ts`)

/** Rooms whose tests ask no server. */
const pure = /\/packages\/(ceph|contract|drawing|web|workbench)\//

export default defineConfig({
  test: {
    alias: { '@node-rs/argon2': new URL('packages/server/testing/quick-argon2.ts', import.meta.url).pathname },
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['packages/server/testing/test-run.ts'],
    // A bound only ends a test that will never pass: journeys run beside the tests (scripts/test.mjs), on two cores.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Of two cores: while one waits for a server, a database or a thread, the others go on.
    maxWorkers: 3,
    // Both cores are busy already: heavy work that gave way would wait for tests without end, and who waits for it does nothing.
    env: { SELLA_DETECTION_THREADS: '1', SELLA_HEAVY_WORK: 'equal' },
    // A worker keeps the modules it has read: half of a run was reading the server anew for every file.
    isolate: false,
    sequence: { sequencer: longestFirst(longestFiles, pure) },
    expect: { poll: { timeout: 60_000 } },
  },
})
