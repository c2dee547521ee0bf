import { expect, it } from 'vitest'
import {
  areOthers,
  type Measure,
  newNote,
  noteAlong,
  parted,
  readingOf,
  withGesture,
  withoutPoint,
  withPoint,
  withText,
} from './measures'

const [o, x, y] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
]
const unscaled = { mmPerPixel: null, approximate: false }
const length: Measure = { tool: 'distance', points: [o, { x: 3, y: 4 }] }

it('a length is in millimetres only with a scale, and says when nobody calibrated it', () => {
  expect(readingOf(length, unscaled)).toEqual({ value: 5, unit: 'px', approximate: false })
  expect(readingOf(length, { mmPerPixel: 0.1, approximate: false })).toEqual({ value: 0.5, unit: 'mm', approximate: false })
  expect(readingOf(length, { mmPerPixel: 0.1, approximate: true })?.approximate).toBe(true)
})

it('an angle is read at its second point, up to a straight line; without legs there is none', () => {
  const at = (a: typeof o, b: typeof o, c: typeof o) => readingOf({ tool: 'angle', points: [a, b, c] }, unscaled)?.value
  expect(at(x, o, y)).toBeCloseTo(90, 10)
  expect(at(x, o, { x: -5, y: 0 })).toBeCloseTo(180, 10)
  expect(at(x, o, { x: 7, y: 7 })).toBeCloseTo(45, 10)
  expect(at(x, x, y)).toBeUndefined()
})

it('points come one by one, go one by one, and another tool gives up what is under way', () => {
  const two = withPoint(withPoint([], 'distance', o), 'distance', x)
  expect(two).toEqual([{ tool: 'distance', points: [o, x] }])
  expect(readingOf({ tool: 'distance', points: [o] }, unscaled)).toBeNull()
  expect(withPoint(withPoint(two, 'distance', y), 'angle', x)).toEqual([...two, { tool: 'angle', points: [x] }])
  expect(withoutPoint(withoutPoint(two))).toEqual([])
})

it('a drag places both ends, a click one point, and a drag from a begun measure its end', () => {
  const gesture = (from: typeof o, to: typeof o) =>
    [from, to].map(at => ({ at, client: at })) as Parameters<typeof withGesture>[2] & object[]
  const click = (at: typeof o) => gesture(at, { x: at.x + 1, y: at.y })
  expect(withGesture([], 'distance', gesture(o, x))).toEqual([{ tool: 'distance', points: [o, x] }])
  const begun = withGesture([], 'distance', click(o))
  expect(begun[0]?.points).toHaveLength(1)
  expect(withGesture(begun, 'distance', gesture(x, y))).toEqual([{ tool: 'distance', points: [{ x: 1, y: 0 }, y] }])
  expect(withGesture(withGesture([], 'angle', gesture(x, o)), 'angle', click(y))[0]?.points).toHaveLength(3)
})

it('a freehand line is one note however it was drawn, goes as a whole, and reads nothing', () => {
  const places = Array.from({ length: 1001 }, (_, i) => ({ x: i, y: 0 }))
  const drawn = noteAlong(places)
  expect([drawn.points.length <= 400, drawn.points[0], readingOf(drawn, unscaled)]).toEqual([true, o, null])
  expect(noteAlong([x, y]).points).toEqual([x, y])
  expect(withoutPoint([length, drawn])).toEqual([length])
  expect(withPoint([drawn], 'note', x)).toEqual([drawn, { tool: 'note', points: [x] }])
})

it('what lacks a point is not stored; a note just drawn is the one whose words come next', () => {
  const begun: Measure = { tool: 'distance', points: [o] }
  const note: Measure = { tool: 'note', points: [x] }
  expect(parted([length, begun])).toEqual({ whole: [length], unfinished: begun })
  expect(parted([length])).toEqual({ whole: [length], unfinished: null })
  expect(parted([])).toEqual({ whole: [], unfinished: null })
  expect([newNote([length, note], [length]), newNote([note], [note]), newNote([note, length], [note])]).toEqual([1, null, null])
})

it('measures are others once one is added, gone or replaced', () => {
  const kinds = [[length], [], [length, length], [{ ...length }]].map(measures => areOthers(measures, [length]))
  expect(kinds).toEqual([false, true, true, true])
})

it('words of one measure change, and go', () => {
  const worded = withText([length, { ...length }], length, '龋')
  expect(worded).toEqual([{ ...length, text: '龋' }, length])
  expect(withText(worded, worded[0] as Measure, '')).toEqual([length, length])
})
