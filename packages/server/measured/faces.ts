import { setImmediate } from 'node:timers/promises'
import { subjectOf } from '@sella/ceph/analysis/subject'
import type { FaceView } from '@sella/ceph/data/face-views'
import { facePointsOf } from '@sella/ceph/face/leans-on'
import { type LeansOn, type MeasuredCase, type MeasuredTable, type ReadRecord, tabulated } from '@sella/ceph/tabulate/measured'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { scaleCautionWords } from '@sella/ceph/tracing/scale-caution'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { readFacePhoto } from '@sella/drawing/report/face/reading'
import { faceTitles } from '@sella/drawing/report/face/words'
import type { Db } from '../db/open'
import type { PatientRow } from '../patients/rows'
import { caseTracings, doubtedRecords } from '../readings/case-films'
import type { Gathering } from '../readings/steady'
import { facePhotosOf } from '../records/face-photos'
import type { CaseRecords } from './measured'

interface Wish {
  readonly view: FaceView
  readonly lang: Lang
}

const leaningOn =
  (view: FaceView, { points }: Tracing): LeansOn =>
  (item, origin) => {
    const under = facePointsOf(view, item)
    return (Object.keys(points) as (keyof Tracing['points'])[]).filter(
      name => under.includes(name) && points[name]?.origin === origin,
    )
  }

interface OfRecord {
  readonly patient: PatientRow
  readonly filmDoubted: boolean
}

type Traced = Awaited<ReturnType<typeof caseTracings>>[number]

/** What the view's photo of a record says; nothing where it has no points on one. */
const readView = (
  { row, images, tracing: film }: Traced,
  view: FaceView,
  { patient, filmDoubted }: OfRecord,
): readonly ReadRecord[] =>
  facePhotosOf(row, images).flatMap(({ view: placed, tracing }) => {
    if (placed !== view) return []
    const { evaluation } = readFacePhoto({ view, tracing, filmDoubted })
    const { uuid, type, createday } = row
    const { age } = subjectOf(patient, { createday, ageGroup: null })
    // What is said against a film's scale is said wherever it is used.
    const byFilm = evaluation.calibration.provenance === 'film' && film
    const caution = byFilm ? scaleCautionWords(film, calibrate(film)) : null
    const stage = type as ReadRecord['stage']
    // No norm of a photo depends on an age group, and no measured error of a reader is of a point on a photo.
    return [
      {
        uuid,
        stage,
        createday,
        subject: { age, dentition: null },
        evaluation,
        caution,
        errorsBy: '',
        leansOn: leaningOn(view, tracing),
      },
    ]
  })

const caseOf = async (
  db: Db,
  { caseUuid, records }: CaseRecords,
  { view, lang }: Wish,
): Promise<Omit<MeasuredCase, 'label'> | null> => {
  const patient = await db.selectFrom('patient').selectAll().where('uuid', '=', caseUuid).executeTakeFirst()
  if (!patient || records.length === 0) return null
  const doubted = await doubtedRecords(db, patient)
  const wanted = (await caseTracings(db, caseUuid)).filter(({ row }) => records.includes(row.uuid))
  const read = wanted.flatMap(each => readView(each, view, { patient, filmDoubted: doubted.has(each.row.uuid) }))
  const { case_no: caseNo, name, sex, birthday } = patient
  return read.length > 0 ? { caseNo, name, sex, birthday, records: tabulated(read, lang) } : null
}

/**
 * What every item of a view measures on the face photos of some records: those with points on such a photo; other work gets its turn
 * in between. `part`: how each case is gathered.
 */
export const faceTable = async (
  db: Db,
  { wish, cases, part }: { readonly wish: Wish; readonly cases: readonly CaseRecords[]; readonly part: Gathering },
): Promise<MeasuredTable> => {
  const measured: MeasuredCase[] = []
  for (const each of cases) {
    const read = await part(each.caseUuid, () => caseOf(db, each, wish))
    if (read) measured.push({ ...read, label: `C${measured.length + 1}` })
    await setImmediate()
  }
  const { view, lang } = wish
  const photo = { zh: '（照片）', en: ' (photo)' }[lang]
  return { method: { name: view, title: `${faceTitles[view][lang]}${photo}` }, cases: measured }
}
