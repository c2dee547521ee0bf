import { expect, it } from 'vitest'
import { mergedMarks } from './merged-marks'
import { marksOn, mostMarks, type PictureMark, withMarksOn } from './picture-marks'

const mark = (x: number, text = ''): PictureMark => ({
  tool: 'distance',
  points: [
    { x, y: 0 },
    { x, y: 10.5 },
  ],
  ...(text ? { text } : {}),
})
const [a, b, c, d] = [mark(1), mark(2), mark(3), mark(4)]
const picture = (name: string) => ({ frame: name, shown: name })
const on = (marks: readonly PictureMark[], shown = 'p', before: string | null = null) =>
  withMarksOn(before, picture(shown), marks)

it('what either window added is there', () => {
  const merged = mergedMarks({ base: on([a]), mine: on([a, b]), theirs: on([a, c]) })
  expect(marksOn(merged, picture('p'))).toEqual([a, c, b])
})

it('what either window removed is gone, and the same mark of both is there once', () => {
  const base = on([a, b])
  expect(marksOn(mergedMarks({ base, mine: on([b, d]), theirs: on([a, d]) }), picture('p'))).toEqual([d])
  expect(mergedMarks({ base, mine: null, theirs: base })).toBeNull()
})

it('a mark changed in both is there twice: nothing is lost', () => {
  const merged = mergedMarks({ base: on([a]), mine: on([mark(1, 'mine')]), theirs: on([mark(1, 'theirs')]) })
  expect(marksOn(merged, picture('p')).map(({ text }) => text)).toEqual(['theirs', 'mine'])
})

it('marks on other pixels of the picture are merged apart', () => {
  const merged = mergedMarks({ base: null, mine: on([a], 'p'), theirs: on([b], 'q') })
  expect([marksOn(merged, picture('p')), marksOn(merged, picture('q'))]).toEqual([[a], [b]])
})

it('as many as each window may draw are stored together; more than a picture holds is not', () => {
  const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => mark(from + i))
  const merged = mergedMarks({ base: null, mine: on(many(0, mostMarks)), theirs: on(many(1000, mostMarks)) })
  expect(marksOn(merged, picture('p'))).toHaveLength(2 * mostMarks)
  expect(mergedMarks({ base: null, mine: on(many(0, mostMarks)), theirs: on(many(1000, 4 * mostMarks)) })).toBeUndefined()
})
