import { ageAt, ageWords } from '@sella/ceph/patient/age'
import { sameScheme } from '@sella/ceph/superimpose/same-scheme'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Parsed } from '@sella/contract/calls/index'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { parseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { TrueSizeInput, TrueSizeRecord } from '@sella/drawing/report/true-size/input'
import { allParts, type ShownParts } from '@sella/drawing/tracing/overlap-parts'
import { agenciesBy } from '../agencies/store'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import type { Progress } from '../jobs/worker'
import { schemeRecords } from '../overlaps/scheme-records'
import { overlapOf } from '../overlaps/store'
import { ownPatient, type PatientRow } from '../patients/rows'
import { scalesOf } from '../readings/case-films'
import { steadily } from '../readings/steady'
import { imagesOf, type RecordRow } from '../records/rows'
import { settingOf } from '../settings/documents'
import { doctorBy } from '../user/store'
import type { Whose } from './gather'
import type { MakePdf } from './pdf-work'
import { tracedFilm } from './record-input'
import { trueSizeParts } from './true-size-parts'

type Wish = Parsed<'reportTrueSize'>

/** Parses the present scheme, saved or not, from its text. */
const schemeIn = (text: string): OverlapScheme => {
  const [scheme] = parseSchemes(`[${text}]`) ?? []
  if (!scheme) throw new Refusal('INPUT_INVALID', { field: 'scheme' })
  return scheme
}

const isSaved = async (db: Db, scheme: OverlapScheme, at: { doctor: string; caseUuid: string }): Promise<boolean> => {
  const stored = parseSchemes(await overlapOf(db, at)) ?? []
  return stored.some(each => each.name === scheme.name && sameScheme(each, scheme))
}

const recordIn = async (db: Db, record: RecordRow, { patient, lang }: { patient: PatientRow; lang: Wish['lang'] }) => {
  const { uuid, createday, type } = record
  const { tracing } = tracedFilm(record, await imagesOf(db, [uuid]))
  const age = patient.birthday ? ageAt(patient.birthday, createday.slice(0, 10)) : null
  const ageText = age ? ageWords(age)[lang] : ''
  return { uuid, tracing, date: createday.slice(0, 10), type: type as 1 | 2 | 3, ageText }
}

/** Records without film or points are left out, as on the screen. */
const drawable = async (db: Db, rows: readonly RecordRow[], of: { patient: PatientRow; lang: Wish['lang'] }) => {
  const records: TrueSizeRecord[] = []
  for (const row of rows) {
    const record = await recordIn(db, row, of).catch(error => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (record) records.push(record)
  }
  return records
}

const shown = (hides: Wish['hides']): ShownParts => ({
  ...allParts,
  points: true,
  ...Object.fromEntries(hides.map(part => [part, false])),
})

const gather = async (db: Db, wish: Wish, { doctor, person }: Whose): Promise<TrueSizeInput> => {
  const { caseUuid, lang, paper, today, hides, estimatedOutlines } = wish
  const scheme = schemeIn(wish.scheme)
  const patient = await ownPatient(db, { doctor, uuid: caseUuid })
  const rows = await schemeRecords(db, { doctor, caseUuid }, [scheme])
  const agencies = await agenciesBy(db, patient.agency_uuid ? [patient.agency_uuid] : [])
  return {
    ...{ lang, paper, scheme, estimatedOutlines },
    saved: await isSaved(db, scheme, { doctor, caseUuid }),
    patient: { name: patient.name, caseNo: patient.case_no, birthday: patient.birthday },
    doctor: (await doctorBy(db, person)).user_name,
    clinic: agencies.get(patient.agency_uuid ?? '')?.name ?? '',
    printedOn: today,
    records: await drawable(db, rows, { patient, lang }),
    scales: await scalesOf(db, patient, scheme),
    parts: shown(hides),
    colours: (await settingOf(db, person, digitizationSetting)).colours.overlapColors,
  }
}

interface Ports {
  readonly db: Db
  readonly makePdf: MakePdf
}

interface Asked extends Whose {
  readonly progress: Progress
}

/** A scheme of a doctor's own case at life size; refuses one whose records cannot be superimposed. */
export const makeTrueSize = async ({ db, makePdf }: Ports, wish: Wish, { progress, ...who }: Asked) => {
  const of = { doctor: who.doctor, caseUuid: wish.caseUuid }
  const input = await steadily(db, of, () => gather(db, wish, who))
  const { patient, scheme } = input
  return {
    title: `${patient.name} ${scheme.name} 1-1`,
    scheme: scheme.name,
    pdf: await makePdf(who.doctor, { order: { kind: 'trueSize', input }, parts: trueSizeParts(input) }, progress),
  }
}
