import { useState } from 'react'
import type { Case } from '../../case/case'

interface Opened<T> {
  readonly over: T
  readonly on: string | null
}

/**
 * What is open over the page, and the record it was opened on: it stays with that one, whichever the page shows by then, as when files
 * have arrived in another.
 */
export const useOver = <T>({ record, records }: Pick<Case, 'record' | 'records'>) => {
  const [opened, setOpened] = useState<Opened<T> | null>(null)
  return {
    over: opened?.over ?? null,
    /** Null if it was opened without a record, or if that is gone. */
    on: records.find(({ uuid }) => uuid === opened?.on) ?? null,
    /** From the page. */
    open: (over: T) => setOpened({ over, on: record?.uuid ?? null }),
    /** From what is open: something else of the same record, or nothing more. */
    turn: (over: T | null) => setOpened(now => (now && over !== null ? { over, on: now.on } : null)),
  }
}
