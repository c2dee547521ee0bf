import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { Parsed } from '@sella/contract/calls/index'
import { usualWish } from '@sella/contract/report-design'
import { analysesOf } from '../analyses/store'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { plansOf } from '../plans/rows'
import type { RecordRow } from '../records/rows'

/** A report request from outside the product: the analysis by its name, and the age group if stated. */
export interface NamedWish {
  readonly recordUuid: string
  readonly method: string
  readonly dentition: Dentition | null
  readonly lang: 'zh' | 'en'
  readonly overlaps: readonly string[]
  /** Names of the record's plans. */
  readonly plans: readonly string[]
  /** S-Na taken for 71.8 mm on a film without a scale; otherwise lengths are withheld, as in tables and exports. */
  readonly assumeScale: boolean
  /** `YYYY-MM-DD`. */
  readonly today: string
}

/** A record outside the bin by its uuid, whoever owns it: for the command line. */
export const recordNamed = async (db: Db, uuid: string): Promise<RecordRow> => {
  const row = await db
    .selectFrom('record')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * The analysis as the call names it: a built-in one by name, an own one by uuid. The doctor's own take precedence, since none of
 * them can have the name of a built-in one. Null when nobody has it.
 */
export const analysisBy = async (db: Db, doctor: string, method: string): Promise<string | null> => {
  const own = (await analysesOf(db, doctor)).find(row => row.name === method)
  const builtIn = builtInAnalyses.find(each => [each.name, each.title.zh, each.title.en].includes(method))
  return own?.uuid ?? builtIn?.name ?? null
}

export interface RecordWish {
  /** The owner of the record. */
  readonly doctor: string
  readonly wish: Parsed<'reportComprehensive'>
  /** Names of requested plans that the record does not have. */
  readonly missingPlans: readonly string[]
}

/** The request in the call's form, on behalf of the doctor who owns the record and with her analysis. */
export const recordWish = async (db: Db, named: NamedWish): Promise<RecordWish | 'METHOD_UNKNOWN'> => {
  const { recordUuid, method, dentition, lang, overlaps, plans, assumeScale, today } = named
  const record = await recordNamed(db, recordUuid)
  const doctor = record.doctor_id
  const analysis = await analysisBy(db, doctor, method)
  if (!analysis) return 'METHOD_UNKNOWN'
  const kept = plans.length > 0 ? await plansOf(db, { doctor, recordUuid }) : []
  const wanted = plans.map(name => kept.findLast(plan => plan.name === name || plan.uuid === name))
  return {
    doctor,
    missingPlans: plans.filter((_, i) => !wanted[i]),
    wish: {
      recordUuid,
      analysis,
      dentition,
      lang,
      today,
      overlaps: [...overlaps],
      plans: [...new Set(wanted.flatMap(plan => plan?.uuid ?? []))],
      assumeScale,
      estimatedOutlines: true,
      design: usualWish,
    },
  }
}
