// What vitest runs before and after all journeys (`globalSetup`).
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDemo, chromiumPath } from './product'

/** Draws the demo once; each journey that wants it copies the folder. */
export const setup = async (): Promise<void> => {
  if (!chromiumPath) return
  const folder = await mkdtemp(join(tmpdir(), 'sella-demo-'))
  await addDemo(folder)
  process.env.SELLA_TEST_DEMO = folder
}

export const teardown = async (): Promise<void> => {
  if (process.env.SELLA_TEST_DEMO) await rm(process.env.SELLA_TEST_DEMO, { recursive: true, force: true })
}
