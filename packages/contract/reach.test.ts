import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calls } from './calls/index'
import { isMail, reachOf } from './reach'

const taken = (email: string): boolean =>
  calls.regist.input.safeParse({ loginName: 'abc', password: '12345678', userName: 'x', email }).success

const addresses = [
  'a@b.cn',
  "o'hara@b.cn",
  'a.b+c@d-e.co.uk',
  'a@b',
  'a..b@c.cn',
  '.a@b.cn',
  'a.@b.cn',
  '医生@诊所.cn',
  'a@b.c',
  'a b@c.cn',
]

it.each(addresses)('a form takes the address %s as the calls do', address => {
  expect(isMail(address)).toBe(taken(address))
})

it('a form lets no address through that the calls refuse', () => {
  const text = fc.string({ unit: fc.constantFrom(..."aZ9._+-'医@ "), maxLength: 12 })
  fc.assert(fc.property(text, text, (name, host) => isMail(`${name}@${host}.cn`) === taken(`${name}@${host}.cn`)))
})

it('tells an address from a phone number, and takes neither for the other', () => {
  expect([reachOf(' a@b.cn '), reachOf('+86 571 5550 0100'), reachOf('12345'), reachOf('a@b')]).toEqual([
    { email: 'a@b.cn' },
    { phone: '+86 571 5550 0100' },
    null,
    null,
  ])
})
