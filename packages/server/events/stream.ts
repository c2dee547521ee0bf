import { Readable } from 'node:stream'
import type { Notices } from './notices'

export interface Watch {
  /** The accounts whose events are received: the person's own, and that of the clinic at whose desk she works. */
  readonly doctors: readonly string[]
  /** Whether events for the staff are received, too. */
  readonly staff?: boolean
  /** Whether the session that opened the stream is still valid. */
  readonly holds: () => Promise<boolean>
  /** Milliseconds between two heartbeats. */
  readonly beat?: number
}

const usualBeat = 15_000
/** Characters a reader may lag behind before the stream is closed. */
const mostWaiting = 65_536

const push = (stream: Readable, text: string): void => {
  if (stream.destroyed || stream.readableEnded) return
  stream.push(text)
  if (stream.readableLength > mostWaiting) stream.destroy()
}

/**
 * The events of one doctor as server-sent events. The stream ends with the session (checked when one may have ended and with
 * every heartbeat), when notices may have been missed, when the rights by which it was opened have changed (`desk`), and when the
 * reader does not read; on reopening it, the client fetches everything it shows.
 */
export const eventStream = (notices: Notices, { doctors, staff = false, holds, beat = usualBeat }: Watch): Readable => {
  const stream = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      clearInterval(timer)
      deaf()
      done(error)
    },
  })
  const send = (text: string): void => push(stream, text)
  const end = (): void => {
    clearInterval(timer)
    deaf()
    if (!stream.destroyed) stream.push(null)
  }
  const check = (): void =>
    void holds().then(
      still => (still ? undefined : end()),
      // The database is unreachable: nobody can have ended the session meanwhile, and the next heartbeat checks again.
      () => undefined,
    )
  const timer = setInterval(() => {
    send(':\n\n')
    check()
  }, beat)
  timer.unref()
  const deaf = notices.hear(notice => {
    if (notice === 'missed') end()
    else if (notice === 'sessions') check()
    else if ('staff' in notice ? staff : doctors.includes(notice.doctor)) {
      send(`data: ${JSON.stringify(notice.event)}\n\n`)
      if (notice.event.type === 'desk') end()
    }
  })
  send('retry: 3000\n\n')
  return stream
}
