import type { OutlineName } from '@sella/ceph/data/outlines'
import { type OutlineKnotName, templatePoints } from '@sella/ceph/data/template'
import { samplesPerSegment, smoothCurve } from '@sella/ceph/geometry/curve'
import type { Point } from '@sella/ceph/geometry/point'
import type { Group } from './groups'
import { turn } from './jaws'
import { normal, type Random } from './random'
import type { Head } from './shape'

/** The head on the film: film mm, x right, y down from the upper left corner, facing right. */
export interface Body {
  readonly at: (group: Group, x: number, y: number, crownX?: number) => Point
  readonly point: (name: OutlineKnotName) => Point
  readonly curve: (name: OutlineName) => readonly Point[]
  /** A smooth curve through places in the template, given as x, y, x, y ... */
  readonly line: (group: Group, places: readonly number[], closed?: boolean) => readonly Point[]
  /**
   * Continues an outline smoothly from its end: `last` and the point before it give the direction; `last` itself is not repeated.
   */
  readonly onward: (
    group: Group,
    from: readonly [before: OutlineKnotName, last: OutlineKnotName],
    places: readonly number[],
  ) => readonly Point[]
  /** As `line`, closed, with the slight unevenness of a bone's surface. */
  readonly bone: (group: Group, places: readonly number[]) => readonly Point[]
  /** Maps a place on the film back to the unvaried template, ignoring the shape's own differences. */
  readonly toTemplate: (x: number, y: number) => Point
  /** The inverse of `toTemplate`. */
  readonly fromTemplate: (x: number, y: number) => Point
  /** Field of the film, mm. */
  readonly field: { readonly width: number; readonly height: number }
}

/** One of this many samples of a curve is enough for painting. */
const thinning = 4

/** A third of a millimetre in and out, every few millimetres. */
const uneven = (p: Point): Point => ({
  x: p.x + 0.22 * (Math.sin(1.3 * p.x + 2.1 * p.y) + Math.sin(0.9 * p.y - 0.6 * p.x)),
  y: p.y + 0.22 * (Math.sin(2.3 * p.x - 1.1 * p.y) + Math.sin(0.7 * p.x + 1.1 * p.y)),
})

/** A rotation, an enlargement and a shift, with their inverse. */
interface Laying {
  readonly lay: (p: Point) => Point
  readonly back: (p: Point) => Point
}

/** A few degrees of tilt, the head at its own size, the nose 19 mm (or a tenth of the field) from the front edge. */
const laying = (head: Head, field: Body['field'], next: Random): Laying => {
  const zero = { x: 0, y: 0 }
  const tilt = (1.6 * normal(next) * Math.PI) / 180
  const size = 1 + 0.02 * normal(next)
  const nose = turn(head.point('Prn'), zero, tilt)
  const x = field.width - Math.min(19, field.width / 10) - nose.x * size + normal(next)
  const y = field.height * 0.425 + 1.5 * normal(next)
  return {
    lay: p => {
      const q = turn(p, zero, tilt)
      return { x: x + q.x * size, y: y + q.y * size }
    },
    back: p => turn({ x: (p.x - x) / size, y: (p.y - y) / size }, zero, -tilt),
  }
}

/** Places the head on the film. */
export const layOnFilm = (head: Head, field: Body['field'], next: Random): Body => {
  const { lay, back } = laying(head, field, next)
  const at = (group: Group, x: number, y: number, crownX?: number): Point => lay(head.place(group, { x, y }, crownX))
  const line: Body['line'] = (group, places, closed = false) => {
    const knots: Point[] = []
    for (let i = 0; i + 1 < places.length; i += 2) knots.push(at(group, places[i] as number, places[i + 1] as number))
    return smoothCurve(knots, closed).filter((_, i) => i % thinning === 0)
  }
  return {
    field,
    at,
    toTemplate: (x, y) => back({ x, y }),
    fromTemplate: (x, y) => lay({ x, y }),
    point: name => lay(head.point(name)),
    curve: name => head.curve(name).map(lay),
    line,
    onward: (group, from, places) => {
      const knots = from.flatMap(name => [templatePoints[name].x, templatePoints[name].y])
      return line(group, [...knots, ...places]).slice(samplesPerSegment / thinning)
    },
    bone: (group, places) => line(group, places, true).map(uneven),
  }
}
