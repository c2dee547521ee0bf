import type { Row } from '@sella/ceph/analysis/analysis'
import { judge } from '@sella/ceph/analysis/judge'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Lang } from '@sella/ceph/words'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { analysisNamed } from '../analyses/analysis-named'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { imagesOf, type RecordRow } from '../records/rows'
import { tracedFilm } from '../report/record-input'
import { settingOf } from '../settings/documents'

/** A measurement of one record, with the norm that judged it. Numbers are not rounded. */
export interface MeasuredRow {
  readonly item: string
  readonly name: string
  readonly category: string
  readonly unit: string
  readonly value: number | null
  /** Standard error of the value from the errors of its points; null where nothing says one. */
  readonly error: number | null
  /** Why there is no value. */
  readonly missing: string | null
  readonly mean: number | null
  readonly sd: number | null
  readonly difference: number | null
  readonly class: string
  readonly stars: number
  readonly meaning: string | null
  readonly source: string | null
}

export interface MeasuredRecord {
  readonly uuid: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly stage: 1 | 2 | 3
  /** The age group whose norms judged it. */
  readonly ageGroup: string | null
  readonly scale: Calibration
  readonly rows: readonly MeasuredRow[]
}

export interface CaseTable {
  readonly patient: {
    readonly caseNo: string
    readonly name: string
    readonly sex: string | null
    readonly birthday: string | null
  }
  readonly method: { readonly name: string; readonly title: string }
  readonly records: readonly MeasuredRecord[]
}

const rowOf = (row: Row, lang: Lang): MeasuredRow => {
  const { reading, norm } = row
  const read = reading.status === 'read'
  return {
    ...{ item: row.item, name: row.name[lang], category: row.category, unit: row.unit },
    value: read ? reading.value : null,
    error: read ? reading.error : null,
    missing: read ? null : reading.why,
    ...{ mean: norm?.mean ?? null, sd: norm?.sd ?? null, difference: row.difference, class: row.class, stars: row.stars },
    ...{ meaning: row.meaning?.[lang] ?? null, source: norm?.source ?? null },
  }
}

const tracingIn = async (db: Db, record: RecordRow) => {
  try {
    return tracedFilm(record, await imagesOf(db, [record.uuid])).tracing
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

interface Wish {
  readonly caseUuid: string
  /** A built-in analysis by name or an own one by uuid. */
  readonly analysis: string
  readonly lang: Lang
}

/** What an analysis measures on every traced record of a doctor's own case, oldest first, each by its own scale and age. */
export const caseTable = async (db: Db, { caseUuid, analysis: named, lang }: Wish, doctor: string): Promise<CaseTable> => {
  const patient = await ownPatient(db, { doctor, uuid: caseUuid })
  const overrides = await settingOf(db, doctor, ownValuesSetting)
  const customItems = await settingOf(db, doctor, ownItemsSetting)
  const analysis = await analysisNamed(db, named, { doctor, overrides, ownItems: customItems })
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .orderBy('createday')
    .execute()
  const records: MeasuredRecord[] = []
  for (const record of rows) {
    const tracing = await tracingIn(db, record)
    if (!tracing) continue
    const at = { createday: record.createday, ageGroup: record.age_group }
    const judged = judge({ tracing, patient, record: at, analysis, overrides, customItems }, { assumeScale: false })
    records.push({
      ...{ uuid: record.uuid, date: record.createday.slice(0, 10), stage: record.type },
      ...{ ageGroup: judged.subject.dentition, scale: judged.calibration, rows: judged.rows.map(row => rowOf(row, lang)) },
    })
  }
  if (records.length === 0) throw new Refusal('STAGE_NOT_DIGITIZED')
  const { case_no: caseNo, name, sex, birthday } = patient
  return { patient: { caseNo, name, sex, birthday }, method: { name: analysis.name, title: analysis.title[lang] }, records }
}
