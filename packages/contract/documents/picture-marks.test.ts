import { expect, it } from 'vitest'
import { marksElsewhere, marksOn, pictureMarksDocument, withMarksOn, withoutNotes } from './picture-marks'

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

it('in an archive without names no handwriting goes along, neither as words nor as a line, nor anything of other pixels', () => {
  const note = { tool: 'note' as const, points: [{ x: 1, y: 1 }], text: '王芳' }
  const named = { ...line, points: [...line.points], text: '王芳' }
  const text = withMarksOn(withMarksOn(null, 'before', marks), 'a', [note, named]) ?? ''
  const left = withoutNotes(text, 'a')
  expect(left).not.toContain('王芳')
  expect(marksOn(left, 'a').map(({ tool }) => tool)).toEqual(['distance'])
  expect(marksElsewhere(left, 'a')).toBe(0)
  expect(withoutNotes(withMarksOn(null, 'a', [note]) ?? '', 'a')).toBeNull()
})
