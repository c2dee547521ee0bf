import { Readable } from 'node:stream'

/** Bytes per chunk. */
const piece = 65_536

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let from = 0; from < content.length; from += piece) yield content.subarray(from, from + piece)
}

/** Streams a buffer from memory; `leave` is called once, when the stream was read to its end or abandoned. */
export const releasedWhenRead = (content: Buffer, leave: () => void): Readable => {
  const stream = Readable.from(piecesOf(content), { objectMode: false })
  stream.once('close', leave)
  return stream
}
