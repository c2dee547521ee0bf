import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { delayedAnswers } from '../testing/delayed-answers'
import { makeShots, mayArrive } from './shots'

const desk = () => {
  const state = { sent: [] as string[], ended: 0, errors: new Map<string, unknown>() }
  const { free, pause } = delayedAnswers()
  const shots = makeShots<string>({
    send: async file => {
      state.sent.push(file)
      await free()
      if (state.errors.has(file)) throw state.errors.get(file)
    },
    onEnd: () => {
      state.ended += 1
    },
  })
  const states = () => shots.store.get().map(({ number, state: now }) => `${number} ${now}`)
  return { state, shots, pause, states }
}
const settle = () => new Promise(resolve => setTimeout(resolve))

it('photos go one after another in their order, and each is reported once', async () => {
  const { state, shots, pause, states } = desk()
  const go = pause()
  shots.add(['a', 'b'])
  shots.add(['c'])
  expect([states(), state.sent, state.ended]).toEqual([['1 goes', '2 waits', '3 waits'], ['a'], 0])
  shots.reached()
  shots.retry(1)
  expect([states(), state.sent]).toEqual([['1 goes', '2 waits', '3 waits'], ['a']])
  go()
  await settle()
  expect([states(), state.sent, state.ended]).toEqual([['1 sent', '2 sent', '3 sent'], ['a', 'b', 'c'], 3])
  expect(shots.store.get()[1]).toEqual({ number: 2, file: 'b', state: 'sent' })
})

it('one that fails says why, delays none behind it and can be sent again', async () => {
  const { state, shots, states } = desk()
  state.errors.set('a', new Refused(500, 'UNEXPECTED', ''))
  shots.add(['a', 'b'])
  await settle()
  expect([states(), shots.store.get()[0]?.error]).toEqual([['1 failed', '2 sent'], state.errors.get('a')])
  shots.reached()
  await settle()
  expect([states(), state.sent]).toEqual([
    ['1 failed', '2 sent'],
    ['a', 'b'],
  ])
  state.errors.clear()
  shots.retry(1)
  shots.retry(2)
  await settle()
  expect([states(), state.sent, shots.store.get()[0]]).toEqual([
    ['1 sent', '2 sent'],
    ['a', 'b', 'a'],
    { number: 1, file: 'a', state: 'sent' },
  ])
})

it('those that failed for want of a network go again once it is back', async () => {
  const { state, shots, states } = desk()
  for (const file of ['a', 'c']) state.errors.set(file, notReached())
  shots.add(['a', 'b', 'c'])
  await settle()
  expect(states()).toEqual(['1 failed', '2 sent', '3 failed'])
  state.errors.clear()
  shots.reached()
  await settle()
  expect([states(), state.sent]).toEqual([
    ['1 sent', '2 sent', '3 sent'],
    ['a', 'b', 'c', 'a', 'c'],
  ])
})

it('a file that was looked at and refused never arrives; any other failure may pass', () => {
  const by = (error: unknown) => mayArrive({ state: 'failed', error })
  const final = (['FILE_EMPTY', 'PHONE_NOT_PHOTO', 'PHONE_PHOTO_KNOWN'] as const).map(reason => by(new Refused(400, reason, '')))
  expect(final).toEqual([false, false, false])
  expect([by(notReached()), by(new TypeError('fault')), mayArrive({ state: 'sent' }), mayArrive({ state: 'waits' })]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
