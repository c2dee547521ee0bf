import { expect, test } from 'vitest'
import { slideColour } from './colour'
import { common, frameOf, isWithin, linesIn } from './shape'

const frame = { left: 0, top: 0, right: 10, bottom: 20 }
const at = (x: number, y: number) => ({ x, y })

test('of a line only what lies in the frame is drawn, in one piece as long as it stays there', () => {
  const inside = [at(1, 1), at(9, 19), at(10, 20)]
  expect(linesIn(inside, frame)).toEqual([inside])
  // Out through the right edge and in again: two pieces, each ending on the edge.
  expect(linesIn([at(5, 5), at(15, 5), at(15, 15), at(5, 15)], frame)).toEqual([
    [at(5, 5), at(10, 5)],
    [at(10, 15), at(5, 15)],
  ])
  // Across the whole frame, from each side, upright and slanted.
  expect(linesIn([at(-5, 10), at(15, 10)], frame)).toEqual([[at(0, 10), at(10, 10)]])
  expect(linesIn([at(5, 25), at(5, -5)], frame)).toEqual([[at(5, 20), at(5, 0)]])
  expect(linesIn([at(-10, -20), at(20, 40)], frame)).toEqual([[at(0, 0), at(10, 20)]])
  // Past a corner, beside an edge and along it.
  for (const line of [
    [at(-5, 4), at(4, -5)],
    [at(11, 0), at(11, 20)],
    [at(-1, 5), at(-1, 6)],
    [at(5, 21), at(6, 30)],
  ])
    expect(linesIn(line, frame)).toEqual([])
  expect(linesIn([at(10, 3), at(10, 30)], frame)).toEqual([[at(10, 3), at(10, 20)]])
})

test('two frames share what lies in both, and nothing where they only touch', () => {
  const other = { left: 4, top: -5, right: 30, bottom: 9 }
  expect(common(frame, other)).toEqual({ left: 4, top: 0, right: 10, bottom: 9 })
  expect(common(frame, null)).toBe(frame)
  expect(common(frame, { left: 10, top: 0, right: 20, bottom: 20 })).toBeNull()
  expect(common(frame, { left: 0, top: 20, right: 10, bottom: 30 })).toBeNull()
  expect(frameOf([at(3, 8), at(1, 9), at(2, 7)])).toEqual({ left: 1, top: 7, right: 3, bottom: 9 })
  expect(isWithin(frame, frame)).toBe(true)
  for (const side of [{ left: -1 }, { top: -1 }, { right: 11 }, { bottom: 21 }])
    expect(isWithin({ ...frame, ...side }, frame)).toBe(false)
})

test('a colour is six digits with how much is seen through it; none where nothing is painted', () => {
  expect(slideColour('#14191c')).toEqual({ color: '14191C', transparency: 0 })
  expect(slideColour('rgba(0,10,255,0.5)', 0.5)).toEqual({ color: '000AFF', transparency: 75 })
  expect(slideColour('none')).toBeNull()
  expect(slideColour(undefined)).toBeNull()
})
