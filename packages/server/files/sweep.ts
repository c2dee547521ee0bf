import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Process ids are unique on one machine only, and each container has its own. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

/**
 * Milliseconds without a byte after which a file arriving on another machine is considered abandoned; a connection is cut after
 * ten minutes.
 */
const abandoned = 3_600_000

/** Path of an arriving file, containing the id of the receiving process and its machine. */
export const arrivingPlace = (root: string): string => join(root, 'arriving', `${process.pid}-${machine}-${randomUUID()}`)

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isAnothers = async (place: string, name: string): Promise<boolean> => {
  const [number = '', where] = name.split('-')
  const pid = Number.parseInt(number, 10)
  if (!(pid > 0)) return false
  // Before machines were recorded, the second part belonged to the uuid.
  if (/^\d+-[0-9a-f]{8}-[0-9a-f]{8}-/.test(name) && where !== machine) {
    const info = await stat(place).catch(() => null)
    return info !== null && Date.now() - info.mtimeMs < abandoned
  }
  return pid !== process.pid && isAlive(pid)
}

/**
 * Removes files that were arriving in processes that no longer run. Called before this process receives anything, so a file with
 * its own id is from an earlier process. `sella demo` may run beside a server, and servers on other machines may use the same
 * folder.
 */
export const sweepArriving = async (root: string): Promise<void> => {
  const names = await readdir(join(root, 'arriving')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const place = join(root, 'arriving', name)
    if (!(await isAnothers(place, name))) await rm(place, { recursive: true, force: true })
  }
}
