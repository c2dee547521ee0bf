/** A refusal: its status and its text in both languages; `{name}` is filled from the details. */
export interface ErrorRow {
  /** HTTP status and the envelope's `code`. */
  readonly status: number
  /** Seconds after which a retry makes sense, where known; sent as the reply's Retry-After. */
  readonly retryAfter?: number
  readonly zh: string
  readonly en: string
}
