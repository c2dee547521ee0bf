import type { Lang } from '@sella/ceph/words'
import type { Envelope } from '@sella/contract/call'
import { type ErrorCode, type ErrorDetails, errors, errorText } from '@sella/contract/errors'

export interface Answer {
  readonly status: number
  readonly body: Envelope<unknown>
}

/** An answer as it travels. */
export const success = (data: unknown): Envelope<unknown> => ({ code: 200, message: '', data })

/** A refusal as it travels: the status of its row, its text in the reader's language, its code and details as data. */
export const refused = (code: ErrorCode, lang: Lang, details: ErrorDetails = {}): Answer => {
  const status = errors[code].status || 500
  return { status, body: { code: status, message: errorText(code, lang, details), data: { reason: code, ...details } } }
}
