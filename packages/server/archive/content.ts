import { dayIn, type IsoDay, wrongRecordDay } from '@sella/ceph/patient/record-day'
import { overlapSchemesDocument } from '@sella/contract/documents/overlap-schemes'
import { ownAnalysisDocument } from '@sella/contract/documents/own-analysis'
import { pictureMarksDocument } from '@sella/contract/documents/picture-marks'
import { settingFault } from '@sella/contract/documents/settings'
import type { z } from 'zod'
import { turnsOfLoop } from '../db/turn-of-loop'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'
import { onceFitted } from '../images/kinds'
import { checkPlan } from '../plans/rows'
import { checkAlignment, checkFaces, checkModelReadings, checkTracing } from '../records/document-checks'
import { type ArchivedRecord, account, archiveVersion, lists, manifest } from './format'
import { linesOf } from './lines'
import { onFrames } from './on-frames'
import type { ZipIn } from './zip-in'

/** Most characters of a document that is one JSON value. */
const largestDocument = 1_000_000
/** Most characters of a row: a record has three texts of 2 MB at most, and JSON escapes add to that. */
const longestRow = 16_000_000

const invalid = (place: string): Refusal => new Refusal('ARCHIVE_INVALID', { place })

const parsed = <S extends z.ZodType>(schema: S, line: string, place: string): z.output<S> => {
  const read = schema.safeParse(checkJson(line, place))
  if (!read.success) throw invalid(`${place} ${read.error.issues[0]?.path.join('.') ?? ''}`.trim())
  return read.data
}

const document = async <S extends z.ZodType>(zip: ZipIn, name: string, schema: S): Promise<z.output<S>> => {
  const lines: string[] = []
  for await (const line of linesOf(await zip.open(name), { place: name, longest: largestDocument })) lines.push(line)
  const content = lines.join('\n')
  if (content.length > largestDocument) throw invalid(name)
  return parsed(schema, content, name)
}

/** The rows of a list: a JSON array with one row per line. */
const rowsOf = async <S extends z.ZodType>(zip: ZipIn, name: string, schema: S): Promise<z.output<S>[]> => {
  const rows: z.output<S>[] = []
  const turn = turnsOfLoop()
  for await (const line of linesOf(await zip.open(name), { place: name, longest: longestRow })) {
    await turn()
    const row = line.trim().replace(/,$/, '')
    if (row !== '' && row !== '[' && row !== ']' && row !== '[]') rows.push(parsed(schema, row, name))
  }
  return rows
}

const unique = (uuids: readonly string[], place: string): ReadonlySet<string> => {
  const wanted = new Set(uuids)
  if (wanted.size !== uuids.length) throw invalid(`${place} uuid`)
  return wanted
}

/** Whether anything is placed on the record's film. */
const checkRecord = (record: ArchivedRecord, names: ReadonlySet<string>): boolean => {
  const place = `records.json ${record.uuid}`
  const traced = record.cephPoints !== null && checkTracing(record.cephPoints)
  if (record.facePoints !== null) checkFaces(record.facePoints)
  if (record.alignment !== null) checkAlignment(record.alignment)
  if (record.modelReadings !== null) checkModelReadings(record.modelReadings)
  for (const plan of record.plans) checkPlan(plan.content)
  for (const reread of record.rereads) checkTracing(reread.cephPoints)
  const shown = record.images.filter(image => image.deletedAt === null && !image.beside).map(image => image.type)
  if (new Set(shown).size !== shown.length) throw invalid(place)
  for (const image of record.images) {
    if (!names.has(image.file)) throw invalid(image.file)
    if (!onceFitted({ path: image.file, width: image.width }, image.type)) throw invalid(place)
    if (image.marks && pictureMarksDocument.faultIn(image.marks.content) !== null) throw invalid(`${place} marks`)
  }
  return traced
}

/** Checks the records of these cases; resolves to those on whose film anything is placed. */
const checkRecords = async (
  records: Lists['records'],
  { cases, names }: { readonly cases: ReadonlySet<string>; readonly names: ReadonlySet<string> },
): Promise<ReadonlySet<string>> => {
  const turn = turnsOfLoop()
  const traced = new Set<string>()
  for (const row of records) {
    await turn()
    if (!cases.has(row.caseUuid)) throw invalid('records.json caseUuid')
    if (checkRecord(row, names)) traced.add(row.uuid)
  }
  return traced
}

/**
 * Refuses a record dated in the future or before birth, naming its case. `today`: the latest date that is today anywhere on
 * earth.
 */
const checkDays = ({ patients, records }: Lists, today: IsoDay): void => {
  const cases = new Map(patients.map(row => [row.uuid, row]))
  for (const { caseUuid, createday, deletedAt } of records) {
    const { name = '', birthday = null } = cases.get(caseUuid) ?? {}
    const day = dayIn(createday)
    if (deletedAt === null && wrongRecordDay(day, { birthday, today })) throw new Refusal('ARCHIVE_RECORD_DAY', { name, day })
  }
}

/** Refuses schemes, own analyses and settings that this program could not have written. */
const checkTexts = async ({ overlaps, analyses, settings }: Lists): Promise<void> => {
  const turn = turnsOfLoop()
  const checked = (place: string, text: string, faultIn: (text: string) => string | null): void => {
    checkJson(text, place)
    const fault = faultIn(text)
    if (fault !== null) throw invalid(`${place} ${fault}`)
  }
  for (const { content } of overlaps) {
    await turn()
    checked('overlaps.json', content, overlapSchemesDocument.faultIn)
  }
  for (const { content } of analyses) checked('analyses.json', content, ownAnalysisDocument.faultIn)
  for (const { name, content } of settings) checked(`settings.json ${name}`, content, text => settingFault(name, text))
}

const readLists = async (zip: ZipIn) => ({
  agencies: (await document(zip, 'account.json', account)).agencies,
  patients: await rowsOf(zip, 'patients.json', lists.patients),
  records: (await rowsOf(zip, 'records.json', lists.records)).map(onFrames),
  analyses: await rowsOf(zip, 'analyses.json', lists.analyses),
  settings: await rowsOf(zip, 'settings.json', lists.settings),
  overlaps: await rowsOf(zip, 'overlaps.json', lists.overlaps),
  // Missing in archives of older versions.
  documents: zip.names.has('documents.json') ? await rowsOf(zip, 'documents.json', lists.documents) : [],
})

type Lists = Awaited<ReturnType<typeof readLists>>

export interface Content extends Lists {
  /** The records on whose film anything is placed. */
  readonly traced: ReadonlySet<string>
}

/**
 * Reads all rows of an archive, validating each as if it came over the wire, and checks that they fit together. Writes nothing.
 */
export const readContent = async (zip: ZipIn, today: IsoDay): Promise<Content> => {
  const { version } = await document(zip, 'manifest.json', manifest)
  if (version !== archiveVersion) throw new Refusal('ARCHIVE_VERSION', { version })
  const content = await readLists(zip)
  const agencies = unique(
    content.agencies.map(row => row.uuid),
    'account.json',
  )
  const cases = unique(
    content.patients.map(row => row.uuid),
    'patients.json',
  )
  unique(
    content.records.flatMap(row => [row.uuid, ...[...row.images, ...row.plans, ...row.rereads].map(own => own.uuid)]),
    'records.json',
  )
  unique(
    content.analyses.map(row => row.uuid),
    'analyses.json',
  )
  for (const row of content.patients)
    if (row.agencyUuid && !agencies.has(row.agencyUuid)) throw invalid('patients.json agencyUuid')
  for (const row of content.overlaps) if (!cases.has(row.caseUuid)) throw invalid('overlaps.json caseUuid')
  unique(
    content.documents.map(row => row.uuid),
    'documents.json',
  )
  for (const row of content.documents) if (!cases.has(row.caseUuid) || !zip.names.has(row.file)) throw invalid('documents.json')
  const traced = await checkRecords(content.records, { cases, names: zip.names })
  checkDays(content, today)
  await checkTexts(content)
  return { ...content, traced }
}
