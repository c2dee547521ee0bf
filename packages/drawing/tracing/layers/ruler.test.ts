import { expect, it } from 'vitest'
import { overlap } from '../../scene/extent'
import { markBounds } from '../../scene/marks/index'
import type { LayerInput } from '../layer'
import { ruler } from './ruler'

const film = { width: 2000, height: 2400 }

/** A ruler drawn about a place; `length` in screen pixels, `degrees` from horizontal. */
const drawn = (length: number, degrees: number, { x = 900, y = 1000, pixel = 3 } = {}) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const away = (sign: number) => ({ x: x + (sign * length * pixel * cos) / 2, y: y + (sign * length * pixel * sin) / 2 })
  const input = { film, pixel, theme: 'dark', ruler: { ends: [away(-1), away(1)], mm: 100 } }
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
