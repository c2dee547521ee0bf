import { defineConfig } from 'vitest/config'
import { patience } from './e2e/patience'
import { longestFirst } from './scripts/longest-first'

/** By processor time, most of it the browser's. */
const longest = [
  ...['pages', 'main-job', 'clinic', 'accessibility', 'real-film-plan', 'accessibility-pages', 'account', 'settings-export'],
  ...['workbench-drafts', 'images', 'documents', 'treatment-plan', 'overlap', 'own-analysis', 'plan-movements'],
  ...['reliability-films', 'customer-service', 'patients', 'auto-points', 'plan-face', 'profile-photo'],
]

/** Journeys in a real browser against the built product, three at a time: each has a server, data and windows of its own. */
export default defineConfig({
  test: {
    include: ['e2e/journeys/**/*.test.ts'],
    testTimeout: 180_000,
    // The first that wants the demo waits until it is drawn.
    hookTimeout: 600_000,
    globalSetup: ['e2e/journeys-run.ts'],
    // Two cores: while a journey waits for its browser or server, another goes on.
    maxWorkers: 3,
    // Both cores are busy already: heavy work that gave way would wait for tests without end, and who waits for it does nothing.
    env: { SELLA_DETECTION_THREADS: '1', SELLA_HEAVY_WORK: 'equal' },
    // A worker keeps its browser and the modules it has read (e2e/browser.ts).
    isolate: false,
    sequence: { sequencer: longestFirst(longest.map(name => `/${name}.test.ts`)) },
    expect: { poll: { timeout: patience, interval: 100 } },
  },
})
