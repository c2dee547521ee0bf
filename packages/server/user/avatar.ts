import type { Readable } from 'node:stream'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Format } from '../files/intake/raster'
import { readPicture } from '../files/intake/read'
import { formats } from '../files/intake/sniff'
import { keepRenditions, makeRenditions } from '../files/renditions'
import type { Signer } from '../files/signing'
import { type FileStore, hashIn } from '../files/store'
import { removeUnused } from '../files/unused'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'

const largestAvatar = 10_000_000
const allowed: readonly Format[] = ['jpeg', 'png', 'webp']

/** The signed address of an avatar's thumbnail. */
export const avatarUrl = (path: string | null, signer: Signer): string | null =>
  path === null ? null : signer.url(`thumb/${hashIn(path)}`)

interface Ports {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly signer: Signer
  readonly now: Clock
}

const setAvatar = async (db: Db, doctor: string, { path, at }: { path: string; at: string }): Promise<string | null> => {
  const { avatar_path } = await db.selectFrom('doctor').select('avatar_path').where('uuid', '=', doctor).executeTakeFirstOrThrow()
  await db.updateTable('doctor').set({ avatar_path: path, updated_at: at }).where('uuid', '=', doctor).execute()
  return avatar_path
}

/**
 * Receives a JPEG, PNG or WebP picture; nothing remains of a refused one. The avatar it replaces is removed unless it is used
 * elsewhere.
 */
const changeAvatar = async ({ store, files, now }: Ports, doctor: string, body: Readable): Promise<string> => {
  const arrival = await files.receive(body, largestAvatar)
  try {
    const { format, raster } = await readPicture(arrival.place)
    if (!allowed.includes(format)) throw new Refusal('IMAGE_FORMAT')
    await keepRenditions(files, arrival.hash, await makeRenditions(raster))
    const path = await arrival.keep(formats[format].extension)
    const earlier = await setAvatar(store.db, doctor, { path, at: instant(now()) })
    if (earlier && earlier !== path) await removeUnused({ files }, [hashIn(earlier)])
    return path
  } finally {
    await arrival.discard()
  }
}

/** The doctor's picture. */
export const avatarCalls = (ports: Ports): Part<'avatarUpdate'> => ({
  avatarUpdate: async (_, { doctor, body }) => ({
    avatarUrl: avatarUrl(await changeAvatar(ports, doctor, body), ports.signer) ?? '',
  }),
})
