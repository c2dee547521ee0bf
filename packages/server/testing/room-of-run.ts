import { statfsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes. A whole run writes a small part of it. */
const plenty = 6 * 2 ** 30

const freeIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    return 0
  }
}

/**
 * The folder of a run of tests. Where the machine has memory to spare it lies there, and with it everything that the run's
 * processes put into temporary folders: servers sync every commit, and tests that wait for a disk measure the disk.
 */
export const roomOfRun = async (): Promise<string> => {
  const fast = freeIn(memory) >= plenty
  const folder = await mkdtemp(join(fast ? memory : tmpdir(), 'sella-run-'))
  // PostgreSQL's own user goes through it.
  await chmod(folder, 0o711)
  if (fast) {
    const temporary = join(folder, 'tmp')
    await mkdir(temporary)
    await chmod(temporary, 0o711)
    process.env.TMPDIR = temporary
  }
  return folder
}
