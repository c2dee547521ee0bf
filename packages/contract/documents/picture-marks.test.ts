import { expect, it } from 'vitest'
import { marksElsewhere, marksOn, pictureMarksDocument, withMarksOn } from './picture-marks'

const line = {
  tool: 'distance',
  points: [
    { x: 1, y: 2 },
    { x: 3.123456, y: 4 },
  ],
} as const
const marks = [{ ...line, points: [...line.points] }]

it('marks belong to the pixels they were set on, and those of another edit stay', () => {
  const first = withMarksOn(null, 'a', marks)
  const both = withMarksOn(first, 'b', marks)
  expect(marksOn(first, 'a')).toEqual([
    {
      tool: 'distance',
      points: [
        { x: 1, y: 2 },
        { x: 3.12, y: 4 },
      ],
    },
  ])
  expect([marksOn(first, 'b'), marksElsewhere(first, 'b'), marksElsewhere(first, 'a')]).toEqual([[], 1, 0])
  expect(marksOn(both, 'a')).toEqual(marksOn(first, 'a'))
  expect([withMarksOn(both, 'b', []) === first, withMarksOn(first, 'a', [])]).toEqual([true, null])
  expect(pictureMarksDocument.faultIn(both ?? '')).toBeNull()
})

it('what cannot be read is left out, and what is too much is refused', () => {
  expect([
    marksOn('{', 'a'),
    marksOn(undefined, 'a'),
    marksOn('{"version":1,"sets":[{"shown":"a","marks":[{"tool":"saw"}]}]}', 'a'),
  ]).toEqual([[], [], []])
  const long = [{ tool: 'note' as const, points: Array(401).fill({ x: 0, y: 0 }) }]
  expect(pictureMarksDocument.faultIn(withMarksOn(null, 'a', long) ?? '')).not.toBeNull()
})
