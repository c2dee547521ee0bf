import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap } from '../scene/extent'
import type { LabelRequest } from './label-slots'
import { placeLabels } from './place-labels'

const within = { left: 0, top: 0, right: 700, bottom: 860 }
const profile = [Array.from({ length: 30 }, (_, i) => ({ x: 480 + 40 * Math.sin(i / 4), y: 100 + i * 20 }))]
const at = fc.record({ x: fc.integer({ min: -50, max: 750 }), y: fc.integer({ min: -50, max: 900 }) })
const labels = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    anchor: at,
    width: fc.integer({ min: 40, max: 140 }),
    height: fc.constant(18),
    rank: fc.integer({ min: 0, max: 4 }),
  }),
  { selector: l => l.id, maxLength: 30 },
)
const front = fc.constantFrom(1 as const, -1 as const)
const around = (points: readonly { x: number; y: number }[], f: 1 | -1) => ({ within, points, profile, taken: [], front: f })
const slots = (placed: ReturnType<typeof placeLabels>) => Object.fromEntries(placed.map(p => [p.id, p.slot]))

describe('value labels', () => {
  it('never lie on each other, however crowded', () => {
    fc.assert(
      fc.property(labels, fc.array(at, { maxLength: 60 }), front, (list, points, f) => {
        const placed = placeLabels(list, around(points, f))
        expect(placed).toHaveLength(list.length)
        placed.forEach((a, i) => {
          for (const b of placed.slice(i + 1)) expect(overlap(a.box, b.box)).toBe(false)
        })
      }),
    )
  })

  it('of what is in view are not cut off, however crowded, while the column has room', () => {
    const inView = fc.record({ x: fc.integer({ min: 0, max: 700 }), y: fc.integer({ min: 0, max: 860 }) })
    fc.assert(
      fc.property(labels, fc.array(inView, { maxLength: 30 }), front, (list, anchors, f) => {
        const some = list.slice(0, 12).map((label, i) => ({ ...label, anchor: anchors[i] ?? { x: 690, y: 60 * i } }))
        for (const { box } of placeLabels(some, around([], f)))
          expect([box.left >= 0, box.top >= 0, box.right <= within.right, box.bottom <= within.bottom]).not.toContain(false)
      }),
    )
  })

  it('never lie on an obstacle', () => {
    const loupe = { left: 200, top: 200, right: 384, bottom: 384 }
    fc.assert(
      fc.property(labels, front, (list, f) => {
        for (const { box } of placeLabels(list, { ...around([], f), taken: [loupe] })) expect(overlap(box, loupe)).toBe(false)
      }),
    )
  })

  it('take the same places in whatever order they come', () => {
    fc.assert(
      fc.property(labels, front, (list, f) => {
        expect(placeLabels([...list].reverse(), around([], f))).toEqual(placeLabels(list, around([], f)))
      }),
    )
  })

  it('stay where they were when nothing moved', () => {
    fc.assert(
      fc.property(labels, fc.array(at, { maxLength: 40 }), front, (list, points, f) => {
        const first = placeLabels(list, around(points, f))
        expect(placeLabels(list, around(points, f), slots(first))).toEqual(first)
      }),
    )
  })

  it('have a leader exactly when they stand more than 9 px from their anchor', () => {
    fc.assert(
      fc.property(labels, front, (list, f) => {
        for (const { id, box, leader } of placeLabels(list, around([], f))) {
          const anchor = list.find(l => l.id === id)?.anchor ?? { x: 0, y: 0 }
          const dx = Math.max(box.left - anchor.x, 0, anchor.x - box.right)
          const dy = Math.max(box.top - anchor.y, 0, anchor.y - box.bottom)
          expect(leader !== null).toBe(Math.hypot(dx, dy) > 9)
        }
      }),
    )
  })
})

const request = (over: Partial<LabelRequest> = {}): LabelRequest => ({
  id: 'SNA',
  anchor: { x: 300, y: 300 },
  width: 80,
  height: 18,
  rank: 1,
  ...over,
})

describe('one value label', () => {
  it('alone stands on its anchor', () => {
    expect(placeLabels([request()], around([], 1))[0]).toMatchObject({ slot: 0, leader: null, box: { left: 260, top: 291 } })
  })

  it('gives way to a more important one', () => {
    const [first, second] = placeLabels([request(), request({ id: 'ANB', rank: 0 })], around([], 1))
    expect(first).toMatchObject({ id: 'ANB', slot: 0 })
    expect(second?.slot).toBeGreaterThan(0)
  })

  it('stands in front of its anchor rather than behind, for both directions of the face', () => {
    const crowd = [{ x: 300, y: 300 }]
    const right = placeLabels([request()], around(crowd, 1))[0]
    const left = placeLabels([request()], around(crowd, -1))[0]
    expect(right?.box.left).toBeGreaterThan(300)
    expect(left?.box.right).toBeLessThan(300)
  })

  it('holds a place that is less than a fifth dearer, and leaves one that is much dearer', () => {
    const crowd = [{ x: 300, y: 300 }]
    expect(placeLabels([request()], around(crowd, 1), { SNA: 5 })[0]?.slot).toBe(5)
    expect(placeLabels([request()], around([], 1), { SNA: 40 })[0]?.slot).toBe(0)
  })

  it('goes to the column before the profile when every near place is taken', () => {
    const wall = { left: 100, top: 100, right: 460, bottom: 500 }
    const placed = placeLabels([request()], { ...around([], 1), taken: [wall] })[0]
    expect(placed?.slot).toBe(-1)
    expect(placed?.box.left).toBeGreaterThan(520)
    expect(placed?.leader).not.toBeNull()
  })

  it('of what is out of view stays with it, rather than crowding into view', () => {
    for (const anchor of [
      { x: -300, y: 430 },
      { x: 1000, y: 430 },
      { x: 350, y: -300 },
      { x: 350, y: 1200 },
    ]) {
      const { x, y } = anchor
      const [placed] = placeLabels([request({ anchor })], around([], 1))
      expect(placed?.box).toEqual({ left: x - 40, right: x + 40, top: y - 9, bottom: y + 9 })
    }
  })

  it('leaves the column only for a place that is clearly better than it', () => {
    const anchor = { x: -300, y: 430 }
    const near = (dots: number) =>
      Array.from({ length: 17 * 17 * dots }, (_, i) => ({ x: -404 + 13 * (i % 17), y: 326 + 13 * (Math.floor(i / 17) % 17) }))
    const slotOf = (points: readonly { x: number; y: number }[], last?: number) =>
      placeLabels([request({ anchor, width: 12, height: 12 })], around(points, 1), last === undefined ? {} : { SNA: last })[0]
        ?.slot
    expect(slotOf([], -1)).toBe(0)
    expect(slotOf(near(2))).toBeGreaterThanOrEqual(0)
    expect(slotOf(near(2), -1)).toBe(-1)
    expect(slotOf(near(3), 5)).toBe(-1)
  })
})
