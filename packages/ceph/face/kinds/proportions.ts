import { dot, minus, type Point, plus, times } from '../../geometry/point'
import type { Figure } from '../../kinds/figure'
import type { Axis, FaceKind } from './kind'

/** Half the length of a drawn parallel, as a fraction of the whole that is divided. */
const halfParallel = 0.2

function share(nodes: readonly Point[], along: Point, part: number): number | null {
  const heights = nodes.map(node => dot(node, along))
  const [first, last] = [heights[0], heights[heights.length - 1]]
  const [from, to] = [heights[part], heights[part + 1]]
  if (first === undefined || last === undefined || from === undefined || to === undefined || last === first) return null
  return (to - from) / (last - first)
}

/** A parallel through each node of the part, and the part itself between them. */
function parallels(nodes: readonly Point[], along: Point, part: number): Figure {
  const [first, last, from, to] = [nodes[0], nodes[nodes.length - 1], nodes[part], nodes[part + 1]]
  if (!first || !last || !from || !to) return { lines: [], arcs: [] }
  const half = halfParallel * Math.abs(dot(minus(last, first), along))
  const across = times({ x: -along.y, y: along.x }, half)
  const parallel = (at: Point) => ({ from: minus(at, across), to: plus(at, across) })
  const foot = plus(from, times(along, dot(minus(to, from), along)))
  return { lines: [parallel(from), parallel(to), { from, to: foot }], arcs: [] }
}

const proportionsAlong = (name: FaceKind['name'], along: (axis: Axis) => Point): FaceKind => ({
  name,
  gives: 'ratio',
  onAxis: true,
  value: (nodes, axis, part) => share(nodes, along(axis), part),
  figure: (nodes, axis, part) => parallels(nodes, along(axis), part),
})

/** Part of a height down the face: (t[part + 1] - t[part]) / (t[last] - t[first]), t = position along the axis. */
export const verticalProportions: FaceKind = proportionsAlong(
  { zh: '垂直平行线比例', en: 'Vertical parallel-line proportions' },
  ({ down }) => down,
)

/** Part of a width, from the patient's right to left (image left to right), perpendicular to the axis. */
export const proportions: FaceKind = proportionsAlong({ zh: '平行线比例', en: 'Parallel-line proportions' }, ({ down }) => ({
  x: down.y,
  y: -down.x,
}))
