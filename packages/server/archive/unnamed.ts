import { randomBytes, randomUUID } from 'node:crypto'
import { dayIn } from '@sella/ceph/patient/record-day'
import type { Lang } from '@sella/ceph/words'
import { anonymousFirstDay, anonymousName } from '@sella/contract/anonymous-case'
import { withoutFacePhotos } from '@sella/contract/documents/frontal-points'
import { withoutNotes } from '@sella/contract/documents/picture-marks'
import { knownPointsOnly } from '@sella/contract/documents/points/known-only'
import type { FileStore } from '../files/store'
import type { CaseRows } from './case-rows'
import { daysLater } from './days-later'
import type { ArchivedImage, ArchivedRecord } from './format'
import type { ReadyCase } from './ready-case'
import { namesOf, shows, unnamedPictures } from './unnamed-pictures'
import { planName, unnamedAlignment, unnamedOverlap, unnamedPlanText, unnamedReadings } from './unnamed-texts'

interface Wish {
  readonly facePhotos: boolean
  readonly lang: Lang
  readonly at: Date
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const hashes = /[0-9a-f]{64}/g

/** A new name for each old one, always the same. */
const renaming = (fresh: () => string, before: ReadonlyMap<string, string> = new Map()) => {
  const names = new Map(before)
  return (old: string): string => {
    const name = names.get(old) ?? fresh()
    names.set(old, name)
    return name
  }
}

/**
 * Replaces every key by another one, consistently, and the names of pictures by those of their replacements. A file that is not
 * in the archive gets a name that is nobody's: whoever has the file could find the case by its hash.
 */
const renamer = (pictures: ReadonlyMap<string, string>) => {
  const own = new Set(pictures.values())
  const [keyOf, fileOf] = [renaming(randomUUID), renaming(() => randomBytes(32).toString('hex'), pictures)]
  return <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value)
        .replace(uuids, keyOf)
        .replace(hashes, hash => (own.has(hash) ? hash : fileOf(hash))),
    ) as T
}

/** Measurements made on the displayed picture, without any written notes. */
const unnamedMarks = (image: ArchivedImage, marks: ArchivedImage['marks'], at: string): Pick<ArchivedImage, 'marks'> => {
  const content = marks ? withoutNotes(marks.content, namesOf(image)) : null
  return content === null ? {} : { marks: { content, updatedAt: at } }
}

interface Shift {
  readonly days: number
  /** How many records of the same day come before it. */
  readonly before: number
  readonly wish: Wish
}

/** The shifted day of a record; of its time of day only the order among the records of that day stays. */
const shiftedMoment = (moment: string, { days, before }: Shift): string => {
  const clock = [Math.floor(before / 60), before % 60].map(part => String(part).padStart(2, '0'))
  return `${daysLater(dayIn(moment), days)}T${clock.join(':')}`
}

const unnamedRecord = (record: ArchivedRecord, shift: Shift): ArchivedRecord => {
  const { days, wish } = shift
  const at = wish.at.toISOString()
  const times = { createdAt: at, updatedAt: at }
  return {
    ...record,
    ...times,
    tracedAt: null,
    createday: shiftedMoment(record.createday, shift),
    note: null,
    maturation: record.maturation && { ...record.maturation, by: '', at },
    cephPoints: knownPointsOnly(record.cephPoints),
    facePoints: knownPointsOnly(wish.facePhotos ? record.facePoints : withoutFacePhotos(record.facePoints)),
    alignment: wish.facePhotos ? unnamedAlignment(record.alignment) : null,
    modelReadings: unnamedReadings(record.modelReadings),
    images: record.images
      .filter(image => shows(image, wish.facePhotos))
      .map(({ checks: _, marks, ...image }) => ({
        ...image,
        ...unnamedMarks(image, marks, at),
        name: image.type,
        createdAt: at,
      })),
    plans: record.plans.flatMap((plan, i) => {
      const content = unnamedPlanText(plan.content, days, wish.lang)
      if (content === null) return []
      return [{ ...plan, ...times, content, name: planName(i, wish.lang), by: '', archivedAt: plan.archivedAt && at }]
    }),
    // The seed of an order would join the cases of one study.
    rereads: record.rereads.map(reread => ({
      ...{ ...reread, cephPoints: knownPointsOnly(reread.cephPoints) ?? '{}' },
      ...{ name: '', person: null, order: null, createdAt: at },
    })),
  }
}

const sameDay = (a: ArchivedRecord, b: ArchivedRecord | undefined): boolean =>
  b !== undefined && dayIn(a.createday) === dayIn(b.createday)

const unnamedRows = ({ patient, records, overlaps }: CaseRows, wish: Wish): Omit<CaseRows, 'originals'> => {
  const at = wish.at.toISOString()
  const first = records[0] && dayIn(records[0].createday)
  const days = first ? Math.round((Date.parse(anonymousFirstDay) - Date.parse(first)) / 86_400_000) : null
  const { uuid, sex, birthday } = patient
  const before = (i: number): number => records.slice(0, i).filter(each => sameDay(each, records[i])).length
  return {
    patient: {
      ...{ uuid, sex, name: anonymousName[wish.lang], birthday: birthday && days !== null ? daysLater(birthday, days) : null },
      ...{ caseNo: '', agencyUuid: null, phone: null, notes: null, favorite: false },
      ...{ createdAt: at, updatedAt: at, deletedAt: null },
    },
    agencies: [],
    records: records.map((record, i) => unnamedRecord(record, { days: days ?? 0, before: before(i), wish })),
    overlaps: overlaps.map(({ caseUuid, content }) => ({ caseUuid, content: unnamedOverlap(content, wish.lang), updatedAt: at })),
    documents: [],
  }
}

/**
 * Anonymises a case: no name, number, free text, key, date (all shifted by the same amount, so that ages stay), time of day,
 * document or model. Each picture is re-encoded from its pixels as displayed, so that no metadata of its file is included and
 * nothing that was cropped away. Writing within what is displayed stays.
 */
export const unnamedCase = async (files: FileStore, original: CaseRows, wish: Wish): Promise<ReadyCase> => {
  const rows = unnamedRows(original, wish)
  const made = await unnamedPictures(files, rows.records)
  try {
    return { rows: renamer(made.names)({ ...rows, records: made.records }), files: made.files, close: made.close }
  } catch (error) {
    await made.close()
    throw error
  }
}
