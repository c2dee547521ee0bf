import type { Point } from '@sella/ceph/geometry/point'
import type { Clip } from '@sella/drawing/scene/clip-ink'
import { applied, type Matrix, times } from '@sella/drawing/scene/matrix'
import { common, type Frame, frameOf } from './shape'
import type { PptSlide } from './style'

/** A slide with what holds at a place of its scene: the matrix, and the frame beyond which nothing shows. `inch`: inches per unit. */
export const spaceOf = (slide: PptSlide, inch: number) => {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  let clip: Frame | null = null
  const scale = (): number => Math.hypot(matrix[0], matrix[1])
  const place = (p: Point): Point => applied(matrix, p)
  const framed = ({ x, y, width, height }: Clip): Frame => frameOf([place({ x, y }), place({ x: x + width, y: y + height })])
  return {
    slide,
    inch,
    scale,
    points: (): number => scale() * inch * 72,
    place,
    clip: (): Frame | null => clip,
    framed,
    inches: ({ left, top, right, bottom }: Frame) => ({
      ...{ x: left * inch, y: top * inch, w: Math.max(0.001, (right - left) * inch), h: Math.max(0.001, (bottom - top) * inch) },
    }),
    within: (
      { matrix: inner, clip: cut }: { readonly matrix?: Matrix | undefined; readonly clip?: Clip | undefined },
      work: () => void,
    ): void => {
      const before = { matrix, clip }
      if (inner) matrix = times(matrix, inner)
      if (cut) clip = common(framed(cut), clip) ?? { left: 0, top: 0, right: 0, bottom: 0 }
      work()
      matrix = before.matrix
      clip = before.clip
    },
  }
}

export type SlideSpace = ReturnType<typeof spaceOf>
