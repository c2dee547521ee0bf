import { stages } from '@sella/ceph/data/maturation-stages'
import type { Comparison, Finding, SearchFilter } from '@sella/contract/case-search'

/** Comparison signs, in the order they are offered. */
export const comparisons = { gt: '>', ge: '≥', lt: '<', le: '≤', eq: '=' } as const satisfies Readonly<Record<Comparison, string>>

/** As many findings as the server accepts. */
export const mostFindings = 8

const isComparison = (text: string): text is Comparison => Object.hasOwn(comparisons, text)

const wholeYears = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= 150 ? Number(text) : undefined

const dayIn = (text: string | null): string | undefined => {
  const at = text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text ?? '') ? (text ?? undefined) : undefined
}

const textIn = (text: string | null): string | undefined => text?.slice(0, 200) || undefined

const flagIn = (text: string | null): boolean | undefined => (text === '1' ? true : text === '0' ? false : undefined)

/** `gt:4:ANB`; the item's name is last, for it may contain any character. */
const findingIn = (text: string): readonly Finding[] => {
  const [, is = '', number = '', item = ''] = /^([a-z]+):(-?\d+(?:\.\d+)?):(.{1,200})$/su.exec(text) ?? []
  const value = Number(number)
  return isComparison(is) && Math.abs(value) <= 100_000 ? [{ item, is, value }] : []
}

const ageIn = (address: URLSearchParams): SearchFilter['age'] => {
  const text = address.get('age')
  if (text === null) return undefined
  const [low, high] = text.split('-')
  const [from, to] = [wholeYears(low), wholeYears(high)]
  if (from === undefined && to === undefined) return undefined
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    at: address.get('at') === 'record' ? 'record' : 'today',
  }
}

const daysIn = (address: URLSearchParams): SearchFilter['days'] => {
  const [from, to] = [dayIn(address.get('from')), dayIn(address.get('to'))]
  return from || to ? { ...(from ? { from } : {}), ...(to ? { to } : {}) } : undefined
}

const typesIn = (text: string | null): SearchFilter['types'] => {
  const types = ([1, 2, 3] as const).filter(type => text?.split(',').includes(String(type)))
  return types.length > 0 && types.length < 3 ? types : undefined
}

const necksIn = (text: string | null): SearchFilter['necks'] => {
  const necks = stages.filter(stage => text?.split(',').includes(stage))
  return necks.length > 0 ? necks : undefined
}

const sexIn = (text: string | null): SearchFilter['sex'] =>
  text === 'male' || text === 'female' || text === 'none' ? text : undefined

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const given = <T extends object>(filter: T): T =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as T

/** Parses the filter of an address. Unreadable parts are ignored. */
export const filterIn = (address: URLSearchParams): SearchFilter => {
  const agency = address.get('agency')
  const findings = address.getAll('f').flatMap(findingIn).slice(0, mostFindings)
  return given({
    name: textIn(address.get('name')),
    number: textIn(address.get('number')),
    sex: sexIn(address.get('sex')),
    age: ageIn(address),
    agency: agency && (agency === 'none' || uuid.test(agency)) ? agency : undefined,
    favorite: flagIn(address.get('favorite')),
    days: daysIn(address),
    types: typesIn(address.get('type')),
    necks: necksIn(address.get('neck')),
    film: flagIn(address.get('film')),
    tracing: flagIn(address.get('tracing')),
    report: flagIn(address.get('report')),
    findings: findings.length > 0 ? findings : undefined,
    approximate: flagIn(address.get('approximate')),
  })
}

const flag = (value: boolean | undefined): string | undefined => (value === undefined ? undefined : value ? '1' : '0')

/** The address of a filter; `filterIn` parses it. */
export const addressOf = (filter: SearchFilter): URLSearchParams => {
  const { age, days, types, findings = [] } = filter
  const pairs: readonly (readonly [string, string | undefined])[] = [
    ['name', filter.name],
    ['number', filter.number],
    ['sex', filter.sex],
    ['age', age && `${age.from ?? ''}-${age.to ?? ''}`],
    ['at', age?.at === 'record' ? 'record' : undefined],
    ['agency', filter.agency],
    ['favorite', flag(filter.favorite)],
    ['from', days?.from],
    ['to', days?.to],
    ['type', types?.join(',')],
    ['neck', filter.necks?.join(',')],
    ['film', flag(filter.film)],
    ['tracing', flag(filter.tracing)],
    ['report', flag(filter.report)],
    ...findings.map(({ item, is, value }) => ['f', `${is}:${value}:${item}`] as const),
    ['approximate', flag(filter.approximate)],
  ]
  return new URLSearchParams(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''))
}

/** Whether a filter has any condition. */
export const asksAnything = (filter: SearchFilter): boolean => addressOf({ ...filter, approximate: undefined }).size > 0
