import type { Extent } from '@sella/drawing/scene/extent'
import type { LabelMark } from '@sella/drawing/scene/scene'
import { expect, test } from 'vitest'
import { createLabelPictures, type OnDevice } from './label-pictures'

const on: OnDevice = { matrix: [0.5, 0, 0, 0.5, 10.25, 20.75], pixel: 4 }

const label = (x: number, text = 'Na'): LabelMark => ({
  ...{ mark: 'label', at: { x, y: 40 }, runs: [{ text, colour: '#fff' }], size: 11, align: 'start', halo: '#000' },
})

const taking = () => {
  const taken: { readonly mark: LabelMark; readonly room: Extent }[] = []
  const pictures = createLabelPictures((mark, room) => {
    taken.push({ mark, room })
    return taken.length
  })
  const frame = (marks: readonly LabelMark[], place = on) => {
    pictures.begin(place)
    return marks.map(mark => pictures.of(mark)?.of ?? null)
  }
  return { taken, frame }
}

const frames = (count: number, marks: readonly LabelMark[], frame: ReturnType<typeof taking>['frame']) =>
  Array.from({ length: count }, () => frame(marks))

test('a label that stands still is painted three times, then shown by one picture of it', () => {
  const { taken, frame } = taking()
  expect(frames(6, [label(30)], frame).flat()).toEqual([null, null, null, 1, 1, 1])
  expect(taken).toHaveLength(1)
})

test('a label that moves, or says another value, is painted', () => {
  const { taken, frame } = taking()
  for (let x = 0; x < 8; x++) expect(frame([label(x)])).toEqual([null])
  for (let value = 0; value < 8; value++) expect(frame([label(30, `${value}°`)])).toEqual([null])
  expect(taken).toEqual([])
})

test('a picture is forgotten once its label was not shown, and when the drawing lies or is scaled otherwise', () => {
  const { taken, frame } = taking()
  const still = [label(30)]
  expect(frames(4, still, frame).at(-1)).toEqual([1])
  frame([])
  expect(frames(4, still, frame).flat()).toEqual([null, null, null, 2])
  expect(frames(4, still, marks => frame(marks, { ...on, pixel: 5 })).flat()).toEqual([null, null, null, 3])
  const moved: OnDevice = { ...on, matrix: [0.5, 0, 0, 0.5, 10.5, 20.75] }
  expect(frames(4, still, marks => frame(marks, moved)).flat()).toEqual([null, null, null, 4])
  expect(taken).toHaveLength(4)
})

test('a picture covers whole device pixels, with room for letters that are wider than measured', () => {
  const { taken, frame } = taking()
  frames(4, [label(30, 'GoPost')], frame)
  const room = taken[0]?.room
  if (!room) throw new Error('no picture was taken')
  for (const edge of Object.values(room)) expect(Number.isInteger(edge)).toBe(true)
  // At x 30 the text begins at device pixel 25.25 and is at least 5 letters of 11 screen pixels of two device pixels long.
  expect(room.left).toBeLessThan(25.25 - 10)
  expect(room.right).toBeGreaterThan(25.25 + 60 + 10)
})

test('a label without a place has no picture', () => {
  const { taken, frame } = taking()
  expect(frames(5, [label(Number.NaN)], frame).flat()).toEqual([null, null, null, null, null])
  expect(taken).toEqual([])
})
