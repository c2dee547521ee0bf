import type { SearchFilter } from '@sella/contract/case-search'
import { type AgeFilter, bornBy, isBounded } from './aged'
import type { Scope } from './conditions'
import type { CaseFacts } from './kept/cases'

type Holds = (facts: CaseFacts) => boolean

const given = <T>(value: T | undefined, holds: (value: T) => Holds): readonly Holds[] =>
  value === undefined ? [] : [holds(value)]

const agedToday = (today: string, { from = 0, to }: AgeFilter): Holds => {
  const latest = bornBy(today, from)
  const after = to === undefined ? '' : bornBy(today, to + 1)
  return ({ born }) => born !== '' && born <= latest && born > after
}

/** What of a filter a case's own facts decide. */
export const caseHolds = ({ sex, agency, favorite, age }: SearchFilter, { today }: Scope): readonly Holds[] => [
  ...given(sex, wanted => facts => facts.sex === (wanted === 'none' ? '' : wanted)),
  ...given(agency, wanted => facts => facts.agency === (wanted === 'none' ? '' : wanted)),
  ...given(favorite, wanted => facts => facts.favorite === wanted),
  ...given(age?.at === 'today' && isBounded(age) ? age : undefined, wanted => agedToday(today, wanted)),
]
