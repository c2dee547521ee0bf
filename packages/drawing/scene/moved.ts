import type { Point } from '@sella/ceph/geometry/point'
import type { Mark } from './scene'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The mark shifted right and down, in scene units. */
export const moved = (mark: Mark, by: Point): Mark => {
  const along = (p: Point): Point => ({ x: p.x + by.x, y: p.y + by.y })
  const boxAlong = (box: Box): Box => ({ ...box, ...along(box) })
  switch (mark.mark) {
    case 'line':
    case 'arrow':
      return { ...mark, from: along(mark.from), to: along(mark.to) }
    case 'curve':
      return { ...mark, points: mark.points.map(along) }
    case 'dot':
    case 'wedge':
    case 'label':
      return { ...mark, at: along(mark.at) }
    case 'box':
      return { ...mark, ...along(mark) }
    case 'picture': {
      if (!mark.matrix) return { ...mark, ...along(mark), ...(mark.clip ? { clip: boxAlong(mark.clip) } : {}) }
      const [a, b, c, d, e, f] = mark.matrix
      return { ...mark, matrix: [a, b, c, d, e + by.x, f + by.y] }
    }
    case 'group': {
      const [a, b, c, d, e, f] = mark.matrix
      return { ...mark, matrix: [a, b, c, d, e + by.x, f + by.y] }
    }
  }
}
