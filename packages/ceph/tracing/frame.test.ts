import { describe, expect, it } from 'vitest'
import { type Quarters, turnByQuarters } from '../geometry/transform'
import { canonical, facingOf, quartersToUpright } from './frame'

describe('which way a film faces', () => {
  it('follows nasion from sella first', () => {
    expect(facingOf({ S: { x: 0, y: 0 }, Na: { x: 9, y: 0 }, Or: { x: 0, y: 0 }, Po: { x: 9, y: 0 } })).toBe('right')
    expect(facingOf({ S: { x: 9, y: 0 }, Na: { x: 0, y: 0 } })).toBe('left')
  })

  it('asks the next pair where one point is missing or one stands above the other', () => {
    expect(facingOf({ S: { x: 9, y: 0 }, Or: { x: 0, y: 0 }, Po: { x: 9, y: 0 } })).toBe('left')
    expect(facingOf({ S: { x: 5, y: 0 }, Na: { x: 5, y: 9 }, ANS: { x: 9, y: 0 }, PNS: { x: 0, y: 0 } })).toBe('right')
    expect(facingOf({ Prn: { x: 0, y: 0 }, Subnasale: { x: 9, y: 0 } })).toBe('left')
  })

  it('is told by the chin where the film lies on its side or on its head, and by nasion alone where there is no chin', () => {
    const upright = { S: { x: 0, y: 0 }, Na: { x: 70, y: -6 }, Me: { x: 56, y: 111 } }
    const turned = (quarters: number, mirrored: boolean) =>
      Object.fromEntries(
        Object.entries(upright).map(([name, { x, y }]) => {
          let at = { x: mirrored ? -x : x, y }
          for (let i = 0; i < quarters; i++) at = { x: -at.y, y: at.x }
          return [name, at]
        }),
      ) as typeof upright
    for (const quarters of [0, 1, 2, 3])
      expect([facingOf(turned(quarters, false)), facingOf(turned(quarters, true))]).toEqual(['right', 'left'])
    const { S, Na } = turned(3, false)
    expect(facingOf({ S, Na })).toBe('left')
  })

  it('says by how many quarter turns it is set upright; by none without a chin', () => {
    const upright = { S: { x: 0, y: 0 }, Na: { x: 70, y: -6 }, Me: { x: 56, y: 111 } }
    const turned = (quarters: Quarters) =>
      Object.fromEntries(
        Object.entries(upright).map(([name, point]) => [name, turnByQuarters(point, quarters)]),
      ) as typeof upright
    expect(([0, 1, 2, 3] as const).map(quarters => quartersToUpright(turned(quarters)))).toEqual([0, 3, 2, 1])
    const { S, Na } = turned(1)
    expect([quartersToUpright({ S, Na }), quartersToUpright({}), quartersToUpright({ Me: S })]).toEqual([0, 0, 0])
  })

  it('is right when nothing decides', () => {
    expect(facingOf({})).toBe('right')
    expect(facingOf({ S: { x: Number.NaN, y: 0 }, Na: { x: 0, y: 0 } })).toBe('right')
  })

  it('mirrors a left-facing film into the right-facing frame and back', () => {
    expect(canonical({ x: 3, y: 4 }, 'left')).toEqual({ x: -3, y: 4 })
    expect(canonical(canonical({ x: 3, y: 4 }, 'left'), 'left')).toEqual({ x: 3, y: 4 })
  })
})
