import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { compilerOf } from './compiled'

let file: Sqlite.Database
beforeEach(() => {
  file = new Sqlite(':memory:')
  file.exec('create table film (uuid text); insert into film values (1), (2)')
})
afterEach(() => file.close())

const all = 'select * from film'

test('a text is compiled once, as long as no more than four hundred others came after it', () => {
  const prepare = vi.spyOn(file, 'prepare')
  const compile = compilerOf(file)
  expect([compile(all).all().length, compile(all).all().length, prepare.mock.calls.length]).toEqual([2, 2, 1])
  for (let n = 0; n < 399; n++) compile(`select ${n}`)
  compile(all)
  expect(prepare).toHaveBeenCalledTimes(400)
  for (let n = 0; n < 400; n++) compile(`select ${n} as again`)
  compile(all)
  expect(prepare).toHaveBeenCalledTimes(801)
})

test('a statement that is still giving its rows is not taken from whoever reads them', () => {
  const compile = compilerOf(file)
  const rows = compile(all).iterate()
  expect(rows.next().value).toEqual({ uuid: '1' })
  expect(compile(all).all()).toHaveLength(2)
  expect([...rows]).toEqual([{ uuid: '2' }])
})

test('a kept statement sees a column that came meanwhile', () => {
  const compile = compilerOf(file)
  compile(all).all()
  file.exec("alter table film add column name text default 'x'")
  expect(compile(all).all()).toEqual([
    { uuid: '1', name: 'x' },
    { uuid: '2', name: 'x' },
  ])
})
