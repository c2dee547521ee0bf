import { expect, it } from 'vitest'
import { overlap } from '../../scene/extent'
import { markBounds } from '../../scene/marks/index'
import type { LayerInput } from '../layer'
import { ruler } from './ruler'

const film = { left: 0, top: 0, right: 2000, bottom: 2400 }

/** A ruler drawn about a place; `length` in screen pixels, `degrees` from horizontal. */
const drawn = (length: number, degrees: number, { x = 900, y = 1000, pixel = 3, within = film } = {}) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const away = (sign: number) => ({ x: x + (sign * length * pixel * cos) / 2, y: y + (sign * length * pixel * sin) / 2 })
  const input = { within, pixel, theme: 'dark', ruler: { ends: [away(-1), away(1)], mm: 100 } }
  const marks = ruler.marks(input as unknown as LayerInput)
  const [label] = marks.filter(mark => mark.mark === 'label')
  const ends = marks.filter(mark => mark.mark === 'dot')
  if (!label) throw new Error('the length is not written')
  return { label, box: markBounds(label, pixel), ends: ends.map(end => markBounds(end, pixel)) }
}

it('the length lies over neither end, however the ruler lies and however short it is', () => {
  for (const length of [6, 20, 40, 60, 90, 150, 400])
    for (let degrees = -90; degrees <= 90; degrees += 3) {
      const { box, ends } = drawn(length, degrees)
      for (const end of ends) expect(overlap(box, end), `${length} px at ${degrees} degrees`).toBe(false)
    }
})

it('beside an upright ruler, above a flat one, inwards at the right border of the film', () => {
  const upright = drawn(200, 90).label
  expect([upright.at, upright.align]).toEqual([{ x: 942, y: 1000 }, 'start'])
  const { at, align } = drawn(60, 0).label
  expect([at, align]).toEqual([{ x: 900, y: 958 }, 'middle'])
  expect(drawn(200, 90, { x: 1900 }).label).toMatchObject({ at: { x: 1858 }, align: 'end' })
})

it.each([
  // Image pixels from the middle of the ruler: 42 and as far as the line reaches beside the words, at most to its end.
  { length: 200, degrees: 45, beside: 39 + 42, above: 0 },
  { length: 200, degrees: 60, beside: 39 / Math.sqrt(3) + 42, above: 0 },
  { length: 20, degrees: 60, beside: 15 + 42, above: 0 },
  { length: 200, degrees: 10, beside: 0, above: 120 * Math.tan(Math.PI / 18) + 42 },
  { length: 40, degrees: 10, beside: 0, above: 60 * Math.sin(Math.PI / 18) + 42 },
])('a ruler of $length screen pixels at $degrees degrees has its length $beside beside and $above above it', row => {
  const { at } = drawn(row.length, row.degrees).label
  expect([at.x - 900, 1000 - at.y]).toEqual([expect.closeTo(row.beside, 6), expect.closeTo(row.above, 6)])
})

it('goes to the other side where its words would not fit before the border, as far as the line reaches', () => {
  const reaches = 39 / Math.sqrt(3)
  const aligned = (x: number) => drawn(200, 60, { x }).label.align
  expect([aligned(2000 - 210 - reaches - 0.01), aligned(2000 - 210 - reaches + 0.01)]).toEqual(['start', 'end'])
})

it('stands whole in the part of the film that is seen, though a part of the ruler does not', () => {
  for (const within of [
    { left: 850, top: 900, right: 1400, bottom: 1200 },
    { left: 200, top: 960, right: 940, bottom: 2000 },
    { left: 500, top: 300, right: 930, bottom: 1040 },
  ])
    for (const degrees of [90, 60, 0]) {
      const { box } = drawn(400, degrees, { within })
      expect([box.left >= within.left, box.right <= within.right, box.top >= within.top, box.bottom <= within.bottom]).toEqual(
        Array(4).fill(true),
      )
    }
})

it('is not written where nothing of the ruler is seen: cut off at the edge it would say another length', () => {
  const within = { left: 300, top: 0, right: 1500, bottom: 2400 }
  const input = {
    within,
    pixel: 3,
    theme: 'dark',
    ruler: {
      ends: [
        { x: 120, y: 900 },
        { x: 120, y: 1900 },
      ],
      mm: 100,
    },
  }
  expect(ruler.marks(input as unknown as LayerInput).map(({ mark }) => mark)).toEqual(['line', 'dot', 'dot'])
})
