import { isHandle } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { DotMark, Mark, Stroke } from '../../scene/scene'
import { type DrawnPoint, pointEntries } from '../anatomy'
import { specialPointColour, surfaces } from '../colours'
import { confidenceColour } from '../confidence'
import type { LayerInput, TracingLayer } from '../layer'

/** Specification section 9: radius 2, and 1.5 times that for the tooth controls and for R1, UD1 and UD2 (the last two unused). */
const radius = 2
const larger: ReadonlySet<string> = new Set(['U1', 'L1', 'U6', 'L6', 'R1', 'UD1', 'UD2'])

/** Hovered points grow by this factor. */
const hovered = 1.5

const edge: Stroke = { colour: '#000000', width: 1, opacity: 0.55 }

export const pointRadius = (name: PointName): number => (larger.has(name) ? radius * 1.5 : radius)

export const dot = (name: PointName, point: DrawnPoint, input: LayerInput): DotMark => {
  const { highlight, colours } = input
  const isHovered = highlight?.kind === 'landmark' && highlight.name === name
  const size = pointRadius(name) * (isHovered ? hovered : 1)
  const at = { x: point.x, y: point.y }
  const ref = { kind: 'landmark', name } as const
  if (point.origin === 'derived') return { mark: 'dot', at, radius: size, fill: specialPointColour, stroke: edge, ref }
  const colour = input.confidence
    ? confidenceColour(point, colours.tagPointColor, input.anatomy.pixelsPerMm)
    : colours.tagPointColor
  // Nobody saw an estimated point, so it is hollow, as estimated outlines are dashed.
  return point.origin === 'estimated'
    ? { mark: 'dot', at, radius: size, fill: 'rgba(0,0,0,0.55)', stroke: { colour, width: 1 }, ref }
    : { mark: 'dot', at, radius: size, fill: colour, stroke: edge, ref }
}

const selection = (input: LayerInput): readonly Mark[] => {
  const point = input.selected ? input.anatomy.points[input.selected] : undefined
  if (!point) return []
  const ring = (width: number, colour: string, opacity: number): Mark => ({
    mark: 'dot',
    at: point,
    radius: 9,
    fill: 'none',
    stroke: { colour, width, opacity },
  })
  return [ring(4, '#000000', 0.5), ring(1.5, surfaces[input.theme].accent, 1)]
}

/**
 * Derived points at the bottom, then placed ones, the hovered or selected one on top. Tooth handles have a layer of their own.
 */
export const points: TracingLayer = {
  id: 'points',
  toggle: 'points',
  marks: input => {
    const chosen = input.highlight?.kind === 'landmark' ? input.highlight.name : input.selected
    const height = ([name, point]: readonly [PointName, DrawnPoint]): number =>
      name === chosen ? 2 : point.origin === 'derived' ? 0 : 1
    const entries = pointEntries(input.anatomy).filter(([name]) => !isHandle(name))
    const dots = [...entries].sort((a, b) => height(a) - height(b)).map(([name, point]) => dot(name, point, input))
    return [...selection(input), ...dots]
  },
}
