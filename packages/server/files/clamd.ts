import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts } from 'node:net'
import { text } from 'node:stream/consumers'

/** Milliseconds without a word from the daemon after which it counts as away: it answers only once it has scanned the whole file. */
const patience = 120_000

/** A length as INSTREAM has it before each piece: four bytes, the greatest first. */
const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function* instream(place: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of createReadStream(place, { highWaterMark: 65_536 }) as AsyncIterable<Buffer>) {
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

/**
 * What the ClamAV daemon finds in a file: the name of a virus, or null. Throws where it gives no verdict: it is away, or the file is
 * longer than its StreamMaxLength.
 */
export const scanBy =
  (at: NetConnectOpts) =>
  async (place: string): Promise<string | null> => {
    const socket = connect(at)
    socket.setTimeout(patience, () => socket.destroy(new Error('clamd gives no answer')))
    const answer = text(socket)
    answer.catch(() => undefined)
    try {
      // The daemon answers, and hangs up, in the middle of a file that is too long for it.
      for await (const piece of instream(place)) {
        if (socket.destroyed || socket.readableEnded) break
        if (!socket.write(piece)) await Promise.race([new Promise(resolve => socket.once('drain', resolve)), answer])
      }
      const verdict = /^stream: (?:(OK)|(.+) FOUND)\0?$/.exec((await answer).trim())
      if (!verdict) throw new Error(`clamd: ${(await answer).slice(0, 200)}`)
      return verdict[2] ?? null
    } finally {
      socket.destroy()
    }
  }
