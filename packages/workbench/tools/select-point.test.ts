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

  it('moves a derived point only once it has been selected, for that makes it a placed one', () => {
    const drawn = { Go: { x: 50, y: 300 } }
    const dragged = (more: Parameters<typeof stage>[0]) =>
      stage({ drawn, ...more })
        .press('Go')
        .move(20, 0)
        .release()
    expect(dragged({}).did()).toEqual(['select'])
    expect(dragged({ selected: 'Go' }).point('Go')).toMatchObject({ x: 70, y: 300, origin: 'manual' })
    expect(dragged({ selected: 'S' }).point('Go')).toBeUndefined()
  })

  it('takes a placed point before a derived one that lies nearer, and never a handle', () => {
    const drawn = { Go: { x: 101, y: 100 }, U1: { x: 50, y: 300 } }
    expect(stage({ drawn }).press({ x: 102, y: 100 }).release().selected()).toBe('S')
    expect(stage({ drawn }).press({ x: 50, y: 300 }).release().selected()).toBeNull()
    expect(stage({ points: {}, drawn }).press({ x: 102, y: 100 }).release().selected()).toBe('Go')
  })

  it('pans from where the film was grabbed, by each step, until it is let go or Escape', () => {
    const s = stage().press({ x: 400, y: 400 }).move(2, 0).move(8, -5).key('x').move(1, 1)
    expect(s.effects()).toEqual([
      { do: 'pan', by: { x: 10, y: -5 } },
      { do: 'pan', by: { x: 1, y: 1 } },
    ])
    s.move(-11, 4)
    expect(s.did()).toHaveLength(3)
    expect(s.release().state()).toEqual({ at: 'idle' })
    const left = stage({ selected: 'S' }).press({ x: 400, y: 400 }).escape().move(30, 0)
    expect([left.did(), left.selected()]).toEqual([[], 'S'])
  })

  it('shows each step of a drag, and takes it all back on Escape', () => {
    const s = stage().press('S').move(5, 0).move(-4, 0)
    expect(s.did()).toEqual(['select', 'preview', 'preview'])
    expect(s.key('x').escape().did().at(-1)).toBe('drop')
    expect(s.state()).toEqual({ at: 'idle' })
  })

  it('nudges in every direction as seen on screen, each point as a step of its own', () => {
    for (const [key, x, y] of [
      ['ArrowLeft', 99, 100],
      ['ArrowRight', 101, 100],
      ['ArrowUp', 100, 99],
      ['ArrowDown', 100, 101],
    ] as const)
      expect(stage({ selected: 'S' }).key(key).point('S')).toMatchObject({ x, y })
    expect(stage({ selected: 'S' }).key('ArrowLeft', true).point('S')).toMatchObject({ x: 90, y: 100 })
    expect(stage({ selected: 'S' }).key('ArrowDown').effects()).toMatchObject([{ nudging: 'nudge S' }])
    const turned = stage({ selected: 'S', view: { zoom: 3, x: 0, y: 0, turn: Math.PI / 2 } }).key('ArrowRight')
    expect(turned.point('S')?.x).toBeCloseTo(100)
    expect(turned.point('S')?.y).toBeCloseTo(99)
  })

  it('changes nothing by a key without a selected point, while reading, or by another key', () => {
    for (const s of [stage(), stage({ selected: 'S', editing: false }), stage({ selected: 'Me' })])
      expect(s.key('ArrowLeft').key('Delete').key('Backspace').did()).toEqual([])
    expect(stage({ selected: 'S' }).key('x').did()).toEqual([])
    expect(stage({ selected: 'S' }).key('Backspace').point('S')).toBeUndefined()
    expect(
      stage({ selected: 'Go', drawn: { Go: { x: 1, y: 2 } } })
        .key('Delete')
        .did(),
    ).toEqual([])
  })

  it('drags a tooth by its handle and is free again', () => {
    const tooth = { U1IncisalTip: { x: 300, y: 300 }, U1RootTip: { x: 300, y: 200 } }
    const s = stage({ points: tooth, drawn: { U1: { x: 300, y: 250 } } })
    s.press('U1', { x: 0, y: 0 }, { kind: 'tooth', tooth: 'U1', handle: 'translate' }).move(20, 0)
    expect([s.state().at, s.holds()]).toEqual(['tooth', null])
    expect(s.release().point('U1IncisalTip')).toMatchObject({ x: 320, y: 300 })
    expect(s.state()).toEqual({ at: 'idle' })
  })

  it('reaches as far as the edge of its circle and no farther', () => {
    expect(stage().press({ x: 86, y: 100 }).release().selected()).toBe('S')
    expect(stage().press({ x: 85, y: 100 }).release().selected()).toBeNull()
    expect(stage().press('S').move(3, 0).release().steps()).toBe(1)
  })
})
