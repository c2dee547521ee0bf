import { expect, it } from 'vitest'
import { inTurn } from './in-turn'

it('a task begins when the one before it has ended, however it ended', async () => {
  const turn = inTurn()
  const seen: string[] = []
  let answer = () => {}
  const question = new Promise<void>(resolve => {
    answer = resolve
  })
  const first = turn(async () => {
    seen.push('first asks')
    await question
    seen.push('first answered')
    throw new Error('refused')
  })
  const second = turn(async () => seen.push('second'))
  await Promise.resolve()
  expect(seen).toEqual(['first asks'])
  answer()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(seen).toEqual(['first asks', 'first answered', 'second'])
})
