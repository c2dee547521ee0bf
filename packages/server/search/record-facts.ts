import type { Comparison, Finding, SearchFilter } from '@sella/contract/case-search'
import { afterAll } from '../keys/search-keys'
import type { Scope } from './conditions'
import { noValue, type RecordFacts } from './kept/records'

type Holds = (facts: RecordFacts) => boolean

const given = <T>(value: T | undefined, holds: (value: T) => Holds): readonly Holds[] =>
  value === undefined ? [] : [holds(value)]

const before = (to: string): Holds => {
  const end = afterAll(to)
  return ({ day }) => day < end
}

/** What of a filter a record's own facts decide, beside its findings, their scale and the age at it. */
export const recordHolds = (filter: SearchFilter, { reader }: Scope): readonly Holds[] => [
  ...given(
    filter.days?.from,
    from =>
      ({ day }) =>
        day >= from,
  ),
  ...given(filter.days?.to, before),
  ...given(
    filter.types,
    types =>
      ({ type }) =>
        types.some(wanted => wanted === type),
  ),
  ...given(
    filter.film,
    has =>
      ({ film }) =>
        film === has,
  ),
  ...given(
    filter.tracing,
    has =>
      ({ traced }) =>
        traced === has,
  ),
  ...given(
    filter.report,
    has =>
      ({ reported }) =>
        reported === has,
  ),
  ...given(filter.findings?.length ? reader.stamp : undefined, stamp => facts => facts.stamp === stamp),
]

const comparisons: Readonly<Record<Comparison, (value: number, bound: number) => boolean>> = {
  gt: (value, bound) => value > bound,
  ge: (value, bound) => value >= bound,
  lt: (value, bound) => value < bound,
  le: (value, bound) => value <= bound,
  eq: (value, bound) => value === bound,
}

/** Thousandths are kept; a bound that lies between two of them is moved to neither. */
const boundOf = (value: number): number => Number((value * 1000).toPrecision(12))

/** Whether a kept value, in thousandths, is as a finding says; where there is none it is not. */
export const findingHolds = ({ is, value }: Finding): ((kept: number) => boolean) => {
  const bound = boundOf(value)
  const holds = comparisons[is]
  return kept => kept !== noValue && holds(kept, bound)
}
