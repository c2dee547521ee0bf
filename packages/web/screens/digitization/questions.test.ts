import { expect, it } from 'vitest'
import { createQuestions } from './questions'

it('two asked in one instant are shown one after the other, and each gets its own answer', async () => {
  const { open, ask } = createQuestions()
  const [overwrite, reset] = [ask({ act: 'overwrite', loses: false }), ask({ act: 'reset', loses: false })]
  expect(open.get()?.question.act).toBe('overwrite')
  open.get()?.answer(false)
  expect(open.get()?.question.act).toBe('reset')
  open.get()?.answer(true)
  expect([await overwrite, await reset, open.get()]).toEqual([false, true, null])
})

it('an answer given twice answers no other question', async () => {
  const { open, ask } = createQuestions()
  const [first, second] = [ask({ act: 'first', loses: false }), ask({ act: 'second', loses: false })]
  const asked = open.get()
  asked?.answer(false)
  asked?.answer(true)
  expect(open.get()?.question.act).toBe('second')
  open.get()?.answer(true)
  expect([await first, await second]).toEqual([false, true])
})

it('the next question is open before the one who asked the first goes on', async () => {
  const { open, ask } = createQuestions()
  const seen: (string | undefined)[] = []
  const first = ask({ act: 'first', loses: false }).then(() => seen.push(open.get()?.question.act))
  void ask({ act: 'second', loses: false })
  open.get()?.answer(true)
  await first
  expect(seen).toEqual(['second'])
})
