import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { rulerTool } from './ruler'

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
})
