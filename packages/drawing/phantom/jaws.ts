import type { Point } from '@sella/ceph/geometry/point'

/** Skeletal variation in the template's frame: mm, degrees, x forward, y down. */
export interface Jaws {
  /** Forward shift of the maxilla, in mm. */
  readonly maxilla: number
  /** Rotation of the mandible in degrees, positive for chin down and back; half about the condyle, half at the angle. */
  readonly opening: number
  /** Length added to the mandibular body, mm at the chin. */
  readonly body: number
}

export const smoothstep = (from: number, to: number, v: number): number => {
  const t = Math.max(0, Math.min(1, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export const turn = (p: Point, about: Point, radians: number): Point => {
  const [c, s] = [Math.cos(radians), Math.sin(radians)]
  const [x, y] = [p.x - about.x, p.y - about.y]
  return { x: about.x + c * x - s * y, y: about.y + s * x + c * y }
}

const condyle: Point = { x: -11.2, y: 25 }
const angle: Point = { x: -7, y: 70 }

/** The maxilla slides below the orbital floor; the bone above it absorbs the difference. */
export const moveMaxilla = (p: Point, jaws: Jaws): Point => ({ x: p.x + jaws.maxilla * smoothstep(14, 42, p.y), y: p.y })

/** The mandible lengthens in its body, bends at its angle and rotates about the condyle. */
export const moveMandible = (p: Point, jaws: Jaws): Point => {
  const half = (jaws.opening * Math.PI) / 360
  const forward = p.x + 0.25 * (p.y - 70)
  const grown = { x: p.x + jaws.body * smoothstep(-14, 52, forward), y: p.y + 0.4 * jaws.body * smoothstep(-14, 52, forward) }
  const bent = turn(grown, angle, half * smoothstep(-14, 22, forward))
  return turn(bent, condyle, half)
}

/** The angle A-Na-B in degrees, positive when B lies behind A. */
const anb = (na: Point, a: Point, b: Point): number =>
  ((Math.atan2(b.y - na.y, b.x - na.x) - Math.atan2(a.y - na.y, a.x - na.x)) * 180) / Math.PI

/**
 * What is needed to evaluate ANB: the template's points, and how growth and individual shape change them after the jaws have
 * moved.
 */
export interface Sagittal {
  readonly na: Point
  readonly a: Point
  readonly b: Point
  readonly finish: (p: Point) => Point
}

/** The body length that gives the finished head the wanted ANB (by bisection; the angle decreases as the body grows). */
export const solveBody = (jaws: Jaws, wanted: number, at: Sagittal): Jaws => {
  let [low, high] = [-20, 20]
  for (let i = 0; i < 30; i++) {
    const body = (low + high) / 2
    const b = moveMandible(at.b, { ...jaws, body })
    const value = anb(at.finish(at.na), at.finish(moveMaxilla(at.a, jaws)), at.finish(b))
    if (value > wanted) low = body
    else high = body
  }
  return { ...jaws, body: (low + high) / 2 }
}
