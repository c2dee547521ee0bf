import type { SearchFilter } from '@sella/contract/case-search'
import type { Db } from '../db/open'
import { wasAged } from './aged'
import { caseHolds } from './case-facts'
import { agedAtRecord, asksRecords, caseSet, emptyFits, isFilmLength, listsOf, neckSet, type Scope } from './conditions'
import { type Kept, withKept } from './kept/keep'
import { type RecordFacts, scaleLevel } from './kept/records'
import { findingHolds, recordHolds } from './record-facts'

/** Who fits a filter. */
export interface Fitting {
  /** Numbers of the cases that fit, last changed first. */
  readonly cases: readonly number[]
  /** Numbers of the records that fit, of these cases; empty where nothing is asked of records. */
  readonly records: readonly number[]
  /** The numbers of the records' cases. */
  readonly owners: readonly number[]
  /** How many more cases would fit if values counted of which nobody measured the scale. */
  readonly approximate: number
  /** Cases with a traced record without a scale, that fit but for their findings; 0 where no length is asked. */
  readonly unscaled: number
}

interface Ask {
  readonly filter: SearchFilter
  readonly scope: Scope
  readonly kept: Kept
}

/** Numbers the database named for this filter; null where it was not asked. */
interface Sets {
  readonly cases: ReadonlySet<number> | null
  readonly records: ReadonlySet<number> | null
}

// A hundred thousand cases at a time: plain loops, and each case's and record's facts looked at once.

/** For each place of a case whether it fits by itself. */
const ownFits = ({ filter, scope, kept }: Ask, { cases: named }: Sets): Uint8Array => {
  const holds = caseHolds(filter, scope)
  const fits = new Uint8Array(kept.cases.facts.length)
  for (const [place, facts] of kept.cases.facts.entries())
    if (facts && (!named || named.has(facts.no)) && holds.every(one => one(facts))) fits[place] = 1
  return fits
}

/** Whether the record at a place has every finding, by its values in these lists. */
const hasAll = ({ filter, kept }: Ask, lists: readonly (number | null)[]): ((place: number) => boolean) => {
  const all = (filter.findings ?? []).map((finding, i) => ({
    holds: findingHolds(finding),
    values: kept.records.valuesOf(lists[i] ?? -1),
    known: lists[i] !== null,
  }))
  return place => {
    for (const { holds, values, known } of all) {
      const value = values[place]
      if (!known || value === undefined || !holds(value)) return false
    }
    return true
  }
}

/** How a record's findings may hold: as they must, if values counted whose scale nobody measured, or not known for lack of a scale. */
const findingsOf = (ask: Ask) => {
  const { filter, scope } = ask
  const scaled = (filter.findings ?? []).some(finding => isFilmLength(finding, scope))
  const strictly = hasAll(ask, listsOf(filter, scope))
  const loosely = hasAll(ask, listsOf({ ...filter, approximate: true }, scope))
  const measured = ({ level }: RecordFacts) => !scaled || filter.approximate === true || level === scaleLevel.measured
  return {
    strict: (place: number, facts: RecordFacts) => measured(facts) && strictly(place),
    anyhow: loosely,
    bare: ({ level }: RecordFacts) => scaled && level === scaleLevel.none,
  }
}

/** Whether somebody was of the age asked on the day of a record; anybody was where none is. */
const agesOf = ({ filter, kept }: Ask): ((facts: RecordFacts) => boolean) => {
  const { age } = filter
  if (!age || !agedAtRecord(filter)) return () => true
  return ({ owner, day }) => wasAged(kept.cases.facts[owner]?.born ?? '', day, age)
}

/** Numbers of the cases that are marked and fit by themselves, last changed first. */
const marked = ({ cases }: Kept, marks: Uint8Array): number[] => {
  const numbers: number[] = []
  for (const place of cases.order) if (marks[place] === 1) numbers.push(cases.facts[place]?.no ?? 0)
  return numbers
}

const sum = (marks: Uint8Array): number => {
  let count = 0
  for (const mark of marks) count += mark
  return count
}

/** Marks those that fit by themselves and have no record. */
const markEmpty = ({ records }: Kept, own: Uint8Array, marks: readonly Uint8Array[]): void => {
  const empty = own.slice()
  for (const facts of records.facts) if (facts) empty[facts.owner] = 0
  for (const [place, is] of empty.entries()) if (is === 1) for (const row of marks) row[place] = 1
}

const meet = (ask: Ask, sets: Sets): Fitting => {
  const { filter, scope, kept } = ask
  const own = ownFits(ask, sets)
  const holds = recordHolds(filter, scope)
  const { strict, anyhow, bare } = findingsOf(ask)
  const aged = agesOf(ask)
  const marks = () => new Uint8Array(own.length)
  const [fits, nearly, lacking] = [marks(), marks(), marks()]
  const fitted = { records: [] as number[], owners: [] as number[] }
  for (const [place, facts] of kept.records.facts.entries()) {
    if (facts === null || own[facts.owner] !== 1 || (sets.records && !sets.records.has(facts.no))) continue
    if (!holds.every(one => one(facts))) continue
    const has = strict(place, facts)
    const might = has || anyhow(place)
    const lacks = bare(facts)
    if (!(might || lacks) || !aged(facts)) continue
    if (lacks) lacking[facts.owner] = 1
    if (might) nearly[facts.owner] = 1
    if (!has) continue
    fits[facts.owner] = 1
    fitted.records.push(facts.no)
    fitted.owners.push(kept.cases.facts[facts.owner]?.no ?? 0)
  }
  if (emptyFits(filter)) markEmpty(kept, own, [fits, nearly])
  const cases = marked(kept, fits)
  return { cases, ...fitted, approximate: sum(nearly) - cases.length, unscaled: sum(lacking) }
}

const known = (lists: readonly (number | null)[]): readonly number[] => lists.filter(list => list !== null)

/** Cases and records that fit a filter, and what its findings could not be compared with. */
export const fitting = (db: Db, filter: SearchFilter, scope: Scope): Promise<Fitting> => {
  const lists = [...new Set([...known(listsOf(filter, scope)), ...known(listsOf({ ...filter, approximate: true }, scope))])]
  const [cases, records] = [caseSet(filter, scope), neckSet(filter, scope)]
  const sets = [cases, records].filter(set => set !== null)
  return withKept(db, { doctor: scope.doctor, lists, sets }, (kept, found) => {
    const named = cases ? new Set(found[0]) : null
    const necks = records ? new Set(found[cases ? 1 : 0]) : null
    const ask = { filter, scope, kept }
    if (asksRecords(filter)) return meet(ask, { cases: named, records: necks })
    const fits = ownFits(ask, { cases: named, records: null })
    return { cases: marked(kept, fits), records: [], owners: [], approximate: 0, unscaled: 0 }
  })
}
