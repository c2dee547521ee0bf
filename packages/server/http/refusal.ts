import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'

/** A rule of the product says no: a row of the error table with what fills its text. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    /** What is behind it: for the log, never for the caller. */
    cause?: unknown,
  ) {
    super(code, { cause })
    this.name = 'Refusal'
  }
}
