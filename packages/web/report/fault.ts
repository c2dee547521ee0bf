import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { CaseRecord } from '@sella/contract/entities'
import type { ErrorCode } from '@sella/contract/errors'
import type { ReportNotes } from '@sella/drawing/report/input'
import { isPrintable } from '@sella/workbench/report/sections'

/** The export's choices, as far as made. */
export interface Wish {
  readonly record: CaseRecord | null
  readonly analysis: Analysis | null
  readonly dentition: Dentition | null
  /** How many points the record's film has. */
  readonly points: number
  /** The whole report, or one page of the analysis. */
  readonly kind: 'whole' | 'page'
  /** Null if they were not fetched. */
  readonly notes: ReportNotes | null
}

export interface Fault {
  readonly field: 'stage' | 'method' | 'ageGroup'
  readonly code: ErrorCode
}

/** The first reason why this cannot be exported (specification section 5); null if it can. */
export const faultOf = ({ record, analysis, dentition, points, kind, notes }: Wish): Fault | null => {
  if (!record) return { field: 'stage', code: 'STAGE_FIRST' }
  if (!record.photos.some(photo => photo.type === 'Lateral_Ceph'))
    return kind === 'whole' && isPrintable(record, notes) ? null : { field: 'stage', code: 'FILM_FIRST' }
  if (points === 0) return { field: 'stage', code: 'STAGE_NOT_DIGITIZED' }
  if (!analysis) return { field: 'method', code: 'METHOD_FIRST' }
  if (analysis.dentitions.length > 0 && !dentition) return { field: 'ageGroup', code: 'AGE_GROUP_FIRST' }
  return null
}
