import type { Comparison, Finding, SearchFilter } from '@sella/contract/case-search'
import type { Scope } from './conditions'
import { dayNumber } from './indexed/numbered'
import { type IndexedRecords, noValue } from './indexed/records'
import type { Holds } from './narrowed'

const given = <T>(value: T | undefined, holds: (value: T) => Holds): readonly Holds[] =>
  value === undefined ? [] : [holds(value)]

const flag =
  (column: readonly number[]) =>
  (has: boolean): Holds =>
  place =>
    (column[place] === 1) === has

/**
 * The conditions of a filter on a record's own facts, by the records' places, except its findings, their scale and the age at it.
 */
export const recordHolds = (filter: SearchFilter, records: IndexedRecords, { reader }: Scope): readonly Holds[] => {
  const { day, type, film, traced, reported, stamp, texts } = records
  return [
    ...given(
      filter.days?.from === undefined ? undefined : dayNumber(filter.days.from),
      from => place => (day[place] ?? 0) >= from,
    ),
    ...given(filter.days?.to === undefined ? undefined : dayNumber(filter.days.to), to => place => (day[place] ?? 0) <= to),
    ...given(filter.types, types => place => (types as readonly number[]).includes(type[place] ?? 0)),
    ...given(filter.film, flag(film)),
    ...given(filter.tracing, flag(traced)),
    ...given(filter.report, flag(reported)),
    ...given(filter.findings?.length ? texts.find(reader.stamp) : undefined, wanted => place => stamp[place] === wanted),
  ]
}

const comparisons: Readonly<Record<Comparison, (value: number, bound: number) => boolean>> = {
  gt: (value, bound) => value > bound,
  ge: (value, bound) => value >= bound,
  lt: (value, bound) => value < bound,
  le: (value, bound) => value <= bound,
  eq: (value, bound) => value === bound,
}

/** Values are stored in thousandths; a bound between two of them is not rounded to either. */
const boundOf = (value: number): number => Number((value * 1000).toPrecision(12))

/** Whether a record's value in a list satisfies a finding; false if there is no value or the list is null. */
export const findingHolds = ({ is, value }: Finding, records: IndexedRecords, list: number | null): Holds => {
  const values = list === null ? [] : records.valuesOf(list)
  const bound = boundOf(value)
  const holds = comparisons[is]
  return place => {
    const kept = values[place] ?? noValue
    return kept !== noValue && holds(kept, bound)
  }
}
