import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Refusal } from './refusal'

/** How much of an unwanted body is still read, in bytes and milliseconds, to keep its connection usable. */
const worth = { bytes: 64_000_000, ms: 30_000 }
/** Milliseconds between two checks of what still arrives. */
const look = 500

/** A request's body for a handler, which may leave it unread or stop in the middle without breaking the connection. */
export const bodyStream = (request: IncomingMessage): Readable => {
  const body = new Readable({
    read: () => void request.resume(),
    destroy: (error, done) => {
      request.off('data', take).off('end', end).off('error', fail).off('close', lost).pause()
      done(error)
    },
  })
  const take = (piece: Buffer): void => {
    if (!body.push(piece)) request.pause()
  }
  const end = (): void => void body.push(null)
  const fail = (error: Error): void => void body.destroy(new Refusal('BODY_CUT', {}, error))
  const lost = (): void => {
    if (!request.complete) fail(new Error('closed'))
  }
  request.on('data', take).on('end', end).on('error', fail).on('close', lost).pause()
  // A caller may disconnect while the handler still waits for its turn and reads nothing: without a listener the error would end
  // the process. The reader of the body is told afterwards.
  body.on('error', () => undefined)
  // A caller who disconnected while the session was looked up has closed already and emits no further event: the handler would
  // wait forever.
  if (request.destroyed) fail(new Error('closed before'))
  return body
}

/**
 * Called when the reply has been sent: reads and discards the rest of the body, because otherwise the next call on this
 * connection would wait behind it for ever. A caller that keeps sending is disconnected.
 */
export const discardRest = (request: IncomingMessage): void => {
  const { socket } = request
  if (request.complete || socket.destroyed) return
  const mostBytes = socket.bytesRead + worth.bytes
  const end = Date.now() + worth.ms
  const timer = setInterval(() => {
    if (!request.complete && !socket.destroyed && socket.bytesRead < mostBytes && Date.now() < end) return
    clearInterval(timer)
    if (!request.complete) socket.destroy()
  }, look)
  timer.unref()
  request.resume()
}
