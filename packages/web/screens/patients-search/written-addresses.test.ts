import { expect, it } from 'vitest'
import { writtenAddresses } from './written-addresses'

it('an older address shown after a newer one was written is still the own', () => {
  const addresses = writtenAddresses('')
  addresses.write('name=a')
  addresses.write('name=ab')
  expect(addresses.isForeign('name=a', 'REPLACE')).toBe(false)
  addresses.write('name=abc')
  expect(addresses.isForeign('name=ab', 'REPLACE')).toBe(false)
  expect(addresses.isForeign('name=abc', 'REPLACE')).toBe(false)
})

it('a written address that the router passed over is awaited no longer', () => {
  const addresses = writtenAddresses('')
  addresses.write('name=a')
  addresses.write('name=ab')
  expect(addresses.isForeign('name=ab', 'REPLACE')).toBe(false)
  expect(addresses.isForeign('name=a', 'PUSH')).toBe(true)
})

it('going back is foreign, also to an address that the page once wrote', () => {
  const addresses = writtenAddresses('')
  addresses.write('name=a')
  addresses.write('name=b')
  expect(addresses.isForeign('name=a', 'POP')).toBe(true)
  expect(addresses.isForeign('name=a', 'POP')).toBe(false)
})

it('a link to another filter is foreign; writing what is shown awaits nothing', () => {
  const addresses = writtenAddresses('name=a')
  addresses.write('name=a')
  expect(addresses.isForeign('', 'PUSH')).toBe(true)
  expect(addresses.isForeign('name=a', 'PUSH')).toBe(true)
})
