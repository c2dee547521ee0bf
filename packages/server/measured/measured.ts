import { setImmediate } from 'node:timers/promises'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { withholdingOf } from '@sella/ceph/superimpose/case-scales'
import { measuredRecords, type ToMeasure } from '@sella/ceph/tabulate/film-records'
import { type MeasuredCase, type MeasuredTable, methodOf } from '@sella/ceph/tabulate/measured'
import type { Lang } from '@sella/ceph/words'
import { ownErrorsSetting, readersOf } from '@sella/contract/documents/own-errors'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { analysisNamed, type Overrides } from '../analyses/analysis-named'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import { schemesOf, tracedOf } from '../readings/case-films'
import type { Gathering } from '../readings/steady'
import type { RecordRow } from '../records/rows'
import { settingOf } from '../settings/documents'

interface Wish {
  /** A built-in analysis by name, or one of the doctor's own by uuid. */
  readonly analysis: string
  readonly lang: Lang
}

/** The requested records of a case; those without a readable tracing are left out. */
export interface CaseRecords {
  readonly caseUuid: string
  readonly records: readonly string[]
}

interface By extends Wish {
  readonly method: Analysis
  readonly overrides: Overrides
  readonly customItems: ToMeasure['judged']['customItems']
  readonly readers: ReaderErrors
}

const toMeasure = (
  { uuid, type, createday, age_group }: RecordRow,
  patient: PatientRow,
  by: By,
  tracing: ToMeasure['judged']['tracing'],
): ToMeasure => {
  const { method: analysis, overrides, customItems, readers } = by
  const { birthday, sex } = patient
  const record = { createday, ageGroup: age_group }
  return {
    uuid,
    stage: type as 1 | 2 | 3,
    judged: { tracing, patient: { birthday, sex }, record, analysis, overrides, customItems, readers },
  }
}

const caseOf = async (db: Db, asked: CaseRecords, by: By): Promise<Omit<MeasuredCase, 'label'> | null> => {
  const patient = await db.selectFrom('patient').selectAll().where('uuid', '=', asked.caseUuid).executeTakeFirst()
  if (!patient || asked.records.length === 0) return null
  const { caseUuid } = asked
  // Scales are judged across all records of the case, even where only one is requested.
  const traced = (await tracedOf(db, caseUuid)).map(({ row, tracing }) => toMeasure(row, patient, by, tracing))
  const { case_no: caseNo, name, sex, birthday } = patient
  const wanted = traced.filter(({ uuid }) => asked.records.includes(uuid))
  if (wanted.length === 0) return null
  const schemes = await schemesOf(db, caseUuid)
  const films = traced.map(({ uuid, judged }) => ({ id: uuid, tracing: judged.tracing, day: judged.record.createday }))
  const tell = withholdingOf(films, { birthday, sex }, schemes)
  return { caseNo, name, sex, birthday, records: measuredRecords(wanted, by.lang, tell) }
}

/** What the doctor measures and judges by. */
const byOf = async (db: Db, doctor: string, wish: Wish): Promise<By> => {
  const overrides = await settingOf(db, doctor, ownValuesSetting)
  const customItems = await settingOf(db, doctor, ownItemsSetting)
  const readers = readersOf(await settingOf(db, doctor, ownErrorsSetting))
  const method = await analysisNamed(db, wish.analysis, { doctor, overrides, ownItems: customItems })
  return { ...wish, method, overrides, customItems, readers }
}

/**
 * Measures records of a doctor's own cases by one of her analyses, each with its own scale and age; other work gets its turn in
 * between. `part`: how what she measures by and each case are gathered.
 */
export const measuredTable = async (
  db: Db,
  doctor: string,
  { wish, cases, part }: { readonly wish: Wish; readonly cases: readonly CaseRecords[]; readonly part: Gathering },
): Promise<MeasuredTable> => {
  const by = await part(null, () => byOf(db, doctor, wish))
  const measured: MeasuredCase[] = []
  for (const each of cases) {
    const measuredCase = await part(each.caseUuid, () => caseOf(db, each, by))
    if (measuredCase) measured.push({ ...measuredCase, label: `C${measured.length + 1}` })
    await setImmediate()
  }
  return { method: methodOf(by.method, wish.lang), cases: measured }
}
