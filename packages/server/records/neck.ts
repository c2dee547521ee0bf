import { hindrances, isStage } from '@sella/ceph/data/maturation-stages'
import type { CaseRecord } from '@sella/contract/entities'
import type { RecordTable } from '../db/record-tables'

type Columns = Pick<RecordTable, 'neck_stage' | 'neck_hindrance' | 'neck_by' | 'neck_at'> & { readonly neck_film: string | null }

/** The doctor's reading of the vertebrae as stored, whatever film the record shows now; null where there is none. */
export const neckOf = ({ neck_stage, neck_hindrance, neck_by, neck_at }: Omit<Columns, 'neck_film'>): CaseRecord['maturation'] =>
  neck_at === null
    ? null
    : {
        stage: isStage(neck_stage) ? neck_stage : null,
        hindrance: hindrances.find(each => each === neck_hindrance) ?? null,
        by: neck_by ?? '',
        at: neck_at,
      }

/** `film`: names the film on which it was read, before any edit; null where there was none. */
export const neckColumns = (read: CaseRecord['maturation'], film: string | null): Columns => ({
  neck_stage: read?.stage ?? null,
  neck_hindrance: read?.hindrance ?? null,
  neck_by: read?.by ?? null,
  neck_at: read?.at ?? null,
  neck_film: read && film,
})
