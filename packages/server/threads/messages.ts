import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'

/** A message to a thread; one task at a time. */
export type ToThread<T> =
  | {
      readonly task: T
      /** One Int32 of shared memory, non-zero once the work must stop. Read between steps, without waiting for a message. */
      readonly stop: SharedArrayBuffer
    }
  | 'end'

/** A message from a thread: any number of steps, then one of the other three. */
export type FromThread<D> =
  | { readonly step: string; readonly progress: number }
  | { readonly done: D }
  | { readonly refused: ErrorCode; readonly details: ErrorDetails }
  /** The error's own text, for the log. */
  | { readonly failed: string }
