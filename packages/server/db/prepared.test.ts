import { expect, test } from 'vitest'
import { preparedNames } from './prepared'

const used = (nameOf: (text: string) => string | undefined, text: string, times: number) => {
  let name: string | undefined
  for (let n = 0; n < times; n += 1) name = nameOf(text)
  return name
}

test('a text used now and then has no name, one used often keeps its own', () => {
  const nameOf = preparedNames()
  expect(used(nameOf, 'select 1', 7)).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toBeTypeOf('string')
  expect(used(nameOf, 'select 2', 8)).not.toBe(name)
  expect(nameOf('select 1')).toBe(name)
})

test('no name is ever given to a second text, and there are two hundred at most', () => {
  const nameOf = preparedNames()
  const names = Array.from({ length: 500 }, (_, n) => used(nameOf, `select ${n}`, 8))
  const given = names.filter(name => name !== undefined)
  expect([given.length, new Set(given).size]).toEqual([200, 200])
  expect(nameOf('select 0')).toBe(names[0])
})

test('texts without end are forgotten', () => {
  const nameOf = preparedNames()
  for (let n = 0; n < 10_000; n += 1) nameOf(`select ${n}`)
  expect(used(nameOf, 'select 9999', 6)).toBeUndefined()
  expect(nameOf('select 9999')).toBeTypeOf('string')
})
