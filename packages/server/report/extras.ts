import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { stageCourse } from '@sella/ceph/maturation/course'
import { ownBoltonIn } from '@sella/ceph/study-models/bolton-norm'
import { faceImages } from '@sella/contract/documents/face-points'
import { storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { placedFromStored } from '@sella/contract/documents/placed-points'
import { studyModelsOf } from '@sella/contract/documents/study-models'
import type { SectionId } from '@sella/drawing/report/design'
import { faceReading } from '@sella/drawing/report/face/reading'
import { frontalPaper, type OwnFrontal } from '@sella/drawing/report/frontal/reading'
import type { ReportInput, ReportNotes } from '@sella/drawing/report/input'
import { type Overrides, ownFrontalAnalyses } from '../analyses/analysis-named'
import type { Db } from '../db/open'
import { plainName } from '../files/shown-name'
import type { FileStore } from '../files/store'
import { readFile } from '../patients/file-store'
import { caseTracings } from '../readings/case-films'
import { facePhotosOf } from '../records/face-photos'
import { fileScaleOf, type ImageRow, neckReadOf, type RecordRow } from '../records/rows'
import { type PagePhotos, type PagePicture, reportFrontal, reportPanoramic } from './film'
import { reportModels } from './models'

/** Content of the report's own record only, in optional sections. */
export interface Extras {
  readonly shown: Pick<ReportInput, 'faces' | 'frontal' | 'panoramic' | 'models' | 'studyModels' | 'notes' | 'course'>
  readonly pictures: readonly PagePicture[]
}

interface Of {
  readonly readers: ReaderErrors
  readonly overrides: Overrides
  readonly record: RecordRow
  readonly images: readonly ImageRow[]
  readonly photos: PagePhotos
  /** The scale of the record's film is doubted beside the others of the case. */
  readonly doubted: boolean
}

interface Stores {
  readonly db: Db
  readonly files: FileStore
}

const nothing: Extras = { shown: {}, pictures: [] }

const facesOf = ({ record, images, photos, doubted }: Of): Extras => {
  const faces = facePhotosOf(record, images).flatMap(({ view, tracing }) => {
    const page = photos[faceImages[view]]
    return page ? (faceReading({ view, picture: page.picture, tracing, filmDoubted: doubted }) ?? []) : []
  })
  return { shown: { faces }, pictures: [] }
}

const frontalOf = async ({ db, files }: Stores, { record, images, overrides }: Of): Promise<Extras> => {
  const film = await reportFrontal(files, images)
  const read = film && placedFromStored(storedFrontalFilm, record.face_points, plainName(film.row))
  if (!film || !read?.ok) return nothing
  const hers: OwnFrontal = { analyses: await ownFrontalAnalyses(db, { doctor: record.doctor_id, overrides }), overrides }
  const frontal = frontalPaper(film.page.picture, { ...read.value, fileScale: fileScaleOf(film.row) }, hers)
  return frontal ? { shown: { frontal }, pictures: [film.page] } : nothing
}

const panoramicOf = async (files: FileStore, { images }: Of): Promise<Extras> => {
  const film = await reportPanoramic(files, images)
  return film ? { shown: { panoramic: film.picture }, pictures: [film] } : nothing
}

const modelsOf = async (files: FileStore, { record, images, overrides }: Of): Promise<Extras> => {
  const models = await reportModels(files, images)
  return {
    shown: {
      models: models.map(({ view, page }) => ({ view, picture: page.picture })),
      studyModels: studyModelsOf(record.model_readings, images, ownBoltonIn(overrides)),
    },
    pictures: models.map(({ page }) => page),
  }
}

const notesOf = async (db: Db, { record }: Of): Promise<ReportNotes> => {
  const { file, records } = await readFile(db, { doctor: record.doctor_id, caseUuid: record.case_uuid })
  const { diagnosis, problems, plan, progress } = file
  const dated = records.map(({ createday, type, note }) => ({ date: createday.slice(0, 10), type, note }))
  return { diagnosis, problems, plan, progress, records: dated.filter(({ note }) => note.trim() !== '') }
}

const courseIn = async (db: Db, { record, readers }: Of): Promise<ReportInput['course']> =>
  stageCourse(
    (await caseTracings(db, record.case_uuid)).map(({ row, images, tracing }) => ({
      day: row.createday.slice(0, 10),
      points: tracing?.points ?? null,
      read: neckReadOf(row, images),
    })),
    readers,
  )

/** Fetched only where its section is requested: a document must not carry what it does not print. */
export const extrasOf = async ({ db, files }: Stores, of: Of, sections: readonly SectionId[]): Promise<Extras> => {
  const wants = (id: SectionId): boolean => sections.includes(id)
  const all = [
    wants('faces') ? facesOf(of) : nothing,
    wants('frontal') ? await frontalOf({ db, files }, of) : nothing,
    wants('panoramic') ? await panoramicOf(files, of) : nothing,
    wants('models') ? await modelsOf(files, of) : nothing,
    wants('maturation') ? { shown: { course: await courseIn(db, of) }, pictures: [] } : nothing,
    wants('notes') ? { shown: { notes: await notesOf(db, of) }, pictures: [] } : nothing,
  ]
  return { shown: Object.assign({}, ...all.map(({ shown }) => shown)), pictures: all.flatMap(({ pictures }) => pictures) }
}
