import { expect, test } from 'vitest'
import { inThread } from './decode-thread'

const broken = { code: 'IMAGE_BROKEN' }

/** Says how many files its thread has read by now, and does with this one as it is asked. */
const script = `
globalThis.count = (globalThis.count ?? 0) + 1
if (data.how === 'refuses') return { refused: 'IMAGE_BROKEN' }
if (data.how === 'throws') throw new Error('no')
if (data.how === 'loops') for (;;) {}
if (data.how === 'ends') process.exit()
return { done: globalThis.count, again: data.how !== 'decompresses' }
`
const reading = (how = 'reads') => inThread<number>({ script, data: { how }, patience: how === 'loops' ? 300 : 60_000 })

test('a thread that says so reads the next file too, with what it has loaded', async () => {
  expect([await reading(), await reading(), await reading()]).toEqual([1, 2, 3])
})

test.each(['refuses', 'throws', 'loops', 'ends'])('after a file that %s another thread reads the next', async how => {
  await reading()
  await expect(reading(how)).rejects.toMatchObject(broken)
  expect(await reading()).toBe(1)
})

test('nor does one read on that keeps something of a file', async () => {
  const before = await reading()
  expect(await reading('decompresses')).toBe(before + 1)
  expect(await reading()).toBe(1)
})

test('two at a time have a thread each, and one of them waits for the next', async () => {
  await reading('decompresses')
  expect(await Promise.all([reading(), reading()])).toEqual([1, 1])
  expect(await reading()).toBe(2)
})

test('two scripts never share a thread', async () => {
  await reading()
  const other = { script: `return { done: globalThis.count ?? null, again: true }`, data: {} }
  expect(await inThread(other)).toBeNull()
})
