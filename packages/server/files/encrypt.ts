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
  /** Files that lay open, and those that were sealed by a key of before. */
  readonly sealedNow: number
  readonly sealedAnew: number
  /** Sealed by the key in use already. */
  readonly asTheyWere: number
  /** Paths of files that are not what their name or seal says: left as they are. */
  readonly broken: readonly string[]
  /** Ids of keys that nothing here is sealed by any more. */
  readonly keysDone: readonly string[]
}

interface Wish {
  /** The store as it lies. */
  readonly raw: Bucket
  readonly keys: DataKeys
  readonly arrivals: Arrivals
}

type Outcome = 'sealed now' | 'sealed anew' | 'as it was' | 'broken' | 'gone'

/** Passes an original on and throws at its end where it is not what its name says, so that no false one is ever sealed as true. */
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

/** Whether what lies sealed opens to its end and is what its name says: only then may the open one go. */
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
  // Sealed already, and only the open one was not taken away yet; where the sealed one is broken the open one is sealed over it.
  if (!(twice && (await opensWhole(store, path)))) {
    const bytes = closed ? await store.size(path) : await raw.size(name)
    if (bytes === null) return 'gone'
    const from = closed ? store.open(path) : raw.open(name)
    await store.putStream(path, Readable.from(proven(from, path), { objectMode: false }), bytes)
  }
  if (!closed) await raw.remove(name)
  return closed ? 'sealed anew' : 'sealed now'
}

/** Held as if it were coming in: nobody removes it meanwhile, and one that was removed does not come back. */
const rewriteHeld = async (wish: Wish, name: string): Promise<Outcome> => {
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
 * Seals everything in a store by the key in use: what lay open from before there was one, and what a key of before has sealed. Servers may
 * run on it, each with the same keys. What is broken is left and named; then no key is done with.
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
      const outcome = await rewriteHeld(wish, name)
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
