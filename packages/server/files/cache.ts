import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder, writeArriving } from './scratch'
import { arrivingPlace } from './sweep'

/** Local copies of objects in a bucket: libraries that decode pictures read files. */
export interface Cache {
  /** Path of a copy, whether or not it exists. */
  placeOf(path: string): string
  /** Whether there is a copy; asking for one keeps it from being removed. */
  has(path: string): Promise<boolean>
  /** The copy of an original whose file extension is unknown, or null. */
  original(hash: string): Promise<string | null>
  /** Makes a copy; it becomes visible only after `check` has accepted its hash. */
  take(path: string, source: Readable, check?: (hash: string) => void): Promise<void>
  /** Turns a local file into a copy; the file itself is gone afterwards. */
  move(path: string, place: string): Promise<void>
  drop(path: string): Promise<void>
  /** Removes old copies from time to time for as long as this process lives, even while nobody asks for any. */
  keepSweeping(onTrouble: (error: unknown) => void): void
}

/** Milliseconds a copy stays after it was last requested, and between two sweeps. */
const kept = 3_600_000
const pause = 600_000

const sweepOlder = async (root: string, before: number): Promise<void> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const place = join(entry.parentPath, entry.name)
    const old = entry.isFile() && (await stat(place).catch(() => null))
    if (old && old.mtimeMs < before) await rm(place, { force: true })
  }
}

/** Removes the copies in a folder that is no longer used for them; another server may still read them for a while. */
export const sweepLeftCopies = (root: string, onTrouble: (error: unknown) => void): void => {
  const sweep = (): void => void sweepOlder(root, Date.now() - kept).catch(onTrouble)
  sweep()
  setInterval(sweep, pause).unref()
}

const touched = (place: string, at: number): Promise<boolean> =>
  utimes(place, at / 1000, at / 1000).then(
    () => true,
    () => false,
  )

/** Writes incoming bytes into a file of its own, and moves it into place once `check` has accepted its hash. */
const receive = async (half: string, source: Readable, check: ((hash: string) => void) | undefined, put: () => Promise<void>) => {
  try {
    const { hash } = await writeArriving(half, source, Number.POSITIVE_INFINITY)
    check?.(hash)
    await put()
  } finally {
    await rm(half, { force: true })
  }
}

export const cacheIn = async (root: string, now: () => number = Date.now): Promise<Cache> => {
  await makeFolder(join(root, 'arriving'))
  let swept = 0
  const placeOf = (path: string): string => join(root, path)
  const sweep = async (): Promise<void> => {
    if (now() - swept < pause) return
    swept = now()
    await sweepOlder(root, now() - kept)
  }
  const has = (path: string): Promise<boolean> => touched(placeOf(path), now())
  const put = async (path: string, place: string): Promise<void> => {
    await mkdir(dirname(placeOf(path)), { recursive: true })
    await rename(place, placeOf(path))
  }
  return {
    placeOf,
    has,
    original: async hash => {
      const folder = `original/${hash.slice(0, 2)}`
      const names = await readdir(placeOf(folder)).catch(() => [])
      const name = names.find(entry => entry.startsWith(`${hash}.`))
      return name && (await has(`${folder}/${name}`)) ? `${folder}/${name}` : null
    },
    take: async (path, source, check) => {
      await sweep()
      const half = arrivingPlace(root)
      await receive(half, source, check, () => put(path, half))
    },
    move: put,
    drop: path => rm(placeOf(path), { force: true }),
    keepSweeping: onTrouble => void setInterval(() => void sweep().catch(onTrouble), pause).unref(),
  }
}
