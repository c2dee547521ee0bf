import { describe, expect, it } from 'vitest'
import type { FaceMesh } from './mesh'
import { type Pixels, warped } from './warp'

const [width, height] = [20, 16]
/** A picture whose red grows by 10 a column, green by 12 a row; blue is even, and it is opaque. */
const slope = (): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([10 * x + 20, 12 * y + 20, 77, 255], (y * width + x) * 4)
  return { width, height, data }
}
const at = ({ data }: Pixels, x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
const square = (left: number, top: number, right: number, low: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: low },
  { x: left, y: low },
]
const mesh = (from: FaceMesh['from'], to: FaceMesh['to']): FaceMesh =>
  ({ from, to, triangles: [0, 1, 2, 0, 2, 3] }) as unknown as FaceMesh

describe('a warped picture', () => {
  it('has each pixel from where its triangle came, and is a copy: what is outside and the picture itself stay', () => {
    const picture = slope()
    // A window of 8 by 6 pixels shows what lay 3 to the right and 2 below.
    const moved = warped(picture, mesh(square(7, 6, 15, 12), square(4, 4, 12, 10)))
    for (let y = 4; y < 10; y++) for (let x = 4; x < 12; x++) expect(at(moved, x, y)).toEqual(at(picture, x + 3, y + 2))
    for (const [x, y] of [
      [3, 4],
      [12, 4],
      [4, 3],
      [4, 10],
      [0, 0],
      [19, 15],
    ] as const)
      expect(at(moved, x, y)).toEqual(at(picture, x, y))
    expect(picture).toEqual(slope())
    expect([moved.width, moved.height]).toEqual([width, height])
  })

  it('is between its pixels where a place falls between them, and enlarged by what the mesh is', () => {
    const half = warped(slope(), mesh(square(4.5, 4.25, 12.5, 10.25), square(4, 4, 12, 10)))
    expect(at(half, 7, 6)).toEqual([10 * 7.5 + 20, 12 * 6.25 + 20, 77, 255])
    const twice = warped(slope(), mesh(square(4, 4, 8, 7), square(4, 4, 12, 10)))
    // The centre of a pixel, 2.5 from the corner, comes from half of that.
    expect(at(twice, 6, 7)).toEqual([Math.round(10 * (4 + 1.25 - 0.5) + 20), Math.round(12 * (4 + 1.75 - 0.5) + 20), 77, 255])
  })

  it('turns as its triangles do', () => {
    const [a, b, c, d] = square(4, 4, 10, 10)
    if (!a || !b || !c || !d) return expect.unreachable()
    const turned = warped(slope(), mesh([a, b, c, d], [b, c, d, a]))
    // A quarter turn clockwise: the top row of pixels comes from the left column, read upwards.
    for (let i = 0; i < 6; i++) expect(at(turned, 4 + i, 4)).toEqual(at(slope(), 4, 9 - i))
  })

  it('paints nothing for triangles that stay, have no area or lie outside, and reads no pixel beyond its edge', () => {
    const still = square(4, 4, 12, 10)
    expect(warped(slope(), mesh(still, still))).toEqual(slope())
    expect(warped(slope(), mesh(still, square(4, 4, 4, 10)))).toEqual(slope())
    expect(warped(slope(), mesh(still, square(40, 40, 50, 50)))).toEqual(slope())
    expect(warped(slope(), mesh(still, square(-50, -40, -10, -5)))).toEqual(slope())
    const beyond = warped(slope(), mesh(square(-8, -6, 12, 10), square(0, 0, 20, 16)))
    expect(at(beyond, 0, 0).slice(0, 2)).toEqual([20, 20])
    expect(at(beyond, 19, 15)).toEqual(at(slope(), 11, 9))
  })
})
