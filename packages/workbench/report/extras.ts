import { ownBoltonIn } from '@sella/ceph/study-models/bolton-norm'
import type { CaseFile, RecordNote } from '@sella/contract/case-file'
import { facesFromStored } from '@sella/contract/documents/face-points'
import { FRONTAL_CEPH, storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { photoScale } from '@sella/contract/documents/photo-scale'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { placedFromStored } from '@sella/contract/documents/placed-points'
import { studyModelsOf } from '@sella/contract/documents/study-models'
import type { CaseRecord } from '@sella/contract/entities'
import type { SectionId } from '@sella/drawing/report/design'
import { faceReading } from '@sella/drawing/report/face/reading'
import { frontalPaper, type OwnFrontal } from '@sella/drawing/report/frontal/reading'
import type { ModelPicture, ReportInput, ReportNotes } from '@sella/drawing/report/input'
import { filmOf } from '../open/records'

/** Data fetched for the sections that show it. */
export interface Fetched {
  readonly models: readonly ModelPicture[]
  readonly notes: ReportNotes | null
}

/** The notes of a case, as printed on the pages. */
export const notesOf = ({
  file,
  records,
}: {
  readonly file: CaseFile
  readonly records: readonly RecordNote[]
}): ReportNotes => ({
  ...{ diagnosis: file.diagnosis, problems: file.problems, plan: file.plan, progress: file.progress },
  records: records
    .filter(({ note }) => note.trim() !== '')
    .map(({ createday, type, note }) => ({ date: createday.slice(0, 10), type, note })),
})

type Extras = Pick<ReportInput, 'faces' | 'frontal' | 'panoramic' | 'models' | 'studyModels' | 'notes'>

const pictureOf = (record: CaseRecord, type: string) => {
  const photo = record.photos.find(photo => photo.type === type)
  return photo ? { ...photo, href: photo.previewUrl } : null
}

/** The frontal film of a record as printed; null if no point is placed on it. */
export const frontalOf = (record: CaseRecord, hers?: OwnFrontal) => {
  const photo = pictureOf(record, FRONTAL_CEPH)
  const read = photo && placedFromStored(storedFrontalFilm, record.facePoints, pictureNameOf(photo))
  if (!photo || !read?.ok) return null
  const { href, width, height, fileScale } = photo
  return frontalPaper({ href, width, height }, { ...read.value, fileScale }, hers)
}

/** The measured face photos of a record; `filmDoubted`: the scale of its film is doubted beside the others of the case. */
const facesOf = (record: CaseRecord, filmDoubted: boolean): Extras['faces'] =>
  facesFromStored(record.facePoints, image => {
    const photo = pictureOf(record, image)
    return photo && { ...photo, fileScale: photoScale(image, photo, { ...record, film: filmOf(record) }) }
  }).flatMap(
    ({ view, photo: { href, width, height }, tracing }) =>
      faceReading({ view, picture: { href, width, height }, tracing, filmDoubted }) ?? [],
  )

interface Hers extends Fetched {
  readonly hers: OwnFrontal
  readonly filmDoubted: boolean
}

/** Content shown only for the main record of the report, if its section is selected; assembled the same way as on the server. */
export const extrasOf = (
  record: CaseRecord,
  sections: readonly SectionId[],
  { models, notes, hers, filmDoubted }: Hers,
): Extras => {
  const film = pictureOf(record, 'Panoramic')
  const frontal = sections.includes('frontal') ? frontalOf(record, hers) : null
  return {
    ...(sections.includes('faces') ? { faces: facesOf(record, filmDoubted) } : {}),
    ...(frontal ? { frontal } : {}),
    ...(sections.includes('panoramic') && film ? { panoramic: { href: film.href, width: film.width, height: film.height } } : {}),
    ...(sections.includes('models')
      ? { models, studyModels: studyModelsOf(record.modelReadings, record.photos, ownBoltonIn(hers.overrides)) }
      : {}),
    ...(sections.includes('notes') ? { notes } : {}),
  }
}
