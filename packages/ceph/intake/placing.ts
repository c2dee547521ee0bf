import { type IsoDay, type WrongDay, wrongRecordDay } from '../patient/record-day'

/** Where a file goes: into an existing record, or into a new one for that date. */
export type Target = { readonly record: string } | { readonly day: IsoDay }

const sameTarget = (a: Target, b: Target): boolean =>
  'record' in a ? 'record' in b && a.record === b.record : 'day' in b && a.day === b.day

/** A record of the case, with the kinds that already have an image, or one being uploaded. */
export interface RecordPlace<Kind> {
  readonly uuid: string
  readonly day: IsoDay
  readonly taken: readonly Kind[]
}

/** An incoming file. The caller puts the more certain ones first: if two files want the same place, the first gets it. */
export interface Incoming<Kind> {
  /** Null: unknown. */
  readonly kind: Kind | null
  /** The user assigned this kind, so the file may replace an existing image. */
  readonly chosen: boolean
  /** Date taken according to the file; null if it states none. */
  readonly day: IsoDay | null
}

/** Why a kind is not proposed: another file of the same drop, or an existing image, has the place. */
export type Clash = 'twice' | 'taken'

export interface Proposal<Kind> {
  readonly target: Target
  readonly kind: Kind | null
  readonly clash: Clash | null
  /** The file's date is impossible, so no record can be derived from it. */
  readonly wrongDay: WrongDay | null
}

export interface Case<Kind> {
  readonly records: readonly RecordPlace<Kind>[]
  readonly birthday: IsoDay | null
  /** Calendar date at the doctor's location. */
  readonly today: IsoDay
  /** Where files without a date go. */
  readonly undated: Target
}

/** The target for a date: the record of that date, preferring one whose place is free; otherwise a new record. */
const targetOfDay = <Kind>(
  day: IsoDay,
  { records, kind }: { readonly records: readonly RecordPlace<Kind>[]; readonly kind: Kind | null },
): Target => {
  const ofDay = records.filter(record => record.day === day)
  const record = ofDay.find(({ taken }) => kind !== null && !taken.includes(kind)) ?? ofDay[0]
  return record ? { record: record.uuid } : { day }
}

/** Replaces a target for a new record by the record of that date once it exists. */
export const settled = <Kind>(target: Target, records: readonly RecordPlace<Kind>[]): Target =>
  'record' in target ? target : targetOfDay(target.day, { records, kind: null })

const isTaken = <Kind>(target: Target, kind: Kind, records: readonly RecordPlace<Kind>[]): boolean =>
  'record' in target && records.some(({ uuid, taken }) => uuid === target.record && taken.includes(kind))

/**
 * The proposed place of each file: its date gives the record of that date, or a new one; a file without a date, or with an
 * impossible one, goes to the case's default. No two files are proposed for the same place, and no file for an occupied place
 * unless the user chose it: otherwise its kind is left open. There is one proposal per file, in the same order.
 */
export const proposePlaces = <Kind>(files: readonly Incoming<Kind>[], of: Case<Kind>): readonly Proposal<Kind>[] => {
  const given: { readonly target: Target; readonly kind: Kind }[] = []
  return files.map(({ kind, chosen, day }) => {
    const wrongDay = day === null ? null : wrongRecordDay(day, of)
    const target = day === null || wrongDay ? settled(of.undated, of.records) : targetOfDay(day, { records: of.records, kind })
    if (kind === null) return { target, kind, clash: null, wrongDay }
    const twice = given.some(other => other.kind === kind && sameTarget(other.target, target))
    const clash = twice ? 'twice' : !chosen && isTaken(target, kind, of.records) ? 'taken' : null
    if (clash === null) given.push({ target, kind })
    return { target, kind: clash === null ? kind : null, clash, wrongDay }
  })
}

/** A file with the user's decision on its proposal. */
export interface Placed<Kind> {
  readonly target: Target
  readonly kind: Kind | null
}

/** The conflict of one file's place with the others: assigned twice, or occupied by an image that would be moved to the bin. */
export const clashOf = <Kind>(
  placed: readonly Placed<Kind>[],
  index: number,
  records: readonly RecordPlace<Kind>[],
): Clash | null => {
  const { target, kind } = placed[index] ?? { target: null, kind: null }
  if (target === null || kind === null) return null
  const others = placed.filter((other, i) => i !== index && other.kind === kind && sameTarget(other.target, target))
  if (others.length > 0) return 'twice'
  return isTaken(target, kind, records) ? 'taken' : null
}

/** The dates of new records among the targets, without repeats, earliest first. */
export const newDays = (targets: readonly Target[]): readonly IsoDay[] =>
  [...new Set(targets.flatMap(target => ('day' in target ? [target.day] : [])))].sort()
