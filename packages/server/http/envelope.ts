import type { Lang } from '@sella/ceph/words'
import type { Envelope } from '@sella/contract/call'
import { type ErrorCode, type ErrorDetails, errors, errorText } from '@sella/contract/errors'

export interface Answer {
  readonly status: number
  readonly body: Envelope<unknown>
}

/** A successful reply in its wire form. */
export const success = (data: unknown): Envelope<unknown> => ({ code: 200, message: '', data })

/** A refusal in its wire form: its status, its text in the reader's language, its code and details as data. */
export const refused = (code: ErrorCode, lang: Lang, details: ErrorDetails = {}): Answer => {
  const status = errors[code].status || 500
  return { status, body: { code: status, message: errorText(code, lang, details), data: { reason: code, ...details } } }
}
