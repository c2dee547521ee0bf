import type { Stage } from '@sella/ceph/data/maturation-stages'
import type { Point } from '@sella/ceph/geometry/point'
import type { Mark, Stroke } from '../scene/scene'

/**
 * What distinguishes a stage in a sketch: the depth of the notches of C2, C3 and C4 and, for the bodies, how much higher they are
 * behind and how high they are.
 */
interface Shape {
  readonly notches: readonly [number, number, number]
  readonly taper: number
  readonly height: number
}

/** Exaggerated beyond the limits of the rule table, as in every chart of the stages. */
const shapes: Readonly<Record<Stage, Shape>> = {
  CS1: { notches: [0, 0, 0], taper: 1.3, height: 0.62 },
  CS2: { notches: [0.14, 0, 0], taper: 1.28, height: 0.66 },
  CS3: { notches: [0.15, 0.13, 0], taper: 1.18, height: 0.7 },
  CS4: { notches: [0.16, 0.15, 0.13], taper: 1.06, height: 0.76 },
  CS5: { notches: [0.18, 0.17, 0.16], taper: 1, height: 0.98 },
  CS6: { notches: [0.2, 0.19, 0.18], taper: 1, height: 1.2 },
}

/** In sketch units; C2 at the top is cut off. */
export const sketchSize = { width: 40, height: 104 } as const

/** Length of a lower border, in sketch units. */
export const sketchWidth = 24
const width = sketchWidth
const left = 8

/** Positions of the vertebrae in a sketch: their centre line, and the lower borders of C2, C3 and C4. */
export const sketchRows = { centre: left + width / 2, bottoms: [16, 58, 100] } as const
const steps = 10

/** The lower border from posterior (left) to anterior, its notch a parabola. */
const border = (y: number, notch: number): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps
    return { x: left + width * part, y: y - 4 * notch * width * part * (1 - part) }
  })

const bodyCurve = (bottom: number, notch: number, { taper, height }: Shape): readonly Point[] => {
  const front = (2 * height * width) / (1 + taper)
  const top = [
    { x: left + width, y: bottom - front },
    { x: left + width * 0.5, y: bottom - (front + front * taper) / 2 + 1.2 },
    { x: left, y: bottom - front * taper },
  ]
  return [...border(bottom, notch), ...top]
}

/** The outlines of a stage's vertebrae: C2's lower end, C3 and C4, the patient facing right. */
export const sketchMarks = (stage: Stage, stroke: Stroke): readonly Mark[] => {
  const shape = shapes[stage]
  const [c2, c3, c4] = shape.notches
  const [second, third, fourth] = sketchRows.bottoms
  const end = border(second, c2)
  const walls = [{ x: left + 3, y: 2 }, ...end, { x: left + width - 3, y: 2 }]
  return [
    { mark: 'curve', points: walls, closed: false, stroke },
    { mark: 'curve', points: bodyCurve(third, c3, shape), closed: true, stroke },
    { mark: 'curve', points: bodyCurve(fourth, c4, shape), closed: true, stroke },
  ]
}
