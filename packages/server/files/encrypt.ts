import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal } from '../http/refusal'
import type { DataKeys } from '../sealing/keys'
import { sealedBy } from '../sealing/stream'
import type { Arrivals } from './arrivals'
import type { Bucket } from './bucket'
import { forgetKeys, markKey, proveKeys } from './marked-keys'
import { isSealedName, plainName, sealedBucket, sealedName } from './sealed-bucket'
import { hashIn } from './store'

export interface Encrypted {
  /** Number of files that were unencrypted or sealed by a previous key. */
  readonly sealedNow: number
  readonly sealedAnew: number
  /** Number of files already sealed by the current key. */
  readonly asTheyWere: number
  /** Paths of files that do not match their name or seal; they are left unchanged. */
  readonly broken: readonly string[]
  /** Ids of keys with which nothing here is sealed any more. */
  readonly keysDone: readonly string[]
}

interface Wish {
  /** The store's raw content. */
  readonly raw: Bucket
  readonly keys: DataKeys
  readonly arrivals: Arrivals
}

type Outcome = 'sealed now' | 'sealed anew' | 'as it was' | 'broken' | 'gone'

/**
 * Passes an original through and throws at its end if it does not match its name, so that no corrupt file is ever sealed as
 * genuine.
 */
async function* proven(source: Readable, path: string): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  for await (const piece of source as AsyncIterable<Buffer>) {
    digest.update(piece)
    yield piece
  }
  if (path.startsWith('original/') && digest.digest('hex') !== hashIn(path)) throw new Refusal('IMAGE_BROKEN')
}

const isBroken = (error: unknown): boolean => {
  if (error instanceof Refusal) return error.code === 'IMAGE_BROKEN' || isBroken(error.cause)
  return error instanceof Error && (error.name === 'NotAsSealed' || isBroken(error.cause))
}

/** Whether a sealed file decrypts to its end and matches its name: only then may the unencrypted one be removed. */
const opensWhole = async (store: Bucket, path: string): Promise<boolean> => {
  try {
    for await (const _ of proven(store.open(path), path));
    return true
  } catch (error) {
    if (isBroken(error)) return false
    throw error
  }
}

const rewritten = async ({ raw, keys }: Wish, name: string): Promise<Outcome> => {
  const path = plainName(name)
  const closed = isSealedName(name)
  if ((await raw.size(name)) === null) return 'gone'
  if (closed && (await sealedBy(raw.open(name))) === keys.current.id) return 'as it was'
  const store = sealedBucket(raw, { ...keys, plainToo: true })
  const twice = !closed && (await raw.size(sealedName(path))) !== null
  // Already sealed, and only the unencrypted file was not removed yet; if the sealed one is broken, the unencrypted one is sealed
  // over it.
  if (!(twice && (await opensWhole(store, path)))) {
    const bytes = closed ? await store.size(path) : await raw.size(name)
    if (bytes === null) return 'gone'
    const from = closed ? store.open(path) : raw.open(name)
    await store.putStream(path, Readable.from(proven(from, path), { objectMode: false }), bytes)
  }
  if (!closed) await raw.remove(name)
  return closed ? 'sealed anew' : 'sealed now'
}

/** Held as if it were arriving: nobody removes it meanwhile, and one that was removed is not recreated. */
const rewriteGuarded = async (wish: Wish, name: string): Promise<Outcome> => {
  const end = await wish.arrivals.begin(hashIn(name))
  try {
    return await rewritten(wish, name)
  } catch (error) {
    if (isBroken(error)) return 'broken'
    throw error
  } finally {
    await end()
  }
}

const folders = ['original/', 'work/', 'preview/', 'thumb/'] as const

/**
 * Seals everything in a store with the current key: files stored unencrypted before there was one, and files sealed by a previous
 * key. Servers may run on the store, each with the same keys. Broken files are left and listed; no key then counts as no longer
 * needed.
 */
export const encryptAll = async (wish: Wish, onStep: (done: number) => void = () => undefined): Promise<Encrypted> => {
  const { raw, keys } = wish
  await proveKeys(raw, keys)
  await markKey(raw, keys)
  const counts: Record<Outcome, number> = { 'sealed now': 0, 'sealed anew': 0, 'as it was': 0, broken: 0, gone: 0 }
  const broken: string[] = []
  let done = 0
  for (const folder of folders)
    for (const name of await raw.list(folder)) {
      const outcome = await rewriteGuarded(wish, name)
      counts[outcome] += 1
      if (outcome === 'broken') broken.push(name)
      onStep(++done)
    }
  const keysDone = broken.length > 0 ? [] : await forgetKeys(raw, new Set([keys.current.id]))
  return {
    sealedNow: counts['sealed now'],
    sealedAnew: counts['sealed anew'],
    asTheyWere: counts['as it was'],
    broken,
    keysDone,
  }
}
