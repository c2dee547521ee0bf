import type { SearchFilter } from '@sella/contract/case-search'
import type { Db } from '../db/open'
import { wasAged } from './aged'
import { agedAtRecord, asksRecords, emptyFits, isFilmLength, type Scope } from './conditions'
import { type Gathered, gather, scaleLevel } from './gather'

/** Who fits a filter. */
export interface Fitting {
  /** Numbers of the cases that fit, last changed first. */
  readonly cases: readonly number[]
  /** Numbers of the records that fit, of these cases or of others; empty where nothing is asked of records. */
  readonly records: readonly number[]
  /** The numbers of the records' cases. */
  readonly owners: readonly number[]
  /** How many more cases would fit if values counted of which nobody measured the scale. */
  readonly approximate: number
  /** Cases with a traced record without a scale, that fit but for their findings; 0 where no length is asked. */
  readonly unscaled: number
}

// A hundred thousand numbers at a time: plain loops, no callback and no iterator for each.

const highest = (numbers: Int32Array): number => {
  let top = 0
  for (let at = 0; at < numbers.length; at += 1) top = Math.max(top, numbers[at] ?? 0)
  return top
}

/** For each number of a record how many findings it has, counted as long as it has all before. */
const findingsHad = (records: Int32Array, lists: readonly Int32Array[]): Uint8Array => {
  const had = new Uint8Array(highest(records) + 1)
  for (const [i, list] of lists.entries())
    for (let at = 0; at < list.length; at += 1) {
      const no = list[at] ?? 0
      if (had[no] === i) had[no] = i + 1
    }
  return had
}

/** Whether the record at a place is of the age asked; any is where none is. */
const agesOf = (filter: SearchFilter, { cases, birthdays, owners, days }: Gathered): ((place: number) => boolean) => {
  const { age } = filter
  if (!age || !agedAtRecord(filter)) return () => true
  const born = new Array<string>(highest(cases) + 1)
  for (let at = 0; at < cases.length; at += 1) born[cases[at] ?? 0] = birthdays[at] ?? ''
  return place => wasAged(born[owners[place] ?? 0] ?? '', days[place] ?? '', age)
}

/** Whether the record at a place has every finding, by values counted so. */
type Has = (place: number) => boolean

const hasAll = (filter: SearchFilter, scope: Scope, { records, levels, exact, loose }: Gathered) => {
  const findings = filter.findings ?? []
  const scaled = findings.some(finding => isFilmLength(finding, scope))
  const strictly = findingsHad(records, exact)
  const loosely = exact === loose ? strictly : findingsHad(records, loose)
  const measured = (place: number) => !scaled || filter.approximate === true || levels[place] === scaleLevel.measured
  const strict: Has = place => strictly[records[place] ?? 0] === findings.length && measured(place)
  const anyhow: Has = place => loosely[records[place] ?? 0] === findings.length
  const bare: Has = place => scaled && levels[place] === scaleLevel.none
  return { strict, anyhow, bare }
}

/** Of numbers in their order those that are marked. */
const marked = (numbers: Int32Array, marks: Uint8Array): number[] => {
  const kept: number[] = []
  for (let at = 0; at < numbers.length; at += 1) if (marks[numbers[at] ?? 0] === 1) kept.push(numbers[at] ?? 0)
  return kept
}

/** Marks the cases without any record. */
const markEmpty = ({ cases, filled }: Gathered, marks: readonly Uint8Array[]): void => {
  const some = new Uint8Array(highest(cases) + 1)
  for (const owner of filled) some[owner] = 1
  for (const no of cases) if (some[no] === 0) for (const row of marks) row[no] = 1
}

const meet = (filter: SearchFilter, scope: Scope, gathered: Gathered): Fitting => {
  const { cases, records, owners } = gathered
  const { strict, anyhow, bare } = hasAll(filter, scope, gathered)
  const aged = agesOf(filter, gathered)
  const marks = () => new Uint8Array(highest(cases) + 1)
  const [fits, nearly, lacking] = [marks(), marks(), marks()]
  const fitted = { records: [] as number[], owners: [] as number[] }
  for (let place = 0; place < owners.length; place += 1) {
    const owner = owners[place] ?? 0
    const has = strict(place)
    const might = has || anyhow(place)
    const lacks = bare(place)
    if (!(might || lacks) || !aged(place)) continue
    if (lacks) lacking[owner] = 1
    if (might) nearly[owner] = 1
    if (!has) continue
    fits[owner] = 1
    fitted.records.push(records[place] ?? 0)
    fitted.owners.push(owner)
  }
  if (emptyFits(filter)) markEmpty(gathered, [fits, nearly])
  const hits = marked(cases, fits)
  return {
    cases: hits,
    ...fitted,
    approximate: marked(cases, nearly).length - hits.length,
    unscaled: marked(cases, lacking).length,
  }
}

/** Cases and records that fit a filter, and what its findings could not be compared with. */
export const fitting = async (db: Db, filter: SearchFilter, scope: Scope): Promise<Fitting> => {
  const gathered = await gather(db, filter, scope)
  if (asksRecords(filter)) return meet(filter, scope, gathered)
  return { cases: Array.from(gathered.cases), records: [], owners: [], approximate: 0, unscaled: 0 }
}
