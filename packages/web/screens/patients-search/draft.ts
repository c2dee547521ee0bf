import type { Stage } from '@sella/ceph/data/maturation-stages'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { Comparison, Finding, SearchFilter } from '@sella/contract/case-search'

export type Tri = 'any' | 'yes' | 'no'

/** A finding as it is being typed. */
export interface DraftFinding {
  readonly id: number
  readonly item: string | null
  readonly is: Comparison
  readonly value: number | null
}

/** The filters as entered in the panel. */
export interface Draft {
  readonly name: string
  readonly number: string
  readonly sex: 'any' | 'male' | 'female' | 'none'
  readonly ageFrom: number | null
  readonly ageTo: number | null
  readonly ageAt: 'today' | 'record'
  /** `any`, `none`, or the agency's uuid. */
  readonly agency: string
  readonly favorite: boolean
  readonly from: string
  readonly to: string
  readonly types: readonly (1 | 2 | 3)[]
  readonly necks: readonly Stage[]
  readonly film: Tri
  readonly tracing: Tri
  readonly report: Tri
  readonly findings: readonly DraftFinding[]
}

const tri = (flag: boolean | undefined): Tri => (flag === undefined ? 'any' : flag ? 'yes' : 'no')
const flag = (tri: Tri): boolean | undefined => (tri === 'any' ? undefined : tri === 'yes')

export const draftOf = (filter: SearchFilter): Draft => ({
  name: filter.name ?? '',
  number: filter.number ?? '',
  sex: filter.sex ?? 'any',
  ageFrom: filter.age?.from ?? null,
  ageTo: filter.age?.to ?? null,
  ageAt: filter.age?.at ?? 'today',
  agency: filter.agency ?? 'any',
  favorite: filter.favorite === true,
  from: filter.days?.from ?? '',
  to: filter.days?.to ?? '',
  types: filter.types ?? [],
  necks: filter.necks ?? [],
  film: tri(filter.film),
  tracing: tri(filter.tracing),
  report: tri(filter.report),
  findings: (filter.findings ?? []).map((finding, id) => ({ id, ...finding })),
})

const ageOf = ({ ageFrom, ageTo, ageAt }: Draft): SearchFilter['age'] =>
  ageFrom === null && ageTo === null ? undefined : { from: ageFrom ?? undefined, to: ageTo ?? undefined, at: ageAt }

const daysOf = (draft: Draft): SearchFilter['days'] => {
  const [from, to] = [readTypedDay(draft.from) ?? undefined, readTypedDay(draft.to) ?? undefined]
  return from || to ? { from, to } : undefined
}

const whole = ({ item, is, value }: DraftFinding): readonly Finding[] =>
  item === null || value === null ? [] : [{ item, is, value }]

/** Ranges whose first end lies beyond the second: nobody can be found by them. */
export const reversedIn = ({ ageFrom, ageTo, ...draft }: Draft): { readonly age: boolean; readonly days: boolean } => {
  const [from, to] = [readTypedDay(draft.from), readTypedDay(draft.to)]
  return {
    age: ageFrom !== null && ageTo !== null && ageFrom > ageTo,
    days: from !== null && to !== null && from > to,
  }
}

/** The panel's filter; a finding without item or value, or an incomplete date, is ignored. */
export const filterOf = (draft: Draft): SearchFilter => {
  const findings = draft.findings.flatMap(whole)
  return {
    name: draft.name.trim() || undefined,
    number: draft.number.trim() || undefined,
    sex: draft.sex === 'any' ? undefined : draft.sex,
    age: ageOf(draft),
    agency: draft.agency === 'any' ? undefined : draft.agency,
    favorite: draft.favorite || undefined,
    days: daysOf(draft),
    types: draft.types.length === 0 || draft.types.length === 3 ? undefined : [...draft.types],
    necks: draft.necks.length === 0 ? undefined : [...draft.necks],
    film: flag(draft.film),
    tracing: flag(draft.tracing),
    report: flag(draft.report),
    findings: findings.length > 0 ? findings : undefined,
  }
}
