import { createReadStream } from 'node:fs'
import { access, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '../http/refusal'
import type { Arrivals } from './arrivals'
import { receiveInto } from './receive'
import { makeFolder, syncFolder, writeWhole } from './scratch'
import { type FileStore, pathShape, type Stored } from './store'
import { sweepArriving } from './sweep'

const exists = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    () => false,
  )

const keepAs = async (root: string, place: string, path: string): Promise<string> => {
  const target = join(root, path)
  await makeFolder(dirname(target))
  // The same content may already be stored; the rename then simply replaces it.
  await rename(place, target)
  await syncFolder(dirname(target))
  return path
}

const find = async (place: string): Promise<Stored | null> => {
  const info = await stat(place).catch(() => null)
  return info?.isFile() ? { bytes: info.size, open: () => createReadStream(place) } : null
}

const original = async (root: string, hash: string): Promise<string | null> => {
  const folder = join(root, 'original', hash.slice(0, 2))
  const names = await readdir(folder).catch(() => [])
  const name = names.find(entry => entry.startsWith(`${hash}.`))
  return name ? join(folder, name) : null
}

const remove = async (root: string, hash: string): Promise<void> => {
  const place = await original(root, hash)
  if (place) await rm(place, { force: true })
  for (const kind of ['work', 'preview', 'thumb']) await rm(join(root, kind, hash), { force: true })
}

/** The file store in a local folder. Incomplete files of processes that no longer run are removed. */
export const diskStore = async (root: string, arrivals: Arrivals, { sweep = true } = {}): Promise<FileStore> => {
  await makeFolder(join(root, 'arriving'))
  if (sweep) await sweepArriving(root)
  const placeOf = (path: string): string => {
    if (!pathShape.test(path)) throw new Refusal('NOT_FOUND')
    return join(root, path)
  }
  return {
    receive: (source, largest) =>
      receiveInto({ root, arrivals, keep: ({ place }, path) => keepAs(root, place, path) }, source, largest),
    find: async path => find(placeOf(path)),
    original: hash => original(root, hash),
    remove: (hash, isUsed) => arrivals.removing(hash, isUsed, () => remove(root, hash)),
    renditionPlace: async path => placeOf(path),
    putRendition: async (path, content) => {
      const place = placeOf(path)
      if (!(await exists(place))) await writeWhole(root, place, content)
    },
  }
}
