import type { SearchFilter } from '@sella/contract/case-search'
import type { Db } from '../db/open'
import { wasAged } from './aged'
import { caseHolds } from './case-facts'
import { agedAtRecord, asksRecords, caseSet, emptyFits, isFilmLength, listsOf, neckSet, type Scope } from './conditions'
import { scaleLevel } from './indexed/records'
import { type SearchIndex, withIndex } from './indexed/search-index'
import { countOf, type Holds, type Marks, narrowed, ownersOf } from './narrowed'
import { findingHolds, recordHolds } from './record-facts'

/** The result of a filter. */
export interface Fitting {
  /** Numbers of the matching cases, last changed first. */
  readonly cases: readonly number[]
  /** Numbers of the matching records of these cases; empty if there are no conditions on records. */
  readonly records: readonly number[]
  /** The numbers of the records' cases. */
  readonly owners: readonly number[]
  /** How many more cases would match if values with an unmeasured scale counted. */
  readonly approximate: number
  /** Cases with a traced record without a scale that match except for their findings; 0 if no length is compared. */
  readonly unscaled: number
}

interface Ask {
  readonly filter: SearchFilter
  readonly scope: Scope
  readonly kept: SearchIndex
  /** Numbers the database returned for this filter; null if it was not asked. */
  readonly named: { readonly cases: ReadonlySet<number> | null; readonly records: ReadonlySet<number> | null }
}

const among = (numbers: readonly number[], named: ReadonlySet<number> | null): readonly Holds[] =>
  named ? [place => named.has(numbers[place] ?? 0)] : []

/** The cases that match by their own facts. */
const ownFits = ({ filter, scope, kept: { cases }, named }: Ask): Marks =>
  narrowed(Uint8Array.from(cases.here), [...among(cases.no, named.cases), ...caseHolds(filter, cases, scope)])

/** The condition on the age at the record, if there is one. */
const ageHolds = ({ filter, kept }: Ask): readonly Holds[] => {
  const { age } = filter
  const [{ born }, { day, owner }] = [kept.cases, kept.records]
  return age && agedAtRecord(filter) ? [place => wasAged(born[owner[place] ?? 0] ?? 0, day[place] ?? 0, age)] : []
}

/**
 * Records of matching cases: those that meet all conditions, those that would meet them if any scale counted, and those without
 * the scale to decide.
 */
const recordsOf = (ask: Ask, own: Marks) => {
  const { filter, scope, kept, named } = ask
  const { here, no, owner, level } = kept.records
  const findings = filter.findings ?? []
  const aged = ageHolds(ask)
  const holds = recordHolds(filter, kept.records, scope)
  const base = narrowed(Uint8Array.from(here), [place => own[owner[place] ?? 0] === 1, ...among(no, named.records), ...holds])
  const having = (lists: readonly (number | null)[]): Marks =>
    narrowed(base.slice(), [...findings.map((finding, i) => findingHolds(finding, kept.records, lists[i] ?? null)), ...aged])
  const scaled = findings.some(finding => isFilmLength(finding, scope))
  const [strictLists, looseLists] = [listsOf(filter, scope), listsOf({ ...filter, approximate: true }, scope)]
  const anyhow = having(looseLists)
  // The two lists differ only for values measured on models.
  const strictly = String(strictLists) === String(looseLists) ? anyhow.slice() : having(strictLists)
  const measured: Holds = place => level[place] === scaleLevel.measured
  const bare: Holds = place => level[place] === scaleLevel.none
  return {
    strict: narrowed(strictly, scaled && !filter.approximate ? [measured] : []),
    anyhow,
    bare: scaled ? narrowed(base.slice(), [bare, ...aged]) : new Uint8Array(0),
  }
}

/** Numbers of marked cases, last changed first. */
const casesIn = ({ cases }: SearchIndex, marks: Marks): readonly number[] => {
  const numbers: number[] = []
  for (const place of cases.order) if (marks[place] === 1) numbers.push(cases.no[place] ?? 0)
  return numbers
}

/** The cases among these without any record. */
const emptyOf = ({ records: { here, owner } }: SearchIndex, own: Marks): Marks => {
  const empty = own.slice()
  for (let place = 0; place < here.length; place += 1) if (here[place] === 1) empty[owner[place] ?? 0] = 0
  return empty
}

const either = (a: Marks, b: Marks | null): Marks => (b ? a.map((mark, place) => mark | (b[place] ?? 0)) : a)

const meet = (ask: Ask): Fitting => {
  const { filter, kept } = ask
  const own = ownFits(ask)
  const { strict, anyhow, bare } = recordsOf(ask, own)
  const { no, owner } = kept.records
  const empty = emptyFits(filter) ? emptyOf(kept, own) : null
  const casesOf = (marks: Marks): Marks => ownersOf(marks, owner, own.length)
  const cases = casesIn(kept, either(casesOf(strict), empty))
  const records: number[] = []
  const owners: number[] = []
  for (let place = 0; place < strict.length; place += 1)
    if (strict[place] === 1) {
      records.push(no[place] ?? 0)
      owners.push(kept.cases.no[owner[place] ?? 0] ?? 0)
    }
  const approximate = countOf(either(casesOf(anyhow), empty)) - cases.length
  return { cases, records, owners, approximate, unscaled: countOf(casesOf(bare)) }
}

const inUse = (lists: readonly (number | null)[]): readonly number[] => lists.filter(list => list !== null)

/** Cases and records that match a filter, and what its findings could not be compared with. */
export const fitting = (db: Db, filter: SearchFilter, scope: Scope): Promise<Fitting> => {
  const lists = [...new Set([...inUse(listsOf(filter, scope)), ...inUse(listsOf({ ...filter, approximate: true }, scope))])]
  const [cases, records] = [caseSet(filter, scope), neckSet(filter, scope)]
  const asked = [cases, records].filter(set => set !== null)
  return withIndex(db, { doctor: scope.doctor, lists, sets: asked }, (kept, sets) => {
    const named = { cases: cases ? new Set(sets[0]) : null, records: records ? new Set(sets[cases ? 1 : 0]) : null }
    const ask = { filter, scope, kept, named }
    if (asksRecords(filter)) return meet(ask)
    return { cases: casesIn(kept, ownFits(ask)), records: [], owners: [], approximate: 0, unscaled: 0 }
  })
}
