import type { Analysis, Dentition } from '@sella/ceph/analysis/analysis'
import { defaultAgeGroup } from '@sella/ceph/analysis/default-age-group'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { ageAt } from '@sella/ceph/patient/age'
import type { Parsed } from '@sella/contract/calls/index'
import { analysesOf } from '../analyses/store'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import type { RecordRow } from '../records/rows'

/** What a report is asked for from outside the product: the analysis by its name, the age group where the asker cares. */
export interface NamedWish {
  readonly recordUuid: string
  readonly method: string
  readonly dentition: Dentition | null
  readonly lang: 'zh' | 'en'
  readonly overlaps: readonly string[]
  /** `YYYY-MM-DD`. */
  readonly today: string
}

const recordNamed = async (db: Db, uuid: string): Promise<RecordRow> => {
  const row = await db
    .selectFrom('record')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

interface Found {
  /** As the call names it: a built-in one by name, an own one by uuid. */
  readonly name: string
  readonly dentitions: Analysis['dentitions']
}

/** The doctor's own analyses come first: a name of hers is never a built-in one's. Null when nobody has it. */
const analysisBy = async (db: Db, doctor: string, method: string): Promise<Found | null> => {
  const own = (await analysesOf(db, doctor)).find(row => row.name === method)
  if (own) return { name: own.uuid, dentitions: ['primary_mixed', 'early_permanent', 'permanent'] }
  const builtIn = builtInAnalyses.find(one => [one.name, one.title.zh, one.title.en].includes(method))
  return builtIn ? { name: builtIn.name, dentitions: builtIn.dentitions } : null
}

export interface RecordWish {
  /** Whose record it is. */
  readonly doctor: string
  readonly wish: Parsed<'reportComprehensive'>
}

/** The wish of the call, for the doctor who owns the record: her analysis, the patient's age group unless another is named, the patient's sex. */
export const recordWish = async (db: Db, named: NamedWish): Promise<RecordWish | 'METHOD_UNKNOWN'> => {
  const { recordUuid, method, lang, overlaps, today } = named
  const record = await recordNamed(db, recordUuid)
  const doctor = record.doctor_id
  const found = await analysisBy(db, doctor, method)
  if (!found) return 'METHOD_UNKNOWN'
  const patient = await ownPatient(db, { doctor, uuid: record.case_uuid })
  const age = patient.birthday ? ageAt(patient.birthday, record.createday.slice(0, 10)) : null
  const usual = age ? defaultAgeGroup(found, age.years) : (found.dentitions.at(-1) ?? null)
  const dentition = named.dentition ?? usual ?? 'permanent'
  const fixed = { assumeScale: true, estimatedOutlines: true } as const
  return {
    doctor,
    wish: { recordUuid, analysis: found.name, dentition, sex: patient.sex, lang, today, overlaps: [...overlaps], ...fixed },
  }
}
