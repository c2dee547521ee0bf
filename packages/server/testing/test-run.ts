// What vitest runs before and after all files of a run (`globalSetup`).
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { endCluster } from './cluster'
import { runFolder } from './once-per-run'
import { sharedCluster } from './postgres'
import { roomOfRun } from './room-of-run'

/** Opens the folder that the processes of the run share. */
export const setup = async (): Promise<void> => {
  process.env.SELLA_TEST_RUN = await roomOfRun()
}

export const teardown = async (): Promise<void> => {
  const folder = runFolder()
  if (!folder) return
  endCluster(join(folder, sharedCluster))
  await rm(folder, { recursive: true, force: true })
}
