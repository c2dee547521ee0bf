import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a file lies while it arrives: under the number of the process that takes it in. */
export const arrivingPlace = (root: string): string => join(root, 'arriving', `${process.pid}-${randomUUID()}`)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes what was arriving in processes that are gone. Called before this process takes anything in, so what bears its own
 * number is of an earlier one (in a container every server has the same). `sella demo` may run beside a server.
 */
export const sweepArriving = async (root: string): Promise<void> => {
  for (const name of await readdir(join(root, 'arriving'))) {
    const pid = Number.parseInt(name, 10)
    const anothers = Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid)
    if (!anothers) await rm(join(root, 'arriving', name), { recursive: true, force: true })
  }
}
