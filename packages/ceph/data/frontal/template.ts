import type { Point } from '../../geometry/point'
import type { FrontalFilmLandmarkName, PairedPoint } from './landmarks'

const at = (x: number, y: number): Point => ({ x, y })

/** A pair mirrored about the midline at x = 0; the patient's right is on the left of the picture. */
const pair = <N extends PairedPoint | 'Mark'>(name: N, x: number, y: number) =>
  ({ [`${name}_R`]: at(-x, y), [`${name}_L`]: at(x, y) }) as Readonly<Record<`${N}_R` | `${N}_L`, Point>>

/**
 * Usual positions of the points of a frontal film relative to each other, mm, x right, y down from Cg: the worked case of
 * clinical/beyond/frontal.json, made symmetrical, supplemented by our own proposal. A visual guide for placing points; nothing is
 * measured with it.
 */
export const frontalTemplate: Readonly<Record<FrontalFilmLandmarkName, Point>> = {
  ...pair('Mark', 78, -42),
  Cg: at(0, 0),
  N_PA: at(0, 9),
  ANS_PA: at(0, 60),
  U1M: at(0, 83),
  L1M: at(0, 86),
  Me_PA: at(0, 120),
  ...pair('Z', 46, 8),
  ...pair('LO', 47.5, 17),
  ...pair('ZA', 64, 40),
  ...pair('Co_PA', 53, 43),
  ...pair('NC', 14, 48),
  ...pair('J', 31.5, 58.5),
  ...pair('U6b', 28.5, 77),
  ...pair('L6b', 27.5, 84),
  ...pair('L3', 13, 88),
  ...pair('Ag', 42, 98.5),
  ...pair('Go_PA', 48, 84),
}

/** A half or whole ellipse as points, clockwise on screen from `from` to `to` degrees. */
const oval = (middle: Point, across: number, down: number, [from, to]: readonly [number, number]): readonly Point[] =>
  Array.from({ length: 25 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 180
    return at(middle.x + across * Math.cos(angle), middle.y + down * Math.sin(angle))
  })

/** The skull around the points, for orientation only: the vault and the orbits. */
export const frontalTemplateOutlines: readonly (readonly Point[])[] = [
  oval(at(0, 8), 70, 72, [170, 370]),
  oval(at(-29, 20), 18.5, 17, [0, 360]),
  oval(at(29, 20), 18.5, 17, [0, 360]),
]
