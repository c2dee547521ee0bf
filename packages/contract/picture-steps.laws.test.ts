import { describe, expect, it } from 'vitest'
import { canvasOf, fullCrop, noEdit, type PictureEdit, pictureEdit } from './picture-edit'
import { dragged, levelled, levelledRightwards, mirrored, shapedTo, tiltedTo, turned } from './picture-steps'

const size = { width: 400, height: 300 }

/** Where a place of the file's picture (pixels) comes to lie on the canvas, as shares of it: mirrored, turned, tilted. */
const placed = (edit: PictureEdit, x: number, y: number) => {
  const canvas = canvasOf(size, edit)
  const [dx, dy] = [(edit.flip ? -1 : 1) * (x - size.width / 2), y - size.height / 2]
  const angle = ((edit.turn + edit.tilt) * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return { x: 0.5 + (dx * c - dy * s) / canvas.width, y: 0.5 + (dx * s + dy * c) / canvas.height }
}
const start: PictureEdit = { ...noEdit, turn: 90, tilt: 12, crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.6 } }
const spots = [
  [0, 0],
  [400, 0],
  [130, 270],
] as const

describe('a step changes the picture as it is seen', () => {
  it('a quarter turn puts what was at the top to the right; the crop goes along', () => {
    const next = turned(start, 90)
    for (const [x, y] of spots) {
      const [before, after] = [placed(start, x, y), placed(next, x, y)]
      expect(after.x).toBeCloseTo(1 - before.y, 2)
      expect(after.y).toBeCloseTo(before.x, 2)
    }
    expect(next.crop).toEqual({ x: expect.closeTo(0.2), y: 0.1, width: 0.6, height: 0.5 })
    expect(turned(next, -90)).toEqual({ ...start, crop: { ...start.crop, x: expect.closeTo(0.1), y: expect.closeTo(0.2) } })
  })

  it('a mirror exchanges the sides also of what is turned and tilted; twice is none', () => {
    const sideways = mirrored(start, 'sideways')
    const upright = mirrored(start, 'upright')
    for (const [x, y] of spots) {
      const before = placed(start, x, y)
      expect(placed(sideways, x, y).x).toBeCloseTo(1 - before.x, 5)
      expect(placed(sideways, x, y).y).toBeCloseTo(before.y, 5)
      expect(placed(upright, x, y).x).toBeCloseTo(before.x, 5)
      expect(placed(upright, x, y).y).toBeCloseTo(1 - before.y, 5)
    }
    expect(sideways.crop?.x).toBeCloseTo(0.4)
    expect(mirrored(mirrored(noEdit, 'upright'), 'upright')).toEqual(noEdit)
  })

  it('every step makes an edit the server takes', () => {
    const steps = [turned(start, 90), mirrored(start, 'upright'), tiltedTo(start, 99, size), shapedTo(start, 'square', size)]
    for (const edit of [...steps, mirrored(turned(null, -90), 'sideways')]) expect(pictureEdit.safeParse(edit).success).toBe(true)
  })
})

type Spot = readonly [number, number]

describe('levelling', () => {
  const pixel = (edit: PictureEdit, x: number, y: number) => {
    const canvas = canvasOf(size, edit)
    const at = placed(edit, x, y)
    return { x: at.x * canvas.width, y: at.y * canvas.height }
  }
  const slope = (edit: PictureEdit, [a, b]: readonly [readonly [number, number], readonly [number, number]]) => {
    const [from, to] = [pixel(edit, ...a), pixel(edit, ...b)]
    return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  }

  it('brings two pupils to one height, in whichever order they are clicked, on top of what was done before', () => {
    const eyes: readonly [Spot, Spot] = [
      [120, 130],
      [280, 150],
    ]
    for (const edit of [noEdit, { ...noEdit, tilt: -20 }, { ...noEdit, flip: true, tilt: 8 }])
      for (const [a, b] of [eyes, [eyes[1], eyes[0]] as const]) {
        const next = levelled(edit, [pixel(edit, ...a), pixel(edit, ...b)], { size, either: false })
        if (!next) throw new Error('these pupils lie apart')
        expect(Math.abs(Math.sin((slope(next, [a, b]) * Math.PI) / 180))).toBeLessThan(0.001)
      }
  })

  it('stands a steep line upright, and turns a picture that lies', () => {
    const line = [
      [200, 10],
      [230, 290],
    ] as const
    const next = levelled(noEdit, [pixel(noEdit, ...line[0]), pixel(noEdit, ...line[1])], { size, either: true })
    expect(Math.abs(slope(next ?? noEdit, line))).toBeCloseTo(90, 1)
    const pupils = [
      [200, 50],
      [210, 250],
    ] as const
    const stood = levelled(noEdit, [pixel(noEdit, ...pupils[0]), pixel(noEdit, ...pupils[1])], { size, either: false })
    expect(stood?.turn).not.toBe(0)
    expect(Math.abs(Math.sin((slope(stood ?? noEdit, pupils) * Math.PI) / 180))).toBeLessThan(0.001)
  })

  it('sets a picture upright that lies on its side or head: the second place comes to the right of the first', () => {
    const line: readonly [Spot, Spot] = [
      [150, 160],
      [280, 140],
    ]
    for (const turn of [0, 90, 180, 270] as const)
      for (const tilt of [0, 12, -40])
        for (const flip of [false, true]) {
          const edit: PictureEdit = { ...noEdit, flip, turn, tilt }
          const next = levelledRightwards(edit, [pixel(edit, ...line[0]), pixel(edit, ...line[1])], size)
          // A hundredth of a degree is what a tilt is rounded to.
          expect(Math.abs(slope(next ?? noEdit, line))).toBeLessThan(0.011)
          expect(next?.flip).toBe(flip)
          expect(pictureEdit.safeParse(next).success).toBe(true)
        }
    expect(levelledRightwards(noEdit, [pixel(noEdit, 9, 9), pixel(noEdit, 9, 9)], size)).toBeNull()
  })

  it('needs two places', () => {
    expect(
      levelled(
        noEdit,
        [
          { x: 5, y: 5 },
          { x: 5.5, y: 5 },
        ],
        { size, either: true },
      ),
    ).toBeNull()
  })
})

describe('the crop', () => {
  it('follows a tilt until somebody has chosen it', () => {
    const tilted = tiltedTo(noEdit, 10, size)
    expect(tilted.crop).toEqual(fullCrop(size, { turn: 0, tilt: 10 }))
    expect(tiltedTo(tilted, 0, size)).toEqual(noEdit)
    const own = { ...noEdit, crop: { x: 0.1, y: 0.1, width: 0.3, height: 0.3 } }
    expect(tiltedTo(own, 10, size).crop).toEqual(own.crop)
  })

  it('keeps its opposite corner, stays on the canvas, and keeps its shape when it has one', () => {
    const crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }
    const nw = dragged(crop, 'nw', { x: -0.1, y: 0.1 }, null)
    expect([nw.x + nw.width, nw.y + nw.height]).toEqual([expect.closeTo(0.6), expect.closeTo(0.6)])
    expect(dragged(crop, 'se', { x: 9, y: 9 }, null)).toEqual({ x: 0.2, y: 0.2, width: 0.8, height: 0.8 })
    expect(dragged(crop, 'all', { x: 9, y: -9 }, null)).toEqual({ ...crop, x: 0.6, y: 0 })
    const shaped = dragged(crop, 'ne', { x: 0.3, y: 0 }, 2)
    expect(shaped.width / shaped.height).toBeCloseTo(2)
    expect(shaped.y + shaped.height).toBeCloseTo(0.6)
  })

  it('of a shape has it in pixels and shows no empty corner', () => {
    for (const tilt of [0, 15]) {
      const { crop } = shapedTo(tiltedTo(noEdit, tilt, size), 'face', size)
      const canvas = canvasOf(size, { turn: 0, tilt })
      if (!crop) throw new Error('a shape is a crop')
      expect((crop.width * canvas.width) / (crop.height * canvas.height)).toBeCloseTo(3 / 4, 2)
      expect(Math.min(crop.x, crop.y, 1 - crop.x - crop.width, 1 - crop.y - crop.height)).toBeGreaterThanOrEqual(-1e-9)
    }
  })
})
