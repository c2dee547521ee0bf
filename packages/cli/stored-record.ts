import type { Judged } from '@sella/ceph/analysis/judge'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { ownErrorsSetting, readersOf } from '@sella/contract/documents/own-errors'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { analysisNamed } from '@sella/server/analyses/analysis-named'
import { doctorNamed } from '@sella/server/auth/store'
import type { Data } from '@sella/server/data'
import { doubtedRecords } from '@sella/server/readings/case-films'
import { imagesOf } from '@sella/server/records/rows'
import { tracedFilm } from '@sella/server/report/record-input'
import { analysisBy, recordNamed } from '@sella/server/report/record-wish'
import { settingOf } from '@sella/server/settings/documents'
import { refused } from './refusals'

/** The record's uuid in lower case, or a refusal. */
export const uuidOf = (text: string): string => {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text.toLowerCase()
  throw refused('noUuid', text)
}

export interface StoredRecord {
  readonly tracing: Tracing
  readonly patient: Judged['patient']
  readonly record: Judged['record']
  /** Null if no method was requested, or its owner has none of that name. */
  readonly analysis: Analysis | null
  readonly overrides: Judged['overrides']
  readonly customItems: Judged['customItems']
  readonly readers: Judged['readers']
  /** Its scale is doubted beside the other records of the case: its lengths are withheld. */
  readonly doubted: boolean
}

/** A stored record with its patient, and with an analysis of its owner. */
export const storedRecord = async ({ store: { db } }: Data, uuid: string, method: string | null): Promise<StoredRecord> => {
  const row = await recordNamed(db, uuid)
  const doctor = row.doctor_id
  const { tracing } = tracedFilm(row, await imagesOf(db, [uuid]))
  const patient = await db
    .selectFrom('patient')
    .select(['uuid', 'birthday', 'sex'])
    .where('uuid', '=', row.case_uuid)
    .executeTakeFirstOrThrow()
  const overrides = await settingOf(db, doctor, ownValuesSetting)
  const customItems = await settingOf(db, doctor, ownItemsSetting)
  const readers = readersOf(await settingOf(db, doctor, ownErrorsSetting))
  const name = method === null ? null : await analysisBy(db, doctor, method)
  const analysis = name === null ? null : await analysisNamed(db, name, { doctor, overrides, ownItems: customItems })
  const record = { createday: row.createday, ageGroup: row.age_group }
  const doubted = (await doubtedRecords(db, patient)).has(uuid)
  return { tracing, patient, doubted, record, analysis, overrides, customItems, readers }
}

/** A case by its uuid, or by its number within an account. */
export const storedCase = async (
  { store: { db } }: Data,
  { named, user }: { readonly named: string; readonly user: string | undefined },
) => {
  const doctor = user === undefined ? null : await doctorNamed(db, user)
  if (user !== undefined && !doctor) throw refused('noAccount', user)
  const all = db.selectFrom('patient').select(['uuid', 'doctor_id', 'birthday', 'sex']).where('deleted_at', 'is', null)
  const own = doctor ? all.where('doctor_id', '=', doctor.uuid) : all
  const rows = await own.where(eb => eb.or([eb('uuid', '=', named.toLowerCase()), eb('case_no', '=', named)])).execute()
  const [patient, another] = rows
  if (!patient) throw refused('noCase', named)
  if (another) throw refused('manyCases', named)
  return patient
}
