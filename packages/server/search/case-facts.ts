import type { SearchFilter } from '@sella/contract/case-search'
import { type AgeFilter, bornBy, isBounded } from './aged'
import type { Scope } from './conditions'
import type { IndexedCases } from './indexed/cases'
import { dayNumber } from './indexed/numbered'
import type { Holds } from './narrowed'

const given = <T>(value: T | undefined, holds: (value: T) => Holds): readonly Holds[] =>
  value === undefined ? [] : [holds(value)]

const agedToday = (born: readonly number[], today: string, { from = 0, to }: AgeFilter): Holds => {
  const latest = dayNumber(bornBy(today, from))
  const after = to === undefined ? 0 : dayNumber(bornBy(today, to + 1))
  return place => {
    const day = born[place] ?? 0
    return day !== 0 && day <= latest && day > after
  }
}

/** The number of a text in the filter; 'none' matches ''. */
const numberOf = ({ texts }: IndexedCases, wanted: string): number => texts.find(wanted === 'none' ? '' : wanted)

/** The conditions of a filter on a case's own facts, by the cases' places. */
export const caseHolds = (
  { sex, agency, favorite, age }: SearchFilter,
  cases: IndexedCases,
  { today }: Scope,
): readonly Holds[] => [
  ...given(sex && numberOf(cases, sex), wanted => place => cases.sex[place] === wanted),
  ...given(agency && numberOf(cases, agency), wanted => place => cases.agency[place] === wanted),
  ...given(favorite, wanted => place => (cases.favorite[place] === 1) === wanted),
  ...given(age?.at === 'today' && isBounded(age) ? age : undefined, wanted => agedToday(cases.born, today, wanted)),
]
