import { expect, it } from 'vitest'
import { inTurn } from './in-turn'

it('a call waits for the one before and is given its answer; after a pause, or one that failed, it is given none', async () => {
  const next = inTurn<string>()
  const seen: (string | null)[] = []
  const answering = (answer: string) => async (before: string | null) => {
    seen.push(before)
    return answer
  }
  await Promise.all([next(answering('a')), next(answering('b'))])
  expect(seen).toEqual([null, 'a'])
  await next(answering('c'))
  const failed = next(async () => Promise.reject(new Error('no network')))
  const after = next(answering('d'))
  await expect(failed).rejects.toThrow('no network')
  await after
  expect(seen).toEqual([null, 'a', null, null])
})
