import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'

/** A request refused by a rule of the product: an error code with the details for its text. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    /** The underlying error: for the log, never for the caller. */
    cause?: unknown,
  ) {
    super(code, { cause })
    this.name = 'Refusal'
  }
}
