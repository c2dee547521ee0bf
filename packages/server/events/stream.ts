import { Readable } from 'node:stream'
import type { Notices } from './notices'

export interface Watch {
  /** Of whom she hears: herself, and the clinic at whose desk she works. */
  readonly doctors: readonly string[]
  /** Whether she hears what is for the staff, too. */
  readonly staff?: boolean
  /** Whether the session that opened the stream still holds. */
  readonly holds: () => Promise<boolean>
  /** Milliseconds between two signs of life. */
  readonly beat?: number
}

const usualBeat = 15_000
/** Characters a reader may lag behind before it is cut off. */
const mostWaiting = 65_536

/**
 * The events of one doctor as server-sent events. Ends when the session does (looked at when one may have ended and with every sign
 * of life), when notices may have been missed, and when the reader does not read: who opens it again fetches what it shows.
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
  const send = (text: string): void => {
    if (stream.destroyed || stream.readableEnded) return
    stream.push(text)
    if (stream.readableLength > mostWaiting) stream.destroy()
  }
  const end = (): void => {
    clearInterval(timer)
    deaf()
    if (!stream.destroyed) stream.push(null)
  }
  const check = (): void =>
    void holds().then(
      still => (still ? undefined : end()),
      // The database is away: nobody can have ended the session meanwhile, and the next sign of life asks again.
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
    else if ('staff' in notice ? staff : doctors.includes(notice.doctor)) send(`data: ${JSON.stringify(notice.event)}\n\n`)
  })
  send('retry: 3000\n\n')
  return stream
}
