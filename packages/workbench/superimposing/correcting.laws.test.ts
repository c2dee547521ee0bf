import { degrees, radians } from '@sella/ceph/geometry/angle'
import { distance, minus, type Point, plus } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { isNoNudge, noNudge, nudgeLimits } from '@sella/ceph/superimpose/nudge'
import { nudgeWords } from '@sella/ceph/superimpose/nudge-words'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CorrectionDrag, differs, draggedNudge, marksOf, type OnCanvas, pressed } from './correcting'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const press = (nudge: Nudge, key: string, withKeys: Partial<typeof plain> = {}): Nudge =>
  pressed({ ...plain, ...withKeys, key }, nudge)?.nudge ?? nudge
const opposite: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ',': '.',
  '.': ',',
  '<': '>',
  '>': '<',
}
const key = fc.constantFrom(...Object.keys(opposite))

describe('a record corrected by keys', () => {
  it('moves the way the arrow points, a tenth of a millimetre, with Shift a whole one', () => {
    expect(press(noNudge, 'ArrowRight')).toEqual({ x: 0.1, y: 0, turn: 0 })
    expect(press(noNudge, 'ArrowLeft', { shiftKey: true })).toEqual({ x: -1, y: 0, turn: 0 })
    expect(press(noNudge, 'ArrowDown')).toEqual({ x: 0, y: 0.1, turn: 0 })
    expect(press(noNudge, 'ArrowUp', { shiftKey: true })).toEqual({ x: 0, y: -1, turn: 0 })
  })

  it('turns clockwise by . a tenth of a degree, by > a whole one, and back by , and <', () => {
    const turned = [',', '<', '.', '>'].map(each => degrees(press(noNudge, each).turn))
    for (const [i, by] of [-0.1, -1, 0.1, 1].entries()) expect(turned[i]).toBeCloseTo(by, 9)
  })

  it('law: what keys did their opposites take back, in any order, and nothing is left to be said', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), fc.boolean(), (keys, shiftKey) => {
        const there = keys.reduce((nudge, each) => press(nudge, each, { shiftKey }), noNudge)
        const back = keys.toSorted().reduce((nudge, each) => press(nudge, opposite[each] ?? '', { shiftKey }), there)
        fc.pre(Math.abs(there.x) < nudgeLimits.mm && Math.abs(there.y) < nudgeLimits.mm)
        expect(isNoNudge(back)).toBe(true)
      }),
    )
  })

  it('hears no other key, and none beside Ctrl, Alt or the command key', () => {
    for (const withKeys of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(pressed({ ...plain, ...withKeys, key: 'ArrowLeft' }, noNudge)).toBeNull()
    for (const other of ['a', 'Enter', ' ', 'PageUp']) expect(pressed({ ...plain, key: other }, noNudge)).toBeNull()
  })

  it('moves nothing at a limit, which is no step', () => {
    const far = { x: nudgeLimits.mm, y: 0, turn: nudgeLimits.turn }
    expect(pressed({ ...plain, key: 'ArrowRight' }, far)?.moves).toBe(false)
    expect(pressed({ ...plain, key: 'ArrowLeft' }, far)?.moves).toBe(true)
    const turnedFar = press(far, '>')
    expect(turnedFar.turn).toBeCloseTo(nudgeLimits.turn, 12)
    expect(pressed({ ...plain, key: '>' }, turnedFar)?.moves).toBe(false)
  })
})

const at = fc.record({ x: evenly(-400, 400), y: evenly(-400, 400) })
const small = fc.record({ x: evenly(-8, 8), y: evenly(-8, 8), turn: evenly(-0.1, 0.1) })
const canvas: fc.Arbitrary<OnCanvas> = fc
  .record({ scale: evenly(1, 9), tx: evenly(-300, 300), ty: evenly(-300, 300), pixel: evenly(0.2, 3) })
  .map(({ scale, tx, ty, pixel }) => ({ toCanvas: { a: scale, b: 0, tx, ty }, pixel }))

const enlarged = (a: number): Similarity => ({ a, b: 0, tx: 0, ty: 0 })

const dragFrom = (registrationPoint: Point, start: Nudge, onCanvas: OnCanvas, turning: boolean): CorrectionDrag => {
  const { centre, handle } = marksOf(registrationPoint, start, onCanvas)
  return { turning, from: turning ? handle : centre, start, centre }
}

describe('a record corrected by a drag', () => {
  it('law: what was grasped stays under the hand, within half a hundredth of a millimetre', () => {
    fc.assert(
      fc.property(at, small, canvas, at, (registrationPoint, start, onCanvas, by) => {
        const drag = dragFrom(registrationPoint, start, onCanvas, false)
        const to = plus(drag.from, { x: by.x / 400, y: by.y / 400 })
        const { centre } = marksOf(registrationPoint, draggedNudge(drag, to, onCanvas), onCanvas)
        expect(distance(centre, to) / onCanvas.toCanvas.a).toBeLessThanOrEqual(0.00708)
      }),
    )
  })

  it('law: its handle points at the hand, and the record is only turned', () => {
    fc.assert(
      fc.property(at, small, canvas, evenly(-0.2, 0.2), (registrationPoint, start, onCanvas, by) => {
        const drag = dragFrom(registrationPoint, start, onCanvas, true)
        const arm = distance(drag.from, drag.centre)
        const to = plus(drag.centre, { x: arm * Math.cos(start.turn + by), y: arm * Math.sin(start.turn + by) })
        const after = draggedNudge(drag, to, onCanvas)
        expect(Math.abs(degrees(after.turn - start.turn - by))).toBeLessThanOrEqual(0.0051)
        expect(distance(after, start)).toBeLessThanOrEqual(0.0071)
      }),
    )
  })

  it('turns the shorter way where the handle passes the back of the circle', () => {
    const drag = { turning: true, from: { x: -100, y: 1 }, start: noNudge, centre: { x: 0, y: 0 } }
    const onCanvas = { toCanvas: enlarged(1), pixel: 1 }
    expect(degrees(draggedNudge(drag, { x: -100, y: -1 }, onCanvas).turn)).toBeCloseTo(1.15, 9)
  })

  it('is in hundredths, so that its words say all of it', () => {
    const onCanvas = { toCanvas: enlarged(3), pixel: 1 }
    const drag = dragFrom({ x: 5, y: 5 }, noNudge, onCanvas, false)
    const nudge = draggedNudge(drag, plus(drag.from, { x: 3.7, y: -0.004 }), onCanvas)
    expect(nudge).toEqual({ x: 1.23, y: 0, turn: 0 })
    expect(nudgeWords(nudge).en).toBe('1.23 mm forward')
    expect(differs(nudge, noNudge)).toBe(true)
  })

  it('taken back to where it began changes nothing', () => {
    const start = { x: 0.5, y: -1.2, turn: radians(2.3) }
    const onCanvas = { toCanvas: enlarged(3), pixel: 1 }
    for (const turning of [false, true]) {
      const drag = dragFrom({ x: 5, y: 5 }, start, onCanvas, turning)
      expect(differs(draggedNudge(drag, drag.from, onCanvas), start)).toBe(false)
    }
  })

  it('law: centre and handle stand as far apart as the screen says, whatever the view', () => {
    fc.assert(
      fc.property(at, small, canvas, (registrationPoint, nudge, onCanvas) => {
        const { centre, handle } = marksOf(registrationPoint, nudge, onCanvas)
        expect(distance(centre, handle)).toBeCloseTo(90 * onCanvas.pixel, 6)
        expect(distance(centre, apply(onCanvas.toCanvas, plus(registrationPoint, nudge)))).toBe(0)
        expect(Math.atan2(minus(handle, centre).y, minus(handle, centre).x)).toBeCloseTo(nudge.turn, 9)
      }),
    )
  })
})
