import { Readable } from 'node:stream'

/** Bytes handed over at a time. */
const piece = 65_536

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let from = 0; from < content.length; from += piece) yield content.subarray(from, from + piece)
}

/** What is held in memory, as a stream; `leave` is called once, when it was read to its end or nobody reads on. */
export const releasedWhenRead = (content: Buffer, leave: () => void): Readable => {
  const stream = Readable.from(piecesOf(content), { objectMode: false })
  stream.once('close', leave)
  return stream
}
