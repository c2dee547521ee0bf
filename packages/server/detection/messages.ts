import type { ErrorCode, ErrorDetails } from '@sella/contract/errors'
import type { Detection } from '@sella/detect/detector'
import type { Film } from './film-detector'

/** What the detection's thread is told; one film at a time. */
export type Told =
  | {
      readonly film: Film
      /** One Int32 of shared memory: not 0 once the detection shall stop. Read between steps, without waiting for a message. */
      readonly stop: SharedArrayBuffer
    }
  | 'end'

/** What it says: any number of steps, then one of the other three. */
export type Said =
  | { readonly step: string; readonly progress: number }
  | { readonly done: Detection }
  | { readonly refused: ErrorCode; readonly details: ErrorDetails }
  /** The error's own text, for the log. */
  | { readonly failed: string }

/** What the thread is started with. */
export interface Start {
  /** Folder of the card and the weights; null for those shipped. */
  readonly models: string | null
}
