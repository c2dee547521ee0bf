import { type Maturation, maturationOf, type Staged } from '@sella/ceph/maturation/maturation'
import type { ReportInput } from '../input'

/** What a record's film says of its vertebrae. */
interface NeckReading {
  readonly answer: Maturation
  readonly staged: Staged | null
}

/** The stage of a record's film, or why there is none; null where neither points nor the doctor's own stage give anything to show. */
export const neckReading = ({ tracing, maturation, readers }: ReportInput): NeckReading | null => {
  const answer = maturationOf(tracing.points, { hindrance: maturation?.hindrance ?? null, readers })
  const staged = answer.status === 'staged' ? answer : null
  return staged || maturation ? { answer, staged } : null
}
