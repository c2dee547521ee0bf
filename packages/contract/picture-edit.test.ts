import { describe, expect, it } from 'vitest'
import {
  canvasOf,
  changesNothing,
  editedSize,
  fullCrop,
  keepsPlaces,
  noEdit,
  pictureEdit,
  placesText,
  toneOf,
} from './picture-edit'

const photo = { width: 400, height: 300 }

describe('the size of an edited picture', () => {
  it('changes sides with a quarter turn and grows with a tilt until all corners find room', () => {
    expect(editedSize(photo, { ...noEdit, turn: 90 })).toEqual({ width: 300, height: 400 })
    expect(editedSize(photo, { ...noEdit, turn: 180, flip: true })).toEqual(photo)
    // 400 cos 30 + 300 sin 30, 400 sin 30 + 300 cos 30
    expect(canvasOf(photo, { turn: 0, tilt: -30 })).toEqual({ width: 496, height: 460 })
  })

  it('is that of the crop, which never leaves the canvas nor vanishes', () => {
    const crop = (x: number, y: number, width: number, height: number) =>
      editedSize(photo, { ...noEdit, crop: { x, y, width, height } })
    expect(crop(0.25, 0.5, 0.5, 0.5)).toEqual({ width: 200, height: 150 })
    expect(crop(1, 1, 1, 1)).toEqual({ width: 1, height: 1 })
    expect(crop(0.9, 0, 0.5, 1)).toEqual({ width: 40, height: 300 })
  })
})

describe('the crop without empty corners', () => {
  it('is all of an untilted picture, and lies inside a tilted one', () => {
    expect(fullCrop(photo, { turn: 0, tilt: 0 })).toBeNull()
    for (const tilt of [-45, -12.5, 3, 20, 45])
      for (const turn of [0, 90] as const) {
        const crop = fullCrop(photo, { turn, tilt })
        const canvas = canvasOf(photo, { turn, tilt })
        if (!crop) throw new Error('a tilted picture has a crop')
        const [w, h] = turn === 0 ? [400, 300] : [300, 400]
        const [c, s] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
        for (const [x, y] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          // The corner as seen from the middle of the picture before it was tilted.
          const dx = (crop.x + x * crop.width - 0.5) * canvas.width
          const dy = (crop.y + y * crop.height - 0.5) * canvas.height
          expect(Math.abs(dx * c + dy * s)).toBeLessThanOrEqual(w / 2 + 1e-6)
          expect(Math.abs(-dx * s + dy * c)).toBeLessThanOrEqual(h / 2 + 1e-6)
        }
      }
  })
})

it('light moves no pixel; everything else does', () => {
  expect(keepsPlaces({ ...noEdit, brightness: 20, contrast: -5 })).toBe(true)
  expect([changesNothing(noEdit), changesNothing({ ...noEdit, contrast: 1 })]).toEqual([true, false])
  const moving = [{ flip: true }, { turn: 90 as const }, { tilt: 0.1 }, { crop: { x: 0, y: 0, width: 1, height: 0.9 } }]
  const texts = moving.map(change => placesText({ ...noEdit, ...change }))
  expect(moving.map(change => keepsPlaces({ ...noEdit, ...change }))).toEqual([false, false, false, false])
  expect(new Set([...texts, placesText(noEdit)]).size).toBe(5)
})

it('contrast leaves middle grey, brightness lifts all alike', () => {
  const at = (edit: Parameters<typeof toneOf>[0], grey: number) => {
    const { gain, offset } = toneOf(edit)
    return gain * grey + offset
  }
  expect(at({ brightness: 0, contrast: 60 }, 0.5)).toBeCloseTo(0.5)
  expect(at({ brightness: 0, contrast: 60 }, 0.75)).toBeGreaterThan(0.75)
  expect(at({ brightness: 40, contrast: 0 }, 0.3)).toBeCloseTo(0.5)
  expect(at({ brightness: 0, contrast: 0 }, 0.3)).toBeCloseTo(0.3)
})

it('an edit outside its bounds is refused', () => {
  for (const bad of [
    { tilt: 46 },
    { turn: 45 },
    { brightness: 0.5 },
    { contrast: 101 },
    { crop: { x: 0, y: 0, width: 0, height: 1 } },
    { zoom: 2 },
  ])
    expect(pictureEdit.safeParse({ ...noEdit, ...bad }).success).toBe(false)
})
