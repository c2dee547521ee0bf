import { expect, it } from 'vitest'
import { marksElsewhere, marksOn, pictureMarksDocument, withMarksOn, withoutNotes } from './picture-marks'

const line = {
  tool: 'distance',
  points: [
    { x: 1, y: 2 },
    { x: 3.123456, y: 4 },
  ],
} as const
/** A picture whose frame and pixels have one name: as its file shows it. */
const on = (name: string) => ({ frame: name, shown: name })
const marks = [{ ...line, points: [...line.points] }]

it('marks belong to the pixels they were set on, and those of another edit stay', () => {
  const first = withMarksOn(null, on('a'), marks)
  const both = withMarksOn(first, on('b'), marks)
  expect(marksOn(first, on('a'))).toEqual([
    {
      tool: 'distance',
      points: [
        { x: 1, y: 2 },
        { x: 3.12, y: 4 },
      ],
    },
  ])
  expect([marksOn(first, on('b')), marksElsewhere(first, on('b')), marksElsewhere(first, on('a'))]).toEqual([[], 1, 0])
  expect(marksOn(both, on('a'))).toEqual(marksOn(first, on('a')))
  expect([withMarksOn(both, on('b'), []) === first, withMarksOn(first, on('a'), [])]).toEqual([true, null])
  expect(pictureMarksDocument.faultIn(both ?? '')).toBeNull()
})

it('stay through an edit of the light alone, under the name of the frame; those stored by what was displayed go over to it', () => {
  const [before, lighter] = [
    { frame: 'file', shown: 'file' },
    { frame: 'file', shown: 'lighter' },
  ]
  const text = withMarksOn(null, before, marks)
  expect([marksOn(text, lighter).length, marksElsewhere(text, lighter)]).toEqual([1, 0])
  expect(marksOn(text, { frame: 'turned', shown: 'turned and lighter' })).toEqual([])
  const former = withMarksOn(null, on('lighter'), marks)
  expect(marksOn(former, lighter)).toHaveLength(1)
  const moved = withMarksOn(former, lighter, marksOn(former, lighter))
  expect([marksOn(moved, before).length, marksElsewhere(moved, before)]).toEqual([1, 0])
  expect(marksOn(withoutNotes(moved ?? '', lighter), on('lighter'))).toHaveLength(1)
})

it('what cannot be read is left out, and what is too much is refused', () => {
  expect([
    marksOn('{', on('a')),
    marksOn(undefined, on('a')),
    marksOn('{"version":1,"sets":[{"shown":"a","marks":[{"tool":"saw"}]}]}', on('a')),
  ]).toEqual([[], [], []])
  const long = [{ tool: 'note' as const, points: Array(401).fill({ x: 0, y: 0 }) }]
  expect(pictureMarksDocument.faultIn(withMarksOn(null, on('a'), long) ?? '')).not.toBeNull()
})

it('in an archive without names no handwriting goes along, neither as words nor as a line, nor anything of other pixels', () => {
  const note = { tool: 'note' as const, points: [{ x: 1, y: 1 }], text: '王芳' }
  const named = { ...line, points: [...line.points], text: '王芳' }
  const text = withMarksOn(withMarksOn(null, on('before'), marks), on('a'), [note, named]) ?? ''
  const left = withoutNotes(text, on('a'))
  expect(left).not.toContain('王芳')
  expect(marksOn(left, on('a')).map(({ tool }) => tool)).toEqual(['distance'])
  expect(marksElsewhere(left, on('a'))).toBe(0)
  expect(withoutNotes(withMarksOn(null, on('a'), [note]) ?? '', on('a'))).toBeNull()
})
