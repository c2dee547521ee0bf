import type { Point } from '@sella/ceph/geometry/point'
import type { Mark } from './scene'

/** The same mark `dy` further down, in scene units. */
export const moved = (mark: Mark, dy: number): Mark => {
  const down = (p: Point): Point => ({ x: p.x, y: p.y + dy })
  switch (mark.mark) {
    case 'line':
    case 'arrow':
      return { ...mark, from: down(mark.from), to: down(mark.to) }
    case 'curve':
      return { ...mark, points: mark.points.map(down) }
    case 'dot':
    case 'wedge':
    case 'label':
      return { ...mark, at: down(mark.at) }
    case 'box':
      return { ...mark, y: mark.y + dy }
    case 'picture': {
      if (!mark.matrix) return { ...mark, y: mark.y + dy, ...(mark.clip ? { clip: { ...mark.clip, y: mark.clip.y + dy } } : {}) }
      const [a, b, c, d, e, f] = mark.matrix
      return { ...mark, matrix: [a, b, c, d, e, f + dy] }
    }
    case 'group': {
      const [a, b, c, d, e, f] = mark.matrix
      return { ...mark, matrix: [a, b, c, d, e, f + dy] }
    }
  }
}
