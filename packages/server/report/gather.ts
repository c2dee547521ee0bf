import { scalesAmong } from '@sella/ceph/superimpose/case-scales'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Parsed } from '@sella/contract/calls/index'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { parseSchemes, recordsNamed } from '@sella/contract/documents/overlap-schemes'
import { ownErrorsSetting, readersOf } from '@sella/contract/documents/own-errors'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import { agenciesBy } from '../agencies/store'
import { analysisNamed } from '../analyses/analysis-named'
import type { Db } from '../db/open'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { schemeRecords } from '../overlaps/scheme-records'
import { overlapOf } from '../overlaps/store'
import { ownPatient } from '../patients/rows'
import { scalesOf } from '../readings/case-films'
import { steadily } from '../readings/steady'
import { filmOf, imagesOf, ownRecord, type RecordRow, tracingOf } from '../records/rows'
import { settingOf } from '../settings/documents'
import { doctorBy } from '../user/store'
import { extrasOf } from './extras'
import { type PagePicture, reportPhotos } from './film'
import { letterheadOf } from './letterhead'
import type { ComprehensiveInput } from './pages'
import { wantedPlans } from './plans'
import { type Common, type Gathered, judgedRecord, recordInput } from './record-input'

type Wish = Parsed<'reportAnalysis'>

interface Ports {
  readonly db: Db
  readonly files: FileStore
}

/** The owner of the record, and the person who prints it, whose name and colours are used. */
export interface Whose {
  readonly doctor: string
  readonly person: string
}

const common = async (
  db: Db,
  wish: Wish,
  { record, person }: { readonly record: RecordRow; readonly person: string },
): Promise<Common> => {
  const doctor = record.doctor_id
  const overrides = await settingOf(db, doctor, ownValuesSetting)
  const customItems = await settingOf(db, doctor, ownItemsSetting)
  const analysis = await analysisNamed(db, wish.analysis, { doctor, overrides, ownItems: customItems })
  const patient = await ownPatient(db, { doctor, uuid: record.case_uuid })
  const agencies = await agenciesBy(db, patient.agency_uuid ? [patient.agency_uuid] : [])
  const { user_name } = await doctorBy(db, person)
  return {
    ...{ wish, patient, overrides, customItems, analysis, doctor: user_name },
    clinic: agencies.get(patient.agency_uuid ?? '')?.name ?? '',
    readers: readersOf(await settingOf(db, doctor, ownErrorsSetting)),
    colours: (await settingOf(db, person, digitizationSetting)).colours,
    letterhead: wish.design.letterhead ? await letterheadOf(db, { doctor, person }) : null,
  }
}

/** All content of the analysis page for a doctor's own record; refuses a record without film or points. */
export const gatherReport = (ports: Ports, wish: Wish, whose: Whose): Promise<Gathered> =>
  ofOneState(ports, wish, whose, () => gatherPage(ports, wish, whose))

/** Gathers of the record's case as it stood at one moment. */
const ofOneState = async <T>(
  { db }: Ports,
  { recordUuid: uuid }: Wish,
  { doctor }: Whose,
  gather: () => Promise<T>,
): Promise<T> => {
  const { case_uuid: caseUuid } = await ownRecord(db, { doctor, uuid })
  return steadily(db, { doctor, caseUuid }, gather)
}

const gatherPage = async ({ db, files }: Ports, wish: Wish, { doctor, person }: Whose): Promise<Gathered> => {
  const record = await ownRecord(db, { doctor, uuid: wish.recordUuid })
  const of = await common(db, wish, { record, person })
  const [images, scales] = [await imagesOf(db, [record.uuid]), await scalesOf(db, of.patient)]
  return recordInput(files, of, { record, images, photos: {}, doubted: scales.doubted.has(record.uuid) })
}

/** Whether stored schemes that cannot be read name a record twice, which has an error message of its own. */
const namesTwice = (text: string): boolean => recordsNamed(text).some(({ uuids }) => new Set(uuids).size < uuids.length)

const wantedSchemes = async (db: Db, record: RecordRow, names: readonly string[]): Promise<readonly OverlapScheme[]> => {
  if (names.length === 0) return []
  const text = await overlapOf(db, { doctor: record.doctor_id, caseUuid: record.case_uuid })
  const schemes = parseSchemes(text)
  if (!schemes) throw new Refusal(namesTwice(text) ? 'RECORD_DUPLICATE' : 'OVERLAP_FETCH')
  return names.flatMap(name => schemes.find(scheme => scheme.name === name) ?? [])
}

/**
 * The records of the schemes that have a film with points and are outside the bin; others are left out, as specified. Each as it is
 * when it is the report's own: two states of one record would be two records on the slides.
 */
const drawable = async (
  { db, files }: Ports,
  of: Common,
  { schemes, doubted }: { readonly schemes: readonly OverlapScheme[]; readonly doubted: ReadonlySet<string> },
) => {
  const { doctor_id: doctor, uuid: caseUuid } = of.patient
  const drawn = new Map<string, { readonly record: RecordRow; readonly gathered: Gathered }>()
  for (const record of await schemeRecords(db, { doctor, caseUuid }, schemes)) {
    const { uuid } = record
    const images = await imagesOf(db, [uuid])
    if (!filmOf(images) || tracingOf(record, images) === null) continue
    const photos = await reportPhotos(files, images)
    const gathered = await recordInput(files, of, { record, images, photos, doubted: doubted.has(uuid) }).catch(error => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (gathered) drawn.set(uuid, { record, gathered })
  }
  return drawn
}

export interface GatheredReport extends Omit<ComprehensiveInput, 'input' | 'design'>, Gathered {}

/** A record may appear in several places, so duplicates of its pictures are removed. */
const eachOnce = (pictures: readonly PagePicture[]): readonly PagePicture[] => [
  ...new Map(pictures.map(shown => [shown.picture.href, shown])).values(),
]

/** Everything the comprehensive report prints, of a doctor's own record, with or without a lateral film, and the schemes of its case. */
export const gatherComprehensive = (ports: Ports, wish: Parsed<'reportComprehensive'>, whose: Whose): Promise<GatheredReport> =>
  ofOneState(ports, wish, whose, () => gatherPages(ports, wish, whose))

const gatherPages = async (
  { db, files }: Ports,
  { overlaps, plans, ...wish }: Parsed<'reportComprehensive'>,
  { doctor, person }: Whose,
): Promise<GatheredReport> => {
  const record = await ownRecord(db, { doctor, uuid: wish.recordUuid })
  const of = await common(db, wish, { record, person })
  const images = await imagesOf(db, [record.uuid])
  const photos = await reportPhotos(files, images)
  const scales = await scalesOf(db, of.patient)
  const doubted = scales.doubted.has(record.uuid)
  const main = await recordInput(files, of, { record, images, photos, filmless: true, doubted })
  const extras = await extrasOf(
    { db, files },
    { record, images, photos, readers: of.readers, overrides: of.overrides, doubted },
    wish.design.sections,
  )
  const schemes = await wantedSchemes(db, record, overlaps)
  const records = await drawable({ db, files }, of, { schemes, doubted: scales.doubted })
  const given = [...records].map(([uuid, { record: compared, gathered }]) => {
    const { input } = gathered
    return { uuid, input, measured: judgedRecord(of, { record: compared, tracing: input.tracing }, false) }
  })
  const planned = await wantedPlans(db, of, {
    ...{ record, start: main.input.tracing, uuids: plans, doubted: scales.doubted },
  })
  return {
    input: { ...main.input, ...extras.shown, ...(planned.length > 0 ? { plans: planned } : {}) },
    pictures: eachOnce([
      ...main.pictures,
      ...extras.pictures,
      ...[...records.values()].flatMap(({ gathered }) => gathered.pictures),
    ]),
    ...{ schemes, given, colours: of.colours.overlapColors },
    scales: scalesAmong(
      scales,
      schemes.flatMap(({ uuids }) => uuids),
    ),
  }
}
