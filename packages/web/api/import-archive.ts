import type { ImportEvent, Imported, NumberTaken, SameNumber } from '@sella/contract/import-event'
import { notReached, type Refused, refusedFrom } from '@sella/workbench/server/refused'
import { addressOf, callHeaders, sessionEnded } from './client'
import { eventsIn, parsed } from './import-events'

/** Where an import stands: the file is on its way, then what the server is at. */
export type Stand =
  | { readonly step: 'sending'; readonly done: number; readonly of: number }
  | Extract<ImportEvent, { readonly step: string }>

interface Import {
  readonly file: File
  /** What becomes of cases that may be here already; nothing before it was asked. */
  readonly sameNumber: SameNumber
  readonly onStand: (stand: Stand) => void
  readonly signal: AbortSignal
}

/** How an import ended that was not refused: with what came in, or with a question, and nothing came in. */
export type ImportEnded = { readonly imported: Imported } | { readonly asks: NumberTaken }

/** How an answer ended, or why nothing came in. A line that broke off took everything back. */
const endOf = (status: number, text: string): ImportEnded | Refused => {
  if (status !== 200) return refusedFrom(status, parsed(text))
  const last = eventsIn(text).at(-1)
  if (last && ('imported' in last || 'asks' in last)) return last
  return last && 'refused' in last ? refusedFrom(last.refused.code, last.refused) : notReached()
}

/**
 * Brings an export into the account. XMLHttpRequest, because fetch does not tell how much of a body has gone.
 * Throws `Refused`, or AbortError when cancelled: nothing was imported then.
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
