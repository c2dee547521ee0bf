import {
  envelopeOf,
  headLength,
  keyIdIn,
  NotAsSealed,
  newEnvelope,
  openPiece,
  pieceLength,
  sealedPieceLength,
  sealPiece,
} from './form'
import type { DataKey, DataKeys } from './keys'

type Pieces = AsyncIterable<Uint8Array>

/** Cuts what comes into pieces of a length; the last one, which is shorter or as long, is said to be so. */
async function* cut(source: Pieces, length: number): AsyncGenerator<{ readonly piece: Buffer; readonly last: boolean }> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const some of source) {
    waiting.push(Buffer.from(some.buffer, some.byteOffset, some.byteLength))
    size += some.byteLength
    if (size <= length) continue
    let all = Buffer.concat(waiting)
    // One byte more than a piece must be there: only then is it known not to be the last.
    for (; all.length > length; all = all.subarray(length)) yield { piece: all.subarray(0, length), last: false }
    waiting = [all]
    size = all.length
  }
  yield { piece: Buffer.concat(waiting), last: true }
}

/** The content sealed under a name (`original/…`), to be written as it comes. */
export async function* sealed(source: Pieces, key: DataKey, name: string): AsyncGenerator<Buffer> {
  const envelope = newEnvelope(key, name)
  yield envelope.head
  let number = 0
  for await (const { piece, last } of cut(source, pieceLength)) yield sealPiece(envelope, piece, number++, last)
}

interface Split {
  readonly head: Buffer
  readonly rest: Pieces
  /** Lets go of the source, read to its end or not. */
  end(): Promise<unknown>
}

/** The first bytes of a stream, and the stream of what follows them. */
const split = async (source: Pieces, length: number): Promise<Split> => {
  const all = source[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < length) {
    const { done, value } = await all.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    if (start.length > length) yield start.subarray(length)
    yield* { [Symbol.asyncIterator]: () => all }
  }
  return { head: start.subarray(0, length), rest: rest(), end: async () => all.return?.() }
}

/** A head that names a key which was not given. */
export class KeyNotHeld extends Error {
  override readonly name = 'KeyNotHeld'
}

const keyNamed = (keys: DataKeys, id: string): DataKey => {
  const key = keys.all.find(candidate => candidate.id === id)
  if (!key) throw new KeyNotHeld(`a file is encrypted by the key ${id}, which SELLA_DATA_KEY does not hold`)
  return key
}

/** The content of what was sealed under a name, each piece proven before it is handed on; throws `NotAsSealed` at the first that is not. */
export async function* unsealed(source: Pieces, keys: DataKeys, name: string): AsyncGenerator<Buffer> {
  const { head, rest, end } = await split(source, headLength)
  try {
    const envelope = envelopeOf(head, keyNamed(keys, keyIdIn(head)), name)
    let number = 0
    for await (const { piece, last } of cut(rest, sealedPieceLength)) yield openPiece(envelope, piece, number++, last)
  } finally {
    // Also where the head is wrong, before anything was read behind it: the file is closed.
    await end()
  }
}

/** The id of the key that a stream was sealed by; reads no more than its head. */
export const sealedBy = async (source: Pieces & { destroy(): unknown }): Promise<string> => {
  try {
    return keyIdIn((await split(source, headLength)).head)
  } finally {
    source.destroy()
  }
}

export { NotAsSealed }
