import { expect, it } from 'vitest'
import { delayedAnswers } from '../testing/delayed-answers'
import { makeTypedSaving } from './typed-saving'

/** A dialog in which a number is typed, and the server that stores it unless another was stored since. */
const dialog = () => {
  const state = { typed: '1', stored: 1, puts: 0 }
  const answers = delayedAnswers()
  const save = makeTypedSaving(1, async (next, was) => {
    state.puts += 1
    await answers.free()
    if (was !== state.stored) return { isStored: false, was: state.stored }
    state.stored = next
    return { isStored: true, was: next }
  })
  return { state, pause: answers.pause, save: () => save({ typed: () => state.typed, as: Number }) }
}

it('what is typed while it is being saved is not taken for saved, and is sent once however fast it is saved twice', async () => {
  const { state, pause, save } = dialog()
  state.typed = '2'
  const go = pause()
  const first = save()
  state.typed = '3'
  expect(await save()).toBe('busy')
  go()
  expect([await first, state.stored, state.puts]).toEqual(['more', 2, 1])
  expect([await save(), state.stored]).toEqual(['all', 3])
})

it('begins on what was met once that was shown, and goes on after a failure', async () => {
  const { state, save } = dialog()
  state.stored = 7
  state.typed = '2'
  expect([await save(), state.stored]).toEqual(['refused', 7])
  expect([await save(), state.stored]).toEqual(['all', 2])
})
