import { caseScales, doubtedScales } from '@sella/ceph/superimpose/case-scales'
import { type ScaleCheck, withoutLengths } from '@sella/ceph/superimpose/scale-check'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import type { Withholding } from '../open/choice'

/** The film's patient and record. */
interface OfRecord {
  readonly patient: Patient
  readonly record: CaseRecord
}

interface Doubted extends OfRecord {
  /** The record's points as they are on screen. */
  readonly tracing: Tracing
}

/** The other records of the case, and what is stated of their scales. */
export interface Beside {
  readonly records: readonly CaseRecord[]
  /** Saved overlap schemes of the case; null if they could not be fetched. */
  readonly schemes: readonly OverlapScheme[] | null
  readonly tracingOf: (record: CaseRecord) => Tracing | null
}

/** Returns a check of the record's tracings against the other films of the case, which are read once. */
const judgeOf = ({ patient, record }: OfRecord, { records, schemes, tracingOf }: Beside): ((tracing: Tracing) => boolean) => {
  const read = records.map(each => ({ each, saved: each.uuid === record.uuid ? null : tracingOf(each) }))
  return now => {
    const films = read.flatMap(({ each: { uuid, createday }, saved }) => {
      const tracing = uuid === record.uuid ? now : saved
      return tracing && Object.keys(tracing.points).length > 0 ? [{ id: uuid, tracing, day: createday }] : []
    })
    return doubtedScales(films, patient, schemes ?? []).has(record.uuid)
  }
}

/** The scales of all films of the case as they are saved, for a comparison of some of them. */
export const savedScales = (patient: Patient, { records, schemes, tracingOf }: Beside): ScaleCheck => {
  const films = records.flatMap(record => {
    const tracing = tracingOf(record)
    return tracing && Object.keys(tracing.points).length > 0 ? [{ id: record.uuid, tracing, day: record.createday }] : []
  })
  return caseScales(films, patient, schemes ?? [])
}

/** Whether the record's scale is doubted beside the others of the case: its lengths are withheld, as on the server. */
export const isScaleDoubted = ({ tracing, ...of }: Doubted, beside: Beside): boolean => judgeOf(of, beside)(tracing)

/**
 * What the workbench shows of the record's tracings, those of a running gesture included: no lengths while the scale is doubted.
 */
export const withholdingBeside = (of: OfRecord, beside: Beside): Withholding => {
  const doubted = judgeOf(of, beside)
  return (tracing, whole) => (doubted(tracing) ? withoutLengths(whole) : whole)
}

/** The same of a photo that has its scale from the record's film: no lengths while that film's scale is doubted. */
export const withholdingByFilm = (of: OfRecord, beside: Beside): Withholding => {
  const film = beside.tracingOf(of.record)
  const doubted = film !== null && judgeOf(of, beside)(film)
  return (_, whole) => (doubted && whole.calibration.provenance === 'film' ? withoutLengths(whole) : whole)
}
