import { createHash } from 'node:crypto'
import { type Judgement, judge } from '@sella/ceph/analysis/judge'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Parsed } from '@sella/contract/calls/index'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import { noTracing } from '@sella/drawing/report/filmless'
import type { ReportInput } from '@sella/drawing/report/input'
import type { Colours } from '@sella/drawing/tracing/colours'
import type { Overrides } from '../analyses/analysis-named'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { PatientRow } from '../patients/rows'
import { fileScaleOf, filmOf, type ImageRow, neckReadOf, type RecordRow, tracingOf } from '../records/rows'
import { type PagePhotos, type PagePicture, reportFilm } from './film'
import type { PageLetterhead } from './letterhead'

/** What applies to every record of a report. */
export interface Common {
  readonly wish: Parsed<'reportAnalysis'>
  readonly patient: PatientRow
  readonly clinic: string
  readonly doctor: string
  readonly colours: Colours
  readonly analysis: Analysis
  readonly customItems: OwnItems
  readonly overrides: Overrides
  /** Set if the doctor has a letterhead and wants it printed. */
  readonly letterhead: PageLetterhead | null
  readonly readers: ReaderErrors
}

/**
 * A record's tracing evaluated for the patient on its day. An age group in the request overrides that of the requested record
 * only.
 */
export const judgedRecord = (
  { wish, patient, analysis, overrides, customItems, readers }: Common,
  { record, tracing }: { readonly record: RecordRow; readonly tracing: Tracing },
  assumeScale: boolean,
): Judgement => {
  const wished = record.uuid === wish.recordUuid ? wish.dentition : null
  const at = { createday: record.createday, ageGroup: wished ?? record.age_group }
  return judge({ tracing, patient, record: at, analysis, overrides, customItems, readers }, { assumeScale })
}

export interface Gathered {
  readonly input: ReportInput
  readonly pictures: readonly PagePicture[]
}

/** The film of a record with its tracing; refuses a record without film or points. */
export const tracedFilm = (record: RecordRow, images: readonly ImageRow[]): { film: ImageRow; tracing: Tracing } => {
  const film = filmOf(images)
  if (!film) throw new Refusal('FILM_FIRST')
  const text = tracingOf(record, images)
  const read = text === null ? null : fromStored(text, storedFilm(LATERAL_CEPH, fileScaleOf(film)))
  if (read && !read.ok) throw new Refusal('KEY_POINTS_FAILED')
  if (!read || Object.keys(read.value.points).length === 0) throw new Refusal('STAGE_NOT_DIGITIZED')
  return { film, tracing: read.value }
}

/**
 * Identifies the state from which a page was made: the record with its version, and a hash of everything that affects its
 * numbers.
 */
const snapshotOf = (record: RecordRow, decisive: readonly unknown[]): string =>
  `${record.uuid.slice(0, 8)}-v${record.version}-${createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 12)}`

const patientFacts = ({ patient, wish }: Common, record: RecordRow): ReportInput['patient'] => {
  const age = patient.birthday ? ageAt(patient.birthday, record.createday.slice(0, 16)) : null
  const words = age ? ageWords(age) : { zh: '', en: '' }
  const { name, sex, birthday, case_no: caseNo } = patient
  return { name, sex, birthday: birthday ?? '', caseNo, ageText: words[wish.lang], ageWords: words }
}

const hrefs = (photos: PagePhotos): ReportInput['photos'] =>
  Object.fromEntries(Object.entries(photos).map(([kind, { picture }]) => [kind, picture]))

/** The film with its tracing and its picture; of a record without one that is not bound to have one, nothing was traced. */
const shownFilm = async (files: FileStore, { record, images, filmless = false }: One) => {
  if (filmless && !filmOf(images)) return { page: null, tracing: noTracing }
  const { film, tracing } = tracedFilm(record, images)
  return { page: await reportFilm(files, film), tracing }
}

interface One {
  readonly record: RecordRow
  readonly images: readonly ImageRow[]
  readonly photos: PagePhotos
  /** It may have no lateral film: then nothing was traced. */
  readonly filmless?: boolean
  /** Its scale is doubted beside the other records of the case: its lengths are withheld here as everywhere. */
  readonly doubted?: boolean
}

/** Everything the pages say of one record. */
export const recordInput = async (files: FileStore, common: Common, of: One): Promise<Gathered> => {
  const { record, images, photos, doubted = false } = of
  const { wish, clinic, doctor, colours, analysis, customItems, overrides, readers, letterhead } = common
  const { page, tracing } = await shownFilm(files, of)
  const whole = judgedRecord(common, { record, tracing }, wish.assumeScale)
  const { subject, ...evaluation } = doubted ? withoutLengths(whole) : whole
  const decisive = [tracing, neckReadOf(record, images), analysis, subject, overrides, customItems, readers, wish.assumeScale]
  const input: ReportInput = {
    ...{ lang: wish.lang, doctor, clinic },
    patient: patientFacts(common, record),
    record: { date: record.createday.slice(0, 10), type: record.type as 1 | 2 | 3 },
    ...{ film: page?.picture ?? null, tracing },
    ...(doubted ? { scaleDoubted: true } : {}),
    maturation: neckReadOf(record, images),
    evaluation,
    analysis,
    subject,
    customItems,
    readers,
    photos: hrefs(photos),
    ...(record.awaits_review === 1 ? { unreviewed: record.traced_name ?? '' } : {}),
    printedAt: wish.today,
    ...(wish.zone ? { zone: wish.zone } : {}),
    snapshot: snapshotOf(record, [...decisive, ...(doubted ? ['scale-doubted'] : [])]),
    estimatedOutlines: wish.estimatedOutlines,
    colours,
    ...(letterhead ? { letterhead: letterhead.shown } : {}),
  }
  return { input, pictures: [...(page ? [page] : []), ...Object.values(photos), ...(letterhead?.pictures ?? [])] }
}
