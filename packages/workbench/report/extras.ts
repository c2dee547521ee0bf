import type { CaseFile, RecordNote } from '@sella/contract/case-file'
import { facesFromStored } from '@sella/contract/documents/face-points'
import type { CaseRecord } from '@sella/contract/entities'
import type { SectionId } from '@sella/drawing/report/design'
import { faceReading } from '@sella/drawing/report/face/reading'
import type { ModelPicture, ReportInput, ReportNotes } from '@sella/drawing/report/input'

/** What is fetched for the sections that show it. */
export interface Fetched {
  readonly models: readonly ModelPicture[]
  readonly notes: ReportNotes | null
}

/** What was written of a case, as the pages have it. */
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

type Extras = Pick<ReportInput, 'faces' | 'panoramic' | 'models' | 'notes'>

const pictureOf = (record: CaseRecord, type: string) => {
  const photo = record.photos.find(photo => photo.type === type)
  return photo ? { ...photo, href: photo.previewUrl } : null
}

/** What only the record the report is about shows, where its section is asked for; as the server gathers it. */
export const extrasOf = (record: CaseRecord, sections: readonly SectionId[], { models, notes }: Fetched): Extras => {
  const faces = (): Extras['faces'] =>
    facesFromStored(record.facePoints, image => pictureOf(record, image)).flatMap(
      ({ view, photo: { href, width, height }, tracing }) => faceReading(view, { href, width, height }, tracing) ?? [],
    )
  const film = pictureOf(record, 'Panoramic')
  return {
    ...(sections.includes('faces') ? { faces: faces() } : {}),
    ...(sections.includes('panoramic') && film ? { panoramic: { href: film.href, width: film.width, height: film.height } } : {}),
    ...(sections.includes('models') ? { models } : {}),
    ...(sections.includes('notes') ? { notes } : {}),
  }
}
