import { expect, it } from 'vitest'
import { rulerFrom, rulersFit } from './ruler'

const ends = (more: object = {}) => [
  { landmark: 'ruler0', x: 0, y: 0, ...more },
  { landmark: 'ruler1', x: 100, y: 0 },
]
const fits = (distance: unknown, more: object = {}, image = 'Lateral_Ceph') =>
  rulersFit(JSON.stringify({ version: 6, [image]: [...ends(more), { landmark: 'rulerdistance', x: 0, y: 0, distance }] }))

it('a ruler may be 1 to 100 mm long, on every picture', () => {
  expect([1, 10, 100].map(mm => fits(mm))).toEqual([true, true, true])
  expect([0, 0.5, 100.5, -10, 'ten'].map(mm => fits(mm))).toEqual([false, false, false, false, false])
  expect(fits(200, {}, 'Smile_Photo')).toBe(false)
})

it('one that states no length has the usual one, and one that was taken away none at all', () => {
  expect(fits(null)).toBe(true)
  expect(fits(200, { rulerexist: false })).toBe(true)
  expect(fits(200, { rulerexist: true })).toBe(false)
})

it('of what cannot be read no ruler is refused: something else is said of it', () => {
  expect(rulersFit('{')).toBe(true)
  expect(rulersFit(JSON.stringify({ version: 6, Lateral_Ceph: [{ landmark: 'ruler0', x: 'left', y: 0 }] }))).toBe(true)
})

it('a ruler has both ends, and none that was taken away is read', () => {
  const [from, to] = ends()
  const length = { landmark: 'rulerdistance', x: 0, y: 0, distance: 50 }
  const read = (...points: readonly object[]) => rulerFrom(points as Parameters<typeof rulerFrom>[0])
  expect(read(from ?? {}, to ?? {}, length)).toEqual({
    ends: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    mm: 50,
  })
  expect(read(from ?? {}, to ?? {})?.mm).toBe(10)
  expect([read(from ?? {}, length), read(to ?? {}, length), read()]).toEqual([null, null, null])
  expect(read({ ...from, rulerexist: false }, to ?? {}, length)).toBeNull()
  expect(read(from ?? {}, to ?? {}, { ...length, distance: 500 })).toBeNull()
})
