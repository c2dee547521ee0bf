import { Refused } from '@sella/workbench/server/refused'
import { expect, test } from 'vitest'
import { faultText } from './fault-text'

test('a fault is told by its name and first places, in so many characters; a refusal and a cancelled wait are none', () => {
  const fault = new TypeError('x is not a function')
  const [head, ...places] = (faultText(fault) ?? '').split('\n')
  expect([head, places.length > 0, places.length <= 8]).toEqual(['TypeError: x is not a function', true, true])
  expect(faultText(new Error('y'.repeat(9000)))?.length).toBeLessThanOrEqual(4000)
  expect(faultText('thrown text')).toBe('thrown text')
  expect([faultText(new Refused(0, 'NETWORK', '')), faultText(new DOMException('', 'AbortError'))]).toEqual([null, null])
})
