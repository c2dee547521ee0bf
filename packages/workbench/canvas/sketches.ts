import { midpoint, type Point } from '@sella/ceph/geometry/point'
import { inDecimals } from '@sella/ceph/measure/display'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { LabelMark, Mark } from '@sella/drawing/scene/scene'

/** A note made with the measuring tools: drawn over the film, never stored, never included in the analysis. */
export type Sketch =
  | { readonly kind: 'distance'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'angle'; readonly arm: Point; readonly vertex: Point; readonly other: Point }
  | { readonly kind: 'stroke'; readonly points: readonly Point[] }

export const sketchColour = '#f0b429'
const ink = { colour: sketchColour, width: 1.35 }
const digits = (value: number): string => inDecimals(value, 1)

/** A label on a dark background next to a sketch. */
const note = (at: Point, text: string): LabelMark => ({
  mark: 'label',
  at,
  runs: [{ text, colour: sketchColour, weight: 600 }],
  size: 12,
  align: 'middle',
  box: { fill: 'rgba(8,9,11,.9)', padX: 5, padY: 2, radius: 2 },
})

/** Length in mm, marked if the scale is not measured; in pixels if there is none. */
export const lengthText = (pixels: number, calibration: Calibration): string => {
  if (calibration.mmPerPixel === null) return `${digits(pixels)} px`
  const sure = calibration.provenance === 'ruler' || calibration.provenance === 'dicom'
  return `${sure ? '' : '≈ '}${digits(pixels * calibration.mmPerPixel)} mm`
}

const tick = (at: Point): Mark => ({ mark: 'dot', at, radius: 2.5, fill: sketchColour })

const distanceMarks = (s: Sketch & { kind: 'distance' }, calibration: Calibration): readonly Mark[] => [
  { mark: 'line', from: s.from, to: s.to, stroke: ink },
  tick(s.from),
  tick(s.to),
  note(midpoint(s.from, s.to), lengthText(Math.hypot(s.to.x - s.from.x, s.to.y - s.from.y), calibration)),
]

/** The signed angle from one arm to the other, radians in (-pi, pi]. */
const sweepOf = (vertex: Point, arm: Point, other: Point): number => {
  const [a, b] = [
    { x: arm.x - vertex.x, y: arm.y - vertex.y },
    { x: other.x - vertex.x, y: other.y - vertex.y },
  ]
  return Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
}

const angleMarks = (s: Sketch & { kind: 'angle' }): readonly Mark[] => {
  const sweep = sweepOf(s.vertex, s.arm, s.other)
  const start = Math.atan2(s.arm.y - s.vertex.y, s.arm.x - s.vertex.x)
  return [
    { mark: 'wedge', at: s.vertex, start, sweep, radius: 26, fill: 'rgba(240,180,41,.16)', stroke: { ...ink, width: 1 } },
    { mark: 'line', from: s.vertex, to: s.arm, stroke: ink },
    { mark: 'line', from: s.vertex, to: s.other, stroke: ink },
    tick(s.vertex),
    note(midpoint(s.vertex, midpoint(s.arm, s.other)), `${digits(Math.abs((sweep * 180) / Math.PI))}°`),
  ]
}

/** A sketch as marks in film pixels. */
export const sketchMarks = (sketch: Sketch, calibration: Calibration): readonly Mark[] => {
  if (sketch.kind === 'distance') return distanceMarks(sketch, calibration)
  if (sketch.kind === 'angle') return angleMarks(sketch)
  return [{ mark: 'curve', points: sketch.points, closed: false, stroke: { ...ink, width: 2 } }]
}
