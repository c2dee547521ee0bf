import { createReadStream } from 'node:fs'
import { access, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { errors, errorText } from '@sella/contract/errors'
import { diskTrouble } from '../db/disk-trouble'
import { Refusal } from '../http/refusal'
import { type TakingPorts, takeIn } from '../waiting/take'
import { accountNamed } from './owner'
import { inRounds, inTurn, type Rounds } from './rounds'
import type { WatchedFolder } from './settings'
import { settling } from './settling'

interface Ports extends TakingPorts {
  readonly onError: (error: unknown) => void
}

/** Subfolders for processed files; they are not watched. */
const ends = { done: 'done', failed: 'failed' } as const
const second = 1000
/** Milliseconds between two scans of the folder. */
const lookEvery = 2000
const largestFile = 200_000_000
/** Most files per scan; the rest follow in the next. */
const mostFiles = 500
const deepest = 8

/** Files under a folder, except hidden ones, links and the two subfolders for processed files. */
const filesUnder = async (folder: string, depth = 0): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const places: string[] = []
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (entry.name.startsWith('.') || (depth === 0 && Object.values<string>(ends).includes(entry.name))) continue
    const place = join(folder, entry.name)
    if (entry.isFile()) places.push(place)
    else if (entry.isDirectory() && depth < deepest) places.push(...(await filesUnder(place, depth + 1)))
  }
  return places
}

const exists = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    () => false,
  )

/**
 * Moves a file to one of the subfolders under its own name, without overwriting anything. Another process may have moved it
 * first.
 */
const moveTo = async (folder: string, end: keyof typeof ends, place: string): Promise<string> => {
  const wanted = join(folder, ends[end], relative(folder, place))
  await mkdir(dirname(wanted), { recursive: true })
  let target = wanted
  for (let n = 2; await exists(target); n++) target = `${wanted}.${n}`
  await rename(place, target).catch(error => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  })
  return target
}

/** Whether a refusal is due to the file, so that no later attempt would succeed. All others are due to the moment. */
const isOfFile = (error: unknown): error is Refusal => error instanceof Refusal && errors[error.code].status < 500

/** Whether no other file could be taken either: a refusal of this server, or its full disk. */
const isOfAll = (error: unknown): boolean => error instanceof Refusal || diskTrouble(error) !== null

const takeFile = async (
  ports: Ports,
  place: string,
  { folder, doctor }: { readonly folder: WatchedFolder; readonly doctor: string },
): Promise<void> => {
  try {
    const arrival = await ports.files.receive(createReadStream(place), largestFile)
    try {
      await takeIn(ports, arrival, { doctor, source: 'folder', sender: folder.name, name: basename(place) })
    } finally {
      await arrival.discard()
    }
  } catch (error) {
    // Another process of the installation was faster.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !(await exists(place))) return
    if (!isOfFile(error) || diskTrouble(error) !== null) throw error
    const moved = await moveTo(folder.path, 'failed', place)
    const words = (['zh', 'en'] as const).map(lang => errorText(error.code, lang, error.details))
    await writeFile(`${moved}.reason.txt`, `${words.join('\n')}\n${error.code}\n`)
    return
  }
  await moveTo(folder.path, 'done', place)
}

/**
 * Takes files placed in a folder into an account's waiting files once they have settled. A file moves to `done/` when it would
 * survive a power cut here, or to `failed/`, with the reason beside it, when it can never be taken. Nothing is deleted. After a
 * crash the interrupted file is taken again and recognised as already here.
 */
export const watchFolder = (ports: Ports, folder: WatchedFolder): Rounds => {
  const settled = settling(folder.settle)
  const work = async (signal: AbortSignal): Promise<void> => {
    const doctor = await accountNamed(ports.store.db, folder.for)
    if (doctor === null) throw new Error(`SELLA_MACHINES: folder "${folder.name}": there is no account or clinic "${folder.for}"`)
    const places = (await filesUnder(folder.path)).slice(0, mostFiles)
    const take = async (place: string): Promise<void> => {
      if (!signal.aborted) await takeFile(ports, place, { folder, doctor })
    }
    await inTurn(await settled(places, Date.now()), take, isOfAll)
  }
  return inRounds(work, { every: Math.min(lookEvery, Math.max(50, (folder.settle * second) / 2)), onError: ports.onError })
}
