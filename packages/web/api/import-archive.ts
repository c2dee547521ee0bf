import type { ImportEvent, Imported, NumberTaken, SameNumber } from '@sella/contract/import-event'
import { notReached, type Refused, refusedFrom } from '@sella/workbench/server/refused'
import { addressOf, callHeaders, sessionEnded } from './client'
import { eventsIn, parsed } from './import-events'

/** Progress of an import: first the upload, then the server's steps. */
export type Stand =
  | { readonly step: 'sending'; readonly done: number; readonly of: number }
  | Extract<ImportEvent, { readonly step: string }>

interface Import {
  readonly file: File
  /** What to do with cases that may already exist; not set before the user was asked. */
  readonly sameNumber: SameNumber
  readonly onStand: (stand: Stand) => void
  readonly signal: AbortSignal
}

/** The outcome of an import that was not refused: the imported data, or a question without anything imported. */
export type ImportEnded = { readonly imported: Imported } | { readonly asks: NumberTaken }

/** The outcome of a reply, or why nothing was imported. A broken connection rolls everything back. */
const endOf = (status: number, text: string): ImportEnded | Refused => {
  if (status !== 200) return refusedFrom(status, parsed(text))
  const last = eventsIn(text).at(-1)
  if (last && ('imported' in last || 'asks' in last)) return last
  return last && 'refused' in last ? refusedFrom(last.refused.code, last.refused) : notReached()
}

/**
 * Imports an export into the account. XMLHttpRequest, because fetch does not report upload progress. Throws `Refused`, or
 * AbortError when cancelled, with nothing imported.
 */
export const importArchive = ({ file, sameNumber, onStand, signal }: Import): Promise<ImportEnded> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf('accountImport', sameNumber))
    for (const [key, value] of Object.entries(callHeaders())) request.setRequestHeader(key, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded }) => onStand({ step: 'sending', done: loaded, of: file.size })
    request.onprogress = () => {
      const last = request.status === 200 ? eventsIn(request.responseText).at(-1) : undefined
      if (last && 'step' in last) onStand(last)
    }
    request.onerror = () => reject(notReached())
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'))
    request.onload = () => {
      const end = endOf(request.status, request.responseText)
      if (!(end instanceof Error)) return resolve(end)
      sessionEnded(end)
      reject(end)
    }
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) request.abort()
    else request.send(file)
  })
