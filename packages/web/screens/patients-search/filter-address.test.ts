import { stages } from '@sella/ceph/data/maturation-stages'
import { searchFilter } from '@sella/contract/case-search'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressOf, asksAnything, filterIn } from './filter-address'

it('what an address cannot say asks nothing', () => {
  const wrong = 'sex=x&age=a-b&from=2026-02-30&type=1,2,3&film=yes&f=gt:x:ANB&f=over:4:ANB&agency=1&name='
  expect(filterIn(new URLSearchParams(wrong))).toEqual({})
  expect(asksAnything({ approximate: true })).toBe(false)
})

it('a finding keeps any name of an item', () => {
  const filter = { findings: [{ item: 'U1 to NA(mm): 我的 & 角?', is: 'le' as const, value: -3.5 }] }
  expect(filterIn(new URLSearchParams(addressOf(filter).toString()))).toEqual(filter)
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const day = fc.constantFrom('2024-02-29', '1999-12-31', '2026-11-21')
const years = fc.integer({ min: 0, max: 150 })
const flag = maybe(fc.boolean())
const text = maybe(fc.string({ minLength: 1, maxLength: 20 }).filter(typed => !/[\uD800-\uDFFF]/.test(typed)))
const finding = fc.record({
  item: fc.string({ minLength: 1, maxLength: 30 }).filter(typed => !/[\uD800-\uDFFF]/.test(typed)),
  is: fc.constantFrom('gt' as const, 'ge' as const, 'lt' as const, 'le' as const, 'eq' as const),
  value: fc.integer({ min: -9999, max: 9999 }).map(number => number / 10),
})

const filters = fc.record({
  name: text,
  number: text,
  sex: maybe(fc.constantFrom('male' as const, 'female' as const, 'none' as const)),
  age: maybe(fc.record({ from: years, to: years, at: fc.constantFrom('today' as const, 'record' as const) })),
  agency: maybe(fc.oneof(fc.uuid(), fc.constant('none' as const))),
  favorite: flag,
  days: maybe(fc.record({ from: day, to: day })),
  necks: maybe(
    fc.uniqueArray(fc.constantFrom(...stages), { minLength: 1 }).map(all => stages.filter(each => all.includes(each))),
  ),
  types: maybe(fc.subarray([1 as const, 2 as const, 3 as const], { minLength: 1, maxLength: 2 })),
  film: flag,
  tracing: flag,
  report: flag,
  findings: maybe(fc.array(finding, { minLength: 1, maxLength: 8 })),
  approximate: flag,
})

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

it('every filter is read back from its address as it was, and is one the server takes', () => {
  fc.assert(
    fc.property(filters, filter => {
      const read = filterIn(new URLSearchParams(addressOf(filter).toString()))
      expect(plain(read)).toEqual(plain(filter))
      expect(searchFilter.safeParse(plain(read)).success).toBe(true)
    }),
  )
})
