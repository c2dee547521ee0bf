import type { OwnView } from '@sella/ceph/analysis/own'
import { lengthsWithheld } from '@sella/ceph/analysis/without-lengths'
import type { CaseRecord } from '@sella/contract/entities'
import type { Choice } from './choice'

interface Beside {
  readonly view: OwnView
  readonly record: CaseRecord
  readonly records: readonly CaseRecord[]
}

/** Whether the scale of this picture's film is judged beside other traced records of its case. */
export const isJudgedBeside = ({ view, record, records }: Beside): boolean =>
  (view === 'film' || view === 'face_side') && records.some(({ uuid, cephPoints }) => uuid !== record.uuid && cephPoints !== null)

/**
 * What a picture is judged by until its film's scale has been judged beside the others of the case: without lengths by that scale.
 * A number that may be withheld is never shown first.
 */
export const unjudged = (choice: Choice, beside: Beside): Choice => {
  if (!isJudgedBeside(beside)) return choice
  const rests = (provenance: string): boolean => beside.view === 'film' || provenance === 'film'
  return {
    ...choice,
    withholding: (_, whole) => (rests(whole.calibration.provenance) ? lengthsWithheld(whole, 'scale-unjudged') : whole),
  }
}
