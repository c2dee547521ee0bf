import type { Lang } from '@sella/ceph/words'
import { type ErrorCode, type ErrorDetails, errorText } from '@sella/contract/errors'
import { type MessageCode, messages } from '@sella/contract/messages'
import { Refused } from '@sella/workbench/server/refused'

/** A catalogue text other than a refusal: a success, a confirmation, a loading text. */
export const message = (code: MessageCode, lang: Lang): string => messages[code][lang]

/** A refusal decided in the browser itself. */
export const refusal = (code: ErrorCode, lang: Lang, details: ErrorDetails = {}): string => errorText(code, lang, details)

/** Any thrown error in the reader's language: by its code if it has one, otherwise the server's text, otherwise 'error'. */
export const textOf = (error: unknown, lang: Lang): string => {
  if (!(error instanceof Refused)) return 'error'
  const unknown = error.reason === 'UNEXPECTED' && error.details.reference === undefined
  return unknown ? error.message : errorText(error.reason, lang, error.details)
}
