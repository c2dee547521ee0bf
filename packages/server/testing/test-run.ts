// What vitest runs before and after all files of a run (`globalSetup`).
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endCluster } from './cluster'
import { runFolder } from './once-per-run'
import { sharedCluster } from './postgres'

/** Opens the folder that the processes of the run share. */
export const setup = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-run-'))
  // PostgreSQL's own user goes through it.
  await chmod(folder, 0o711)
  process.env.SELLA_TEST_RUN = folder
}

export const teardown = async (): Promise<void> => {
  const folder = runFolder()
  if (!folder) return
  endCluster(join(folder, sharedCluster))
  await rm(folder, { recursive: true, force: true })
}
