import { describe, expect, test } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { keptChange, writerOf } from './writing'

interface Note {
  readonly plan: string
  readonly progress: string
}

const empty: Note = { plan: '', progress: '' }

/** A server that merges field by field as the real one does, a clock wound by hand, and a machine that keeps texts. */
const desk = (kept: { from: Note; to: Note } | null = null) => {
  const state = { stored: empty, away: false, sent: 0, text: null as string | null, due: null as (() => void) | null, pause: 0 }
  const writer = writerOf<Note>(
    {
      send: async ({ from, to }) => {
        state.sent += 1
        if (state.away) throw notReached()
        const names = ['plan', 'progress'] as const
        const clash = names.filter(
          name => to[name] !== from[name] && state.stored[name] !== from[name] && state.stored[name] !== to[name],
        )
        if (clash.length > 0) throw new Refused(409, 'PATIENT_CONFLICT', '', { fields: clash.join(' ') })
        for (const name of names) if (to[name] !== from[name]) state.stored = { ...state.stored, [name]: to[name] }
        return state.stored
      },
      keep: text => {
        state.text = text
      },
      later: (run, ms) => {
        state.due = run
        state.pause = ms
        return () => {
          if (state.due === run) state.due = null
        }
      },
    },
    state.stored,
    kept,
  )
  const tick = async () => {
    state.due?.()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { state, writer, tick, now: () => writer.store.get() }
}

describe('writing', () => {
  test('nobody touched is saved, and nothing is due or sent', () => {
    const { state, writer, now } = desk()
    writer.flush()
    expect([now(), state.due, state.sent]).toEqual([{ value: empty, state: 'saved', fault: null, clashes: [] }, null, 0])
  })

  test('that is taken back is saved without being sent', async () => {
    const { state, writer, tick, now } = desk()
    writer.write({ plan: '一' })
    writer.write({ plan: '' })
    expect([now().state, state.text]).toEqual(['saved', null])
    await tick()
    expect(state.sent).toBe(0)
  })

  test('is saved after a pause and kept on the machine until then', async () => {
    const { state, writer, tick, now } = desk()
    writer.write({ plan: '拔' })
    writer.write({ plan: '拔牙' })
    expect([now().state, JSON.parse(state.text ?? '').to.plan, state.pause]).toEqual(['unsaved', '拔牙', 900])
    await tick()
    expect([now().state, state.stored.plan, state.text, state.sent, state.due]).toEqual(['saved', '拔牙', null, 1, null])
  })

  test('goes on while a save is on its way, and that is saved too', async () => {
    const { state, writer, tick, now } = desk()
    writer.write({ plan: '一' })
    writer.flush()
    writer.write({ plan: '一二' })
    writer.flush()
    expect([now().state, state.sent, state.due, JSON.parse(state.text ?? '').to.plan]).toEqual(['saving', 1, null, '一二'])
    await tick()
    expect(state.pause).toBe(900)
    expect([now().value.plan, now().state]).toEqual(['一二', 'unsaved'])
    await tick()
    expect([state.stored.plan, now().state]).toEqual(['一二', 'saved'])
  })

  test('that could not be saved goes through by itself when the network is back', async () => {
    const { state, writer, tick, now } = desk()
    state.away = true
    writer.write({ plan: '断网' })
    await tick()
    expect([now().state, now().clashes, state.text === null, state.pause]).toEqual(['failed', [], false, 15_000])
    expect(now().fault).toMatchObject({ reason: 'NETWORK' })
    state.away = false
    await tick()
    expect([now().state, state.stored.plan]).toEqual(['saved', '断网'])
  })

  test('takes in what another window wrote elsewhere, and asks where both wrote', async () => {
    const { state, writer, tick, now } = desk()
    state.stored = { plan: '他窗', progress: '他窗' }
    writer.write({ plan: '本窗' })
    await tick()
    expect([now().state, now().clashes, now().value.plan, state.due]).toEqual(['clash', ['plan'], '本窗', null])
    writer.write({ plan: '本窗。' })
    writer.flush()
    expect([now().state, state.sent, state.due, JSON.parse(state.text ?? '').to.plan]).toEqual(['clash', 1, null, '本窗。'])
    writer.write({ plan: '本窗' })
    writer.settle(state.stored, 'mine')
    await tick()
    expect([state.stored, now().state]).toEqual([{ plan: '本窗', progress: '他窗' }, 'saved'])
    const other = desk()
    other.state.stored = { plan: '他窗', progress: '' }
    other.writer.write({ plan: '本窗', progress: '本窗' })
    await other.tick()
    other.writer.settle(other.state.stored, 'theirs')
    await other.tick()
    expect(other.state.stored).toEqual({ plan: '他窗', progress: '本窗' })
  })

  test('kept from before is sent first thing; a kept text that is none is passed over', async () => {
    const { state, tick, now } = desk({ from: empty, to: { plan: '昨天', progress: '' } })
    expect([now().value.plan, now().state, state.pause, state.due === null]).toEqual(['昨天', 'unsaved', 0, false])
    await tick()
    expect(state.stored.plan).toBe('昨天')
    const read = (value: unknown) => (typeof value === 'object' && value !== null && 'plan' in value ? (value as Note) : null)
    expect(keptChange('{"from":{"plan":""},"to":{"plan":"昨天"}}', read)).toEqual({ from: { plan: '' }, to: { plan: '昨天' } })
    expect(keptChange('{"from":{"plan":""},"to":7}', read)).toBe(null)
    expect(keptChange('{"from":7,"to":{"plan":""}}', read)).toBe(null)
    expect(keptChange('7', read)).toBe(null)
    expect(keptChange('{', read)).toBe(null)
    expect(keptChange(null, read)).toBe(null)
  })
})
