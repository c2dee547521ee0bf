import { describe, expect, it } from 'vitest'
import { stageDriver } from '../testing/stage-driver'
import { selectPoint } from './select-point'

const points = { S: { x: 100, y: 100 }, Na: { x: 200, y: 100 }, A: { x: 210, y: 104 } }
const stage = (more: Partial<Parameters<typeof stageDriver>[1]> = {}) => stageDriver(selectPoint, { points, ...more })

describe('selecting and moving points', () => {
  it('moves a point by one gesture, and one step of undo takes it back', () => {
    const s = stage().press('S').move(20, 5).move(10, 0).release()
    expect(s.point('S')).toMatchObject({ x: 130, y: 105, origin: 'manual' })
    expect(s.steps()).toBe(1)
  })

  it('only selects when the pointer moved less than three pixels', () => {
    const s = stage().press('S').move(2, 1).release()
    expect(s.steps()).toBe(0)
    expect(s.selected()).toBe('S')
  })

  it('does not let the point jump under a pointer that took it off centre', () => {
    const s = stage().press('S', { x: 6, y: -4 }).move(10, 0).release()
    expect(s.point('S')).toMatchObject({ x: 110, y: 100 })
  })

  it('takes the nearest of two points under the pointer', () => {
    expect(stage().press({ x: 207, y: 103 }).release().selected()).toBe('A')
  })

  it('does not reach further than 14 pixels with the mouse, 22 with a finger', () => {
    expect(stage().press({ x: 116, y: 100 }).release().selected()).toBeNull()
    expect(stage({ pointer: 'touch' }).press({ x: 116, y: 100 }).release().selected()).toBe('S')
  })

  it('moves by film pixels however far the view is zoomed', () => {
    const s = stage({ view: { zoom: 4, x: 30, y: -8, turn: 0 } })
      .press('S')
      .move(40, 0)
      .release()
    expect(s.point('S')?.x).toBeCloseTo(110)
  })

  it('puts everything back on Escape and when a second finger comes down', () => {
    for (const stop of ['escape', 'secondPointer'] as const) {
      const s = stage().press('S').move(50, 50)
      s[stop]()
      expect(s.point('S')).toMatchObject({ x: 100, y: 100 })
      expect(s.release().steps()).toBe(0)
    }
  })

  it('ignores a drag while not editing, but selects', () => {
    const s = stage({ editing: false }).press('S').move(50, 0).release()
    expect(s.point('S')).toMatchObject({ x: 100, y: 100 })
    expect(s.selected()).toBe('S')
  })

  it('holds the point only while it is dragged, so that the loupe opens after the threshold', () => {
    const s = stage().press('S')
    expect(s.holds()).toBeNull()
    expect(s.move(10, 0).holds()).toBe('S')
    expect(s.release().holds()).toBeNull()
  })

  it('nudges by one film pixel, ten with Shift, as one step while the key is the same', () => {
    const s = stage({ selected: 'S' }).key('ArrowRight').key('ArrowRight').key('ArrowUp', true)
    expect(s.point('S')).toMatchObject({ x: 102, y: 90 })
    expect(s.steps()).toBe(1)
  })

  it('clears the selected point on Delete and deselects on Escape', () => {
    const s = stage({ selected: 'S' }).key('Delete')
    expect(s.point('S')).toBeUndefined()
    expect(s.escape().selected()).toBeNull()
  })

  it('pans on the bare film, deselects on a mere click there', () => {
    expect(stage({ selected: 'S' }).press({ x: 400, y: 400 }).move(30, 0).release().did()).toEqual(['pan'])
    expect(stage({ selected: 'S' }).press({ x: 400, y: 400 }).release().selected()).toBeNull()
  })
})
