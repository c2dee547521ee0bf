import { type IsoDay, type WrongDay, wrongRecordDay } from '../patient/record-day'

/** Where a file goes: into a record that is there, or into a new one of that day. */
export type Target = { readonly record: string } | { readonly day: IsoDay }

const sameTarget = (a: Target, b: Target): boolean =>
  'record' in a ? 'record' in b && a.record === b.record : 'day' in b && a.day === b.day

/** A record of the case, with the kinds that have their image, or one on its way. */
export interface RecordPlace<Kind> {
  readonly uuid: string
  readonly day: IsoDay
  readonly taken: readonly Kind[]
}

/** A file that came in. The caller puts the surer ones first: of two for one place the first gets it. */
export interface Incoming<Kind> {
  /** Null: nobody knows. */
  readonly kind: Kind | null
  /** A person put it on the place of that kind: it may take the place of what is there. */
  readonly chosen: boolean
  /** Day it was taken by its own word; null when it says nothing. */
  readonly day: IsoDay | null
}

/** Why a kind is not proposed: another file of the same drop has the place, or an image that is there. */
export type Clash = 'twice' | 'taken'

export interface Proposal<Kind> {
  readonly target: Target
  readonly kind: Kind | null
  readonly clash: Clash | null
  /** The day the file says cannot be: its record follows from nothing. */
  readonly wrongDay: WrongDay | null
}

export interface Case<Kind> {
  readonly records: readonly RecordPlace<Kind>[]
  readonly birthday: IsoDay | null
  /** Calendar day where the doctor is. */
  readonly today: IsoDay
  /** Where what has no day goes. */
  readonly undated: Target
}

/** A day as a target: the record of that day, one whose place is free before others; else a new one. */
const targetOfDay = <Kind>(
  day: IsoDay,
  { records, kind }: { readonly records: readonly RecordPlace<Kind>[]; readonly kind: Kind | null },
): Target => {
  const ofDay = records.filter(record => record.day === day)
  const record = ofDay.find(({ taken }) => kind !== null && !taken.includes(kind)) ?? ofDay[0]
  return record ? { record: record.uuid } : { day }
}

/** A new record of a day becomes the one of that day once it is there. */
export const settled = <Kind>(target: Target, records: readonly RecordPlace<Kind>[]): Target =>
  'record' in target ? target : targetOfDay(target.day, { records, kind: null })

const isTaken = <Kind>(target: Target, kind: Kind, records: readonly RecordPlace<Kind>[]): boolean =>
  'record' in target && records.some(({ uuid, taken }) => uuid === target.record && taken.includes(kind))

/**
 * Where each file is proposed to go: by the day it was taken into the record of that day, else a new one; one without a day, or with an
 * impossible one, where the case says. No two files are ever proposed for one place, and none for a place that is taken unless a person
 * chose it: the kind is then left open. There is a proposal for every file, in their order.
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

/** A file with what a person made of its proposal. */
export interface Placed<Kind> {
  readonly target: Target
  readonly kind: Kind | null
}

/** What is wrong with the place of one of several files: given twice, or the place of an image that would go to the bin. */
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

/** The days of new records among targets, each once, the earliest first. */
export const newDays = (targets: readonly Target[]): readonly IsoDay[] =>
  [...new Set(targets.flatMap(target => ('day' in target ? [target.day] : [])))].sort()
