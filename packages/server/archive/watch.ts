import { setImmediate } from 'node:timers/promises'
import type { ImportStep } from '@sella/contract/import-event'

/** Follows an import and may stop it. */
export interface Watch {
  /** `of` is 0 while the total is unknown. */
  readonly report: (step: ImportStep, done: number, of: number) => void
  /** Throws to stop the import; what was done is rolled back. */
  readonly check: () => void
}

export const unwatched: Watch = { report: () => undefined, check: () => undefined }

/** Rows after which other work gets its turn. SQLite answers synchronously and would otherwise block everything else. */
const stretch = 50

/** Counts a row written out of `of` rows. */
export const rowsOf = ({ report, check }: Watch, of: number): (() => Promise<void>) => {
  let done = 0
  return async () => {
    done += 1
    if (done % stretch !== 0) return
    report('writing', done, of)
    await setImmediate()
    check()
  }
}
