import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { endsCoincide, rulerTool } from './ruler'

const placedRuler = {
  ruler: {
    ends: [
      { x: 10, y: 10 },
      { x: 10, y: 110 },
    ] as const,
    mm: 20,
  },
}

describe('the ruler', () => {
  it('is laid by one drag, 10 mm long until told otherwise', () => {
    const s = stageDriver(rulerTool).press({ x: 50, y: 50 }).move(0, 100).release()
    expect(s.ruler()).toEqual({
      ends: [
        { x: 50, y: 50 },
        { x: 50, y: 150 },
      ],
      mm: 10,
    })
    expect(s.steps()).toBe(1)
  })

  it('is not laid by a mere click, which would give it no length', () => {
    expect(stageDriver(rulerTool).press({ x: 50, y: 50 }).move(1, 1).release().ruler()).toBeNull()
  })

  it('is not laid by a drag that comes back to where it began, nor by an end pulled onto the other: why is said until the next', () => {
    const back = stageDriver(rulerTool).press({ x: 50, y: 50 }).move(0, 40).move(1, -40).release()
    expect([back.ruler(), back.steps(), endsCoincide(back.state())]).toEqual([null, 0, true])
    const pulled = stageDriver(rulerTool, { tracing: placedRuler, view: { zoom: 0.5, x: 0, y: 0, turn: 0 } })
    pulled.press({ x: 10, y: 110 }).move(0, -48).release()
    expect([pulled.ruler(), endsCoincide(pulled.state())]).toEqual([placedRuler.ruler, true])
    expect(endsCoincide(pulled.press({ x: 10, y: 110 }).move(0, -40).release().state())).toBe(false)
    expect(pulled.ruler()?.ends[1]).toEqual({ x: 10, y: 30 })
  })

  it('moves one end and keeps the other and the length read there', () => {
    const s = stageDriver(rulerTool, { tracing: placedRuler }).press({ x: 12, y: 108 }).move(0, 50).release()
    expect(s.ruler()?.ends[0]).toEqual({ x: 10, y: 10 })
    expect(s.ruler()?.mm).toBe(20)
  })

  it('stays as it was on Escape, on a second finger and while not editing', () => {
    const s = stageDriver(rulerTool, { tracing: placedRuler }).press({ x: 10, y: 110 }).move(0, 50).escape()
    expect(s.ruler()).toEqual(placedRuler.ruler)
    expect(
      stageDriver(rulerTool, { tracing: placedRuler }).press({ x: 10, y: 110 }).move(0, 50).secondPointer().release().steps(),
    ).toBe(0)
    expect(stageDriver(rulerTool, { editing: false }).press({ x: 5, y: 5 }).move(90, 0).release().ruler()).toBeNull()
  })

  it('moves its first end and keeps the second', () => {
    const s = stageDriver(rulerTool, { tracing: placedRuler }).press({ x: 12, y: 8 }).move(30, 0)
    expect(s.holds()).toBe('ruler0')
    expect(s.release().ruler()).toEqual({ ends: [{ x: 42, y: 8 }, placedRuler.ruler.ends[1]], mm: 20 })
    expect(s.holds()).toBeNull()
  })

  it('is shown while it is drawn, by the end in hand; a key changes nothing', () => {
    const s = stageDriver(rulerTool).press({ x: 50, y: 50 })
    expect(s.move(1, 1).holds()).toBeNull()
    expect(s.did()).toEqual([])
    s.move(0, 60).key('x')
    expect(s.holds()).toBe('ruler1')
    expect(s.did()).toEqual(['preview'])
    s.escape()
    expect(s.did()).toEqual(['preview', 'drop'])
    expect([s.ruler(), s.holds()]).toEqual([null, null])
  })

  it('is drawn anew where neither end is under the pointer', () => {
    const s = stageDriver(rulerTool, { tracing: placedRuler }).press({ x: 100, y: 60 }).move(0, 40).release()
    expect(s.ruler()?.ends).toEqual([
      { x: 100, y: 60 },
      { x: 100, y: 100 },
    ])
  })

  it('waits for a press', () => {
    expect(stageDriver(rulerTool, { editing: false }).press({ x: 5, y: 5 }).state()).toEqual({ at: 'idle' })
    expect(stageDriver(rulerTool).move(5, 5).release().key('x').did()).toEqual([])
  })
})
