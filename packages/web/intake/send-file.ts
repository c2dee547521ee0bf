import { Refused } from '@sella/workbench/server/refused'
import type { Attempt, Sending } from '@sella/workbench/uploads/ports'
import { upload } from '../api/upload'

/**
 * Replies unrelated to the file: no network, an ended or locked session, a server or its store that is unreachable or too busy.
 */
const away: ReadonlySet<number> = new Set([0, 401, 423, 429, 502, 503, 504])

/** Whether a file can still be read: one that was moved or changed after it was chosen ends a request like a lost network. */
const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const gone: Attempt = { end: 'refused', reason: { code: 'FILE_GONE', details: {} } }

/** Sends a file to its place and reports the result. */
export const sendFile = async ({ item, file, onProgress, stopped, whenStopped }: Sending<Blob>): Promise<Attempt> => {
  const { place, name, spacing, page, guessed, ifKnown, ifTaken = 'beside' } = item
  const slot = { recordUuid: place.record, type: place.kind, name, spacing, page, guessed, ifKnown, ifTaken } as const
  const abort = new AbortController()
  whenStopped(() => abort.abort())
  try {
    return { end: 'arrived', photo: await upload({ ...slot, file, onProgress, signal: abort.signal }) }
  } catch (error) {
    if (stopped()) return { end: 'stopped' }
    if (!(error instanceof Refused) || (error.status === 0 && !(await isReadable(file)))) return gone
    return away.has(error.status)
      ? { end: 'unreached' }
      : { end: 'refused', reason: { code: error.reason, details: error.details } }
  }
}
