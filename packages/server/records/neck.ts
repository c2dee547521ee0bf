import { hindrances, isStage } from '@sella/ceph/data/maturation'
import type { CaseRecord } from '@sella/contract/entities'
import type { RecordTable } from '../db/record-tables'

type Columns = Pick<RecordTable, 'neck_stage' | 'neck_hindrance' | 'neck_by' | 'neck_at'>

/** The doctor's reading of the vertebrae; null where there is none. */
export const neckOf = ({ neck_stage, neck_hindrance, neck_by, neck_at }: Columns): CaseRecord['maturation'] =>
  neck_at === null
    ? null
    : {
        stage: isStage(neck_stage) ? neck_stage : null,
        hindrance: hindrances.find(each => each === neck_hindrance) ?? null,
        by: neck_by ?? '',
        at: neck_at,
      }

export const neckColumns = (read: CaseRecord['maturation']): Columns => ({
  neck_stage: read?.stage ?? null,
  neck_hindrance: read?.hindrance ?? null,
  neck_by: read?.by ?? null,
  neck_at: read?.at ?? null,
})
