import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap } from '../scene/extent'
import { columnPlaces } from './label-column'
import type { LabelRequest } from './label-slots'

const within = { left: 0, top: 0, right: 700, bottom: 400 }
const profile = [
  [
    { x: 300, y: 40 },
    { x: 480, y: 200 },
    { x: 320, y: 380 },
  ],
]
const around = { within, profile, points: [], taken: [] }
const label = (id: string, y: number, over: Partial<LabelRequest> = {}): LabelRequest => ({
  ...{ id, anchor: { x: 400, y }, width: 80, height: 18, rank: 1 },
  ...over,
})
const placed = (labels: readonly LabelRequest[], front: 1 | -1 = 1, given = around) =>
  Object.fromEntries(columnPlaces(labels, given, front).map(each => [each.label.id, each.box]))

describe('the column of values', () => {
  it('stands 14 px in front of the face, at the height of what it labels', () => {
    expect(placed([label('SNA', 200)]).SNA).toEqual({ left: 494, right: 574, top: 191, bottom: 209 })
    expect(placed([label('SNA', 200)], -1).SNA).toEqual({ left: 206, right: 286, top: 191, bottom: 209 })
    expect(placed([label('SNA', 200)], 1, { ...around, points: [{ x: 500, y: 9 }] as never }).SNA?.left).toBe(514)
  })

  it('stays on the picture, at its edge where there is no face', () => {
    expect(placed([label('SNA', 200, { width: 250 })]).SNA).toMatchObject({ left: 450, right: 700 })
    expect(placed([label('SNA', 200, { width: 350 })], -1).SNA).toMatchObject({ left: 0, right: 350 })
    expect(placed([label('SNA', 200)], 1, { ...around, profile: [] }).SNA).toMatchObject({ left: 620, right: 700 })
    expect(placed([label('SNA', 200)], -1, { ...around, profile: [] }).SNA).toMatchObject({ left: 0, right: 80 })
    expect(placed([label('SNA', -90)]).SNA).toMatchObject({ top: 0, bottom: 18 })
    expect(placed([label('SNA', 900)]).SNA).toMatchObject({ top: 382, bottom: 400 })
  })

  it('has a value that finds its height taken go to the nearest free one, below rather than above', () => {
    const boxes = placed([label('a', 200), label('b', 200), label('c', 200)])
    expect([boxes.a?.top, boxes.b?.top, boxes.c?.top]).toEqual([191, 215, 167])
    expect(placed([label('a', 395), label('b', 395)]).b?.bottom).toBe(376)
  })

  it('takes the values from above downwards, whatever order they come in', () => {
    const labels = [label('a', 210), label('b', 200), label('d', 200), label('c', 200)]
    const order = columnPlaces(labels, around, 1).map(each => each.label.id)
    expect(order).toEqual(['b', 'c', 'd', 'a'])
    expect(placed([...labels].reverse())).toEqual(placed(labels))
  })

  it('stacks what has no room any more below all the others', () => {
    const taken = [{ left: 0, right: 700, top: -10, bottom: 410 }]
    const boxes = placed([label('a', 100), label('b', 300)], 1, { ...around, taken: taken as never })
    expect(boxes.a).toEqual({ left: 494, right: 574, top: 425, bottom: 443 })
    expect(boxes.b?.top).toBeGreaterThanOrEqual((boxes.a?.bottom ?? 0) + 6)
  })

  it('never lays a value on another, nor off the picture while it has room', () => {
    const labels = fc.array(fc.integer({ min: -50, max: 450 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(labels, fc.constantFrom(1 as const, -1 as const), (heights, front) => {
        const boxes = Object.values(
          placed(
            heights.map((y, i) => label(`${i}`, y)),
            front,
          ),
        )
        expect(boxes).toHaveLength(heights.length)
        boxes.forEach((box, i) => {
          expect(box.top >= 0 && box.bottom <= 400 && box.left >= 0 && box.right <= 700).toBe(true)
          for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false)
        })
      }),
      { numRuns: 50 },
    )
  })
})
