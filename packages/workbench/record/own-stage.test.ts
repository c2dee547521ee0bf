import type { Stage } from '@sella/ceph/data/maturation-stages'
import type { CaseRecord } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { delayedAnswers } from '../testing/delayed-answers'
import { makeOwnStage } from './own-stage'

const read = (stage: Stage) => ({ stage, hindrance: null })

/** A record of a server, one window with it, and another beside it. */
const window = () => {
  const record = (stage: Stage | null, at: string) =>
    ({ maturation: stage && { ...read(stage), by: '林', at } }) as unknown as CaseRecord
  const state = { stored: record(null, ''), heard: record(null, ''), clock: 0, loses: false, failed: [] as unknown[] }
  const answers = delayedAnswers()
  const own = makeOwnStage(() => ({
    send: async (_, { stage }, from) => {
      await answers.free()
      if ((state.stored.maturation?.at ?? null) !== from) throw new Refused(409, 'RECORD_CONFLICT', '')
      if (state.loses) throw notReached()
      state.stored = record(stage, `${++state.clock}`)
      return state.stored
    },
    onStored: stored => {
      state.heard = stored
    },
    onFailed: error => state.failed.push(error),
  }))
  return {
    ...{ state, pause: answers.pause },
    choose: (stage: Stage) => own.keep(read(stage), state.heard),
    elsewhere: (stage: Stage) => {
      state.stored = record(stage, `other ${++state.clock}`)
    },
    shown: () => own.sent.get()?.stage ?? state.heard.maturation?.stage ?? null,
  }
}

it('of two stages chosen in a row the second is shown and stays, also when the first one is answered', async () => {
  const { state, pause, choose, shown } = window()
  const letFirst = pause()
  const first = choose('CS2')
  const second = choose('CS3')
  expect(shown()).toBe('CS3')
  await new Promise(resolve => setTimeout(resolve))
  letFirst()
  const letSecond = pause()
  await first
  expect(shown()).toBe('CS3')
  letSecond()
  await second
  expect([shown(), state.stored.maturation?.stage, state.failed]).toEqual(['CS3', 'CS3', []])
})

it('what is stored is shown again where it fails; a stage that another window chose meanwhile is not replaced', async () => {
  const { state, choose, elsewhere, shown } = window()
  await choose('CS2')
  state.loses = true
  await choose('CS3')
  expect([shown(), state.failed]).toEqual(['CS2', [notReached()]])
  state.loses = false
  elsewhere('CS5')
  await choose('CS4')
  expect([state.stored.maturation?.stage, state.failed.length]).toEqual(['CS5', 2])
})
