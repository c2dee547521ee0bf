import { expect, it } from 'vitest'
import { carriedResidual } from './residual'

const marks = [
  { along: 10, off: { x: 4, y: 0 } },
  { along: 30, off: { x: 0, y: 8 } },
]

it('between two placed landmarks a deviation passes linearly into the other', () => {
  expect(carriedResidual(15, marks, Number.POSITIVE_INFINITY)).toEqual({ x: 3, y: 2 })
})

it('beyond the first and last landmark of an open curve theirs is carried on unchanged', () => {
  expect(carriedResidual(0, marks, Number.POSITIVE_INFINITY)).toEqual({ x: 4, y: 0 })
  expect(carriedResidual(99, marks, Number.POSITIVE_INFINITY)).toEqual({ x: 0, y: 8 })
})

it('round a closed curve the last landmark is neighbour of the first', () => {
  expect(carriedResidual(35, marks, 50)).toEqual({ x: 4 * (5 / 30), y: 8 * (25 / 30) })
  expect(carriedResidual(5, marks, 50)).toEqual({ x: 4 * (25 / 30), y: 8 * (1 - 25 / 30) })
})

it('a single landmark shifts the whole curve, and none nothing', () => {
  const single = marks.slice(0, 1)
  for (const round of [50, Number.POSITIVE_INFINITY]) expect(carriedResidual(3, single, round)).toEqual({ x: 4, y: 0 })
  expect(carriedResidual(3, [], 50)).toEqual({ x: 0, y: 0 })
})
