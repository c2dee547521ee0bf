import { setImmediate } from 'node:timers/promises'
import type { ImportStep } from '@sella/contract/import-event'

/** Who follows an import, and may stop it. */
export interface Watch {
  /** `of` is 0 where the number is not known yet. */
  readonly report: (step: ImportStep, done: number, of: number) => void
  /** Throws when the import shall not go on: what was done is taken back. */
  readonly check: () => void
}

export const unwatched: Watch = { report: () => undefined, check: () => undefined }

/** Rows after which other work gets its turn: SQLite answers without ever waiting, and would not let anybody in between. */
const stretch = 50

/** Tells one row more, of so many. */
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
