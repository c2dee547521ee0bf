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

/** Cuts a stream into pieces of the given length and marks the last one, which may be shorter. */
async function* cut(source: Pieces, length: number): AsyncGenerator<{ readonly piece: Buffer; readonly last: boolean }> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const some of source) {
    waiting.push(Buffer.from(some.buffer, some.byteOffset, some.byteLength))
    size += some.byteLength
    if (size <= length) continue
    let all = Buffer.concat(waiting)
    // One byte beyond the piece must be available, because only then is it known not to be the last.
    for (; all.length > length; all = all.subarray(length)) yield { piece: all.subarray(0, length), last: false }
    waiting = [all]
    size = all.length
  }
  yield { piece: Buffer.concat(waiting), last: true }
}

/** Seals a content under a name (`original/…`), as a stream. */
export async function* sealed(source: Pieces, key: DataKey, name: string): AsyncGenerator<Buffer> {
  const envelope = newEnvelope(key, name)
  yield envelope.head
  let number = 0
  for await (const { piece, last } of cut(source, pieceLength)) yield sealPiece(envelope, piece, number++, last)
}

interface Split {
  readonly head: Buffer
  readonly rest: Pieces
  /** Releases the source, whether or not it was read to its end. */
  end(): Promise<unknown>
}

/** Splits off the first bytes of a stream. */
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

/** Thrown for a header that names a key which was not given. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing'
}

const keyNamed = (keys: DataKeys, id: string): DataKey => {
  const key = keys.all.find(candidate => candidate.id === id)
  if (!key) throw new KeyMissing(`a file is encrypted by the key ${id}, which SELLA_DATA_KEY does not hold`)
  return key
}

/**
 * Opens a content sealed under a name, verifying each chunk before passing it on; throws `NotAsSealed` at the first invalid one.
 */
export async function* unsealed(source: Pieces, keys: DataKeys, name: string): AsyncGenerator<Buffer> {
  const { head, rest, end } = await split(source, headLength)
  try {
    const envelope = envelopeOf(head, keyNamed(keys, keyIdIn(head)), name)
    let number = 0
    for await (const { piece, last } of cut(rest, sealedPieceLength)) yield openPiece(envelope, piece, number++, last)
  } finally {
    // Closes the file even where the header is wrong and nothing after it was read.
    await end()
  }
}

/** The id of the key with which a stream was sealed; reads only its header. */
export const sealedBy = async (source: Pieces & { destroy(): unknown }): Promise<string> => {
  try {
    return keyIdIn((await split(source, headLength)).head)
  } finally {
    source.destroy()
  }
}

export { NotAsSealed }
