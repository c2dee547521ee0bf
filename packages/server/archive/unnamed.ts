import { randomUUID } from 'node:crypto'
import type { Lang } from '@sella/ceph/words'
import { anonymousFirstDay, anonymousName } from '@sella/contract/anonymous-case'
import { withoutFacePhotos } from '@sella/contract/documents/frontal-points'
import { parseSchemes, serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { withoutNotes } from '@sella/contract/documents/picture-marks'
import { jsonIn } from '@sella/contract/documents/salvage'
import type { FileStore } from '../files/store'
import type { CaseRows } from './case-rows'
import { daysLater } from './days-later'
import type { ArchivedImage, ArchivedRecord } from './format'
import type { ReadyCase } from './ready-case'
import { shownAs, shows, unnamedPictures } from './unnamed-pictures'

interface Wish {
  readonly facePhotos: boolean
  readonly lang: Lang
  readonly at: Date
}

const words = {
  plan: { zh: '方案', en: 'Plan' },
  overlap: { zh: '重叠', en: 'Overlap' },
} as const

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Replaces every key by another one, consistently, and the names of pictures by those of their replacements. */
const renamer = (pictures: ReadonlyMap<string, string>) => {
  const fresh = new Map<string, string>()
  const of = (uuid: string): string => {
    const newUuid = fresh.get(uuid) ?? randomUUID()
    fresh.set(uuid, newUuid)
    return newUuid
  }
  return <T>(value: T): T => {
    const text = JSON.stringify(value).replace(uuids, of)
    return JSON.parse(text.replace(/[0-9a-f]{64}/g, hash => pictures.get(hash) ?? hash)) as T
  }
}

/** The alignment of photos on the film, without entries for pictures that are left out. */
const withoutFaces = (text: string | null, facePhotos: boolean): string | null => (facePhotos ? text : null)

/** Measurements made on the displayed picture, without any written notes. */
const unnamedMarks = (image: ArchivedImage, marks: ArchivedImage['marks'], at: string): Pick<ArchivedImage, 'marks'> => {
  const content = marks ? withoutNotes(marks.content, shownAs(image)) : null
  return content === null ? {} : { marks: { content, updatedAt: at } }
}

interface Shift {
  readonly days: number
  readonly wish: Wish
}

const unnamedRecord = (record: ArchivedRecord, { days, wish }: Shift): ArchivedRecord => {
  const at = wish.at.toISOString()
  const times = { createdAt: at, updatedAt: at }
  return {
    ...record,
    ...times,
    tracedAt: null,
    createday: daysLater(record.createday, days),
    note: null,
    maturation: record.maturation && { ...record.maturation, by: '', at },
    facePoints: wish.facePhotos ? record.facePoints : withoutFacePhotos(record.facePoints),
    alignment: withoutFaces(record.alignment, wish.facePhotos),
    images: record.images
      .filter(image => shows(image, wish.facePhotos))
      .map(({ checks: _, marks, ...image }) => ({
        ...image,
        ...unnamedMarks(image, marks, at),
        name: image.type,
        createdAt: at,
      })),
    plans: record.plans.map((plan, i) => ({
      ...{ ...plan, ...times, name: `${words.plan[wish.lang]} ${i + 1}`, by: '', archivedAt: plan.archivedAt && at },
    })),
    // The seed of an order would join the cases of one study.
    rereads: record.rereads.map(reread => ({ ...reread, name: '', person: null, order: null, createdAt: at })),
  }
}

/**
 * Removes points and readings of pictures that are not in the archive: nothing could show them, and they would name the picture.
 */
const onPictures = (record: ArchivedRecord, names: ReadonlyMap<string, string>): ArchivedRecord => {
  const stale = record.cephFilm !== null && !names.has(record.cephFilm)
  return {
    ...record,
    ...(stale ? { cephPoints: null, cephFilm: null } : {}),
    rereads: record.rereads.filter(({ film }) => names.has(film)),
  }
}

const unnamedOverlap = (content: string, lang: Lang): string => {
  const schemes = parseSchemes(content) ?? []
  const numbered = schemes.map(({ savedOn: _, ...scheme }, i) => ({
    ...scheme,
    name: `${words.overlap[lang]} ${i + 1}`,
    cephImgs: {},
  }))
  return jsonIn(content) === undefined ? '[]' : serialiseSchemes(numbered)
}

const unnamedRows = ({ patient, records, overlaps }: CaseRows, wish: Wish): Omit<CaseRows, 'originals'> => {
  const at = wish.at.toISOString()
  const days = Math.round(
    (Date.parse(anonymousFirstDay) - Date.parse((records[0]?.createday ?? anonymousFirstDay).slice(0, 10))) / 86_400_000,
  )
  const { uuid, sex, birthday } = patient
  return {
    patient: {
      ...{ uuid, sex, name: anonymousName[wish.lang], birthday: birthday && daysLater(birthday, days) },
      ...{ caseNo: '', agencyUuid: null, phone: null, notes: null, favorite: false },
      ...{ createdAt: at, updatedAt: at, deletedAt: null },
    },
    agencies: [],
    records: records.map(record => unnamedRecord(record, { days, wish })),
    overlaps: overlaps.map(({ caseUuid, content }) => ({ caseUuid, content: unnamedOverlap(content, wish.lang), updatedAt: at })),
    documents: [],
  }
}

/**
 * Anonymises a case: no name, number, free text, key, date (all shifted by the same amount, so that ages stay), document or
 * model. Each picture is re-encoded from its pixels, so that no metadata of its file is included. Writing within a picture stays.
 */
export const unnamedCase = async (files: FileStore, original: CaseRows, wish: Wish): Promise<ReadyCase> => {
  const rows = unnamedRows(original, wish)
  const made = await unnamedPictures(files, rows.records)
  try {
    const records = made.records.map(record => onPictures(record, made.names))
    return { rows: renamer(made.names)({ ...rows, records }), files: made.files, close: made.close }
  } catch (error) {
    await made.close()
    throw error
  }
}
