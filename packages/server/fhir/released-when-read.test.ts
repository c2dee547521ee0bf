import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { releasedWhenRead } from './released-when-read'

const content = Buffer.alloc(1_000_003, 'sella')

it('holds its place while nobody reads, and gives it up once at the end, every byte handed over', async () => {
  const leave = vi.fn()
  const stream = releasedWhenRead(content, leave)
  stream.read(1)
  await new Promise(setImmediate)
  expect(leave).not.toHaveBeenCalled()
  stream.unshift(content.subarray(0, 1))
  expect((await buffer(stream)).equals(content)).toBe(true)
  if (!stream.closed) await once(stream, 'close')
  expect(leave).toHaveBeenCalledTimes(1)
})

it('gives its place up when who reads hangs up', async () => {
  const leave = vi.fn()
  const stream = releasedWhenRead(content, leave)
  stream.destroy()
  await once(stream, 'close')
  expect(leave).toHaveBeenCalledTimes(1)
})
