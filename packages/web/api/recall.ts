import type { PatientRow } from '@sella/contract/entities'
import { ask } from './client'
import { endOfWeek } from './patients'

/** Cases of one answer, at most. */
const pageSize = 200

export interface Recall {
  /** YYYY-MM-DD; visits up to this day are due. */
  readonly until: string
  /** Earliest visit first. */
  readonly rows: readonly PatientRow[]
}

/** Every case whose next visit is due by the end of this week and that a search matches, page by page. */
export const dueVisits = async (search: string): Promise<Recall> => {
  const until = endOfWeek()
  const rows: PatientRow[] = []
  for (let page = 1; ; page++) {
    const next = await ask('patientGet', { ...(search ? { search } : {}), due: until, page, pageSize })
    rows.push(...next.rows)
    if (next.rows.length < pageSize) return { until, rows }
  }
}
