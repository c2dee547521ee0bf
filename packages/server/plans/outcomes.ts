import { fingerprintOf } from '@sella/ceph/planning/fingerprint'
import { accuracyOf, type SkinOutcome } from '@sella/ceph/planning/outcome'
import { predict } from '@sella/ceph/planning/predict'
import { resultOf } from '@sella/ceph/planning/result'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { type PlanDocument, readPlanDocument } from '@sella/contract/documents/plan'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import { doubtedRecords } from '../readings/case-films'
import { tracingsOf } from '../readings/stored-tracing'

/** A record outside the bin at the start or end of a plan, with its patient. */
interface Film {
  readonly uuid: string
  readonly case_uuid: string
  readonly sex: PatientRow['sex']
  readonly birthday: string | null
}

interface Carried {
  readonly document: PlanDocument
  readonly start: Film
  readonly end: Film
}

/** Plans that name their result, for the doctor's records; the last saved one per record. */
const namedResults = async (db: Db, doctor: string): Promise<ReadonlyMap<string, PlanDocument>> => {
  const rows = await db
    .selectFrom('plan')
    .select(['record_uuid', 'content'])
    .where('doctor_id', '=', doctor)
    .where('archived_at', 'is', null)
    .where('content', 'not like', '%"result":null%')
    .where('content', 'like', '%"result":"%')
    .orderBy('updated_at')
    .execute()
  return new Map(
    rows.flatMap(({ record_uuid, content }) => {
      const read = readPlanDocument(content)
      return read.ok && read.document.result !== null ? [[record_uuid, read.document]] : []
    }),
  )
}

const filmsOf = async (db: Db, doctor: string, uuids: readonly string[]): Promise<ReadonlyMap<string, Film>> => {
  if (uuids.length === 0) return new Map()
  const rows = await db
    .selectFrom('record')
    .innerJoin('patient', 'patient.uuid', 'record.case_uuid')
    .select(['record.uuid', 'record.case_uuid', 'patient.sex', 'patient.birthday'])
    .where('record.uuid', 'in', uuids)
    .where('record.doctor_id', '=', doctor)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(row => [row.uuid, row]))
}

interface JudgedFilms {
  readonly tracings: ReadonlyMap<string, Tracing>
  /** Records whose scale is doubted beside the others of their case. */
  readonly doubted: ReadonlySet<string>
}

const comparedOf = ({ document, start, end }: Carried, { tracings, doubted }: JudgedFilms): readonly SkinOutcome[] | null => {
  const [from, to] = [tracings.get(start.uuid), tracings.get(end.uuid)]
  if (!from || !to) return null
  // The doctor saw the prediction on another tracing than there is now.
  if (document.tracing !== '' && document.tracing !== fingerprintOf(from)) return null
  const prediction = predict(from, document.plan)
  if (prediction.status !== 'predicted') return null
  const outcome = resultOf(from, prediction, to, doubted.has(start.uuid) || doubted.has(end.uuid))
  return outcome.status === 'compared' && outcome.skin.length > 0 ? outcome.skin : null
}

/** The records of these films' cases whose scale is doubted, each case judged once. */
const doubtedAmong = async (db: Db, carried: readonly Carried[]): Promise<ReadonlySet<string>> => {
  const cases = new Map(carried.map(({ start }) => [start.case_uuid, start]))
  const doubted = new Set<string>()
  for (const [uuid, { birthday, sex }] of cases)
    for (const record of await doubtedRecords(db, { uuid, birthday, sex })) doubted.add(record)
  return doubted
}

/** The accuracy of the predictions in a doctor's plans that name their result; per record, the last saved plan. */
export const outcomesOf = async (db: Db, doctor: string) => {
  const named = await namedResults(db, doctor)
  const wanted = [...named].flatMap(([record, { result }]) => [record, result ?? ''])
  const films = await filmsOf(db, doctor, [...new Set(wanted)])
  const carried = [...named].flatMap(([record, document]): Carried[] => {
    const [start, end] = [films.get(record), films.get(document.result ?? '')]
    return start && end && start.case_uuid === end.case_uuid ? [{ document, start, end }] : []
  })
  const tracings = await tracingsOf(db, [...films.keys()])
  const judged = { tracings, doubted: await doubtedAmong(db, carried) }
  const compared = carried.map(each => comparedOf(each, judged))
  const usable = compared.flatMap(each => (each ? [each] : []))
  return { compared: usable.length, leftOut: named.size - usable.length, skin: [...accuracyOf(usable)] }
}
