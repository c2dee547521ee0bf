import { cp } from 'node:fs/promises'
import { oncePerRun, runFolder } from './once-per-run'

/**
 * Fills an empty folder with the data of the demo, whose films cost twenty seconds of a core: `draw` makes it once for all processes
 * of a run of tests, of `npm test` for tests and journeys together (SELLA_TEST_SHARED), and the others copy it.
 */
export const demoInto = async (data: string, draw: (folder: string) => Promise<void>): Promise<void> => {
  const run = process.env.SELLA_TEST_SHARED || runFolder()
  if (run) await cp(await oncePerRun(run, 'demo', draw), data, { recursive: true })
  else await draw(data)
}
