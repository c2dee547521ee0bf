import { createHash } from 'node:crypto'
import type { Analysis, Subject } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ownItemSetting, readOwnItems } from '@sella/ceph/analysis/stored-own-items'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import { fromStored } from '@sella/ceph/tracing/format'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Parsed } from '@sella/contract/calls/index'
import type { ReportInput } from '@sella/drawing/report/input'
import { agenciesBy } from '../agencies/store'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { filmOf, type ImageRow, imagesOf, ownRecord, type RecordRow, tracingOf } from '../records/rows'
import { settingNamed } from '../settings/store'
import { doctorBy } from '../user/store'
import { analysisNamed, type Overrides } from './analysis-named'
import { coloursOf } from './colours'
import { type PagePicture, reportFilm } from './film'
import { overridesOf } from './overrides'

type Wish = Parsed<'reportAnalysis'>

interface Ports {
  readonly db: Db
  readonly files: FileStore
}

const tracedFilm = async (db: Db, record: RecordRow): Promise<{ film: ImageRow; tracing: Tracing }> => {
  const images = await imagesOf(db, [record.uuid])
  const film = filmOf(images)
  if (!film) throw new Refusal('FILM_FIRST')
  const text = tracingOf(record, images)
  const read = text === null ? null : fromStored(text)
  if (read && !read.ok) throw new Refusal('KEY_POINTS_FAILED')
  if (!read || Object.keys(read.value.points).length === 0) throw new Refusal('STAGE_NOT_DIGITIZED')
  const { mm_per_pixel: mmPerPixel, scale_provenance: provenance } = film
  return { film, tracing: { ...read.value, fileScale: mmPerPixel && provenance ? { mmPerPixel, provenance } : null } }
}

/** Names the state a page was made from: the record with its version, and a hash of all that decides its numbers. */
const snapshotOf = (record: RecordRow, decisive: readonly unknown[]): string =>
  `${record.uuid.slice(0, 8)}-v${record.version}-${createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 12)}`

const patientFacts = async (db: Db, { record, wish }: { record: RecordRow; wish: Wish }) => {
  const row = await ownPatient(db, { doctor: record.doctor_id, uuid: record.case_uuid })
  const age = row.birthday ? ageAt(row.birthday, record.createday.slice(0, 16)) : null
  const agencies = await agenciesBy(db, row.agency_uuid ? [row.agency_uuid] : [])
  const ageText = age ? ageWords(age)[wish.lang] : ''
  return {
    clinic: agencies.get(row.agency_uuid ?? '')?.name ?? '',
    patient: { name: row.name, sex: row.sex, birthday: row.birthday ?? '', caseNo: row.case_no, ageText },
  }
}

interface Judged {
  readonly analysis: Analysis
  readonly customItems: OwnItems
  readonly subject: Subject
  readonly overrides: Overrides
}

const judged = async (db: Db, wish: Wish, doctor: string): Promise<Judged> => {
  const overrides = await overridesOf(db, doctor)
  const customItems = readOwnItems(await settingNamed(db, doctor, ownItemSetting))
  const analysis = await analysisNamed(db, wish.analysis, { doctor, overrides, ownItems: customItems })
  return { analysis, overrides, customItems, subject: { dentition: wish.dentition, sex: wish.sex } }
}

export interface Gathered {
  readonly input: ReportInput
  readonly pictures: readonly PagePicture[]
}

/** Everything the page prints, of a doctor's own record; refuses a record without film or points. */
export const gatherReport = async ({ db, files }: Ports, wish: Wish, doctor: string): Promise<Gathered> => {
  const record = await ownRecord(db, { doctor, uuid: wish.recordUuid })
  const { analysis, subject, overrides, customItems } = await judged(db, wish, doctor)
  const { film, tracing } = await tracedFilm(db, record)
  const { user_name } = await doctorBy(db, doctor)
  const page = await reportFilm(files, film)
  const input: ReportInput = {
    lang: wish.lang,
    doctor: user_name,
    ...(await patientFacts(db, { record, wish })),
    record: { date: record.createday.slice(0, 10), type: record.type as 1 | 2 | 3 },
    film: page.picture,
    tracing,
    evaluation: evaluate(tracing, analysis, subject, { overrides, customItems, assumeScale: wish.assumeScale }),
    analysis,
    subject,
    photos: {},
    printedAt: wish.today,
    snapshot: snapshotOf(record, [tracing, analysis, subject, overrides, customItems, wish.assumeScale]),
    estimatedOutlines: wish.estimatedOutlines,
    colours: await coloursOf(db, doctor),
  }
  return { input, pictures: [page] }
}
