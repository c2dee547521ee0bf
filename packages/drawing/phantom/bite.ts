import type { OutlineKnotName } from '@sella/ceph/data/template'
import { midpoint, type Point } from '@sella/ceph/geometry/point'
import { type Jaws, moveMandible, moveMaxilla, smoothstep, turn } from './jaws'

/** How the teeth follow the jaws so that they occlude: tipping of the incisors and eruption, in template mm and radians. */
export interface Bite {
  readonly upperTip: number
  readonly lowerTip: number
  readonly upperDown: (x: number) => number
  readonly lowerDown: (x: number) => number
}

/** The named points of the skeleton. */
export type Named = (name: OutlineKnotName) => Point

/** Target overjet and overbite at the incisal tips, in mm. */
export interface Meeting {
  readonly overjet: number
  readonly overbite: number
}

const ramp = (x: number, atMolar: number, atIncisor: number): number =>
  atMolar + (atIncisor - atMolar) * Math.max(0, Math.min(1.15, (x - 45) / 27))

/** Distributes the gap that the moved jaws open (or close) between the arches equally over upper and lower teeth. */
export const solveBite = (jaws: Jaws, named: Named, meeting: Meeting): Bite => {
  const [u, l] = [moveMaxilla(named('U1IncisalTip'), jaws), moveMandible(named('L1IncisalTip'), jaws)]
  const [um0, lm0] = [midpoint(named('U6Mesial'), named('U6Distal')), midpoint(named('L6Mesial'), named('L6Distal'))]
  const [um, lm] = [moveMaxilla(um0, jaws), moveMandible(lm0, jaws)]
  const incisor = l.y - u.y + meeting.overbite
  const molar = lm.y - um.y - (lm0.y - um0.y)
  const excess = u.x - l.x - meeting.overjet
  const length = (tip: OutlineKnotName, apex: OutlineKnotName): number =>
    Math.hypot(named(tip).x - named(apex).x, named(tip).y - named(apex).y)
  return {
    upperTip: (0.4 * excess) / length('U1IncisalTip', 'U1RootTip'),
    lowerTip: (0.6 * excess) / length('L1IncisalTip', 'L1RootTip'),
    upperDown: x => ramp(x, molar / 2, incisor / 2),
    lowerDown: x => ramp(x, -molar / 2, -incisor / 2),
  }
}

const down = (p: Point, by: number): Point => ({ x: p.x, y: p.y + by })

/** Moves a point of an upper tooth whose crown stands at `crownX` in the template. */
export const moveUpperTooth = (p: Point, crownX: number, at: { jaws: Jaws; bite: Bite; apex: Point }): Point => {
  const tipping = at.bite.upperTip * smoothstep(54, 72, crownX)
  return moveMaxilla(down(turn(p, at.apex, tipping), at.bite.upperDown(crownX)), at.jaws)
}

/** Moves a point of a lower tooth, which is carried along by the mandible. */
export const moveLowerTooth = (p: Point, crownX: number, at: { jaws: Jaws; bite: Bite; apex: Point }): Point => {
  const tipping = at.bite.lowerTip * smoothstep(54, 70, crownX)
  return down(moveMandible(turn(p, at.apex, tipping), at.jaws), at.bite.lowerDown(crownX))
}
