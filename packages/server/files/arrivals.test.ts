import { expect, test } from 'vitest'
import { arrivalsInProcess } from './arrivals'

const unused = async () => false

test('a file is not removed while the same content arrives, and may be afterwards', async () => {
  const arrivals = arrivalsInProcess()
  const [end, other] = [arrivals.begin('a'), arrivals.begin('a')]
  expect(await arrivals.mayRemove('a', unused)).toBe(false)
  end()
  end()
  expect(await arrivals.mayRemove('a', unused)).toBe(false)
  other()
  expect(await arrivals.mayRemove('a', unused)).toBe(true)
  expect(await arrivals.mayRemove('a', async () => true)).toBe(false)
})

test('content that came and got its row while the question was open is seen', async () => {
  const arrivals = arrivalsInProcess()
  let rows = 0
  const isUsed = async () => {
    const found = rows > 0
    if (!found) {
      // The row is written just after it was looked for.
      const end = arrivals.begin('a')
      rows += 1
      end()
    }
    return found
  }
  expect(await arrivals.mayRemove('a', isUsed)).toBe(false)
})
