import type { OutlineName } from '../data/outlines'
import type { OutlineKnotName } from '../data/template'
import { type Point, plus } from '../geometry/point'
import { curvePlans, sharedKnots } from './curve-plans'
import type { Estimate } from './estimate-curve'
import { type KnotPositions, knotNumber } from './knot-positions'
import { openedWall } from './nasal-spine'

/** Step 4: a point estimated by several curves takes the mean of their estimates. Points of a single curve are not included. */
function meansOfShared(estimates: readonly Estimate[], placed: KnotPositions): Map<number, Point> {
  const means = new Map<number, Point>()
  for (const { number, on } of sharedKnots) {
    if (placed[number] !== undefined) continue
    const points = on.map(([curve, place]) => estimates[curve]?.[place] ?? null).filter(point => point !== null)
    if (points.length > 0) means.set(number, meanOf(points))
  }
  return means
}

const meanOf = (points: readonly Point[]): Point => {
  const sum = points.reduce(plus, { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

const placeOf = (curve: OutlineName, knot: OutlineKnotName): readonly [number, number] => {
  const c = curvePlans.findIndex(plan => plan.name === curve)
  return [c, curvePlans[c]?.row.points.indexOf(knot) ?? -1]
}
const floorPlace = placeOf('nasal_floor', 'NF2')
const wallPlace = placeOf('maxilla_anterior', 'MA2')
const [spineNumber, wallNumber] = [knotNumber('ANS'), knotNumber('MA2')]

/** Adjusts the maxilla if the spine's outlines would fold over each other. */
function openSpine(settled: Map<number, Point>, placed: KnotPositions, estimates: readonly Estimate[]): Map<number, Point> {
  const spine = placed[spineNumber] ?? settled.get(spineNumber)
  const floor = estimates[floorPlace[0]]?.[floorPlace[1]]
  const wall = estimates[wallPlace[0]]?.[wallPlace[1]]
  const opened = spine && floor && wall ? openedWall(spine, floor, wall) : null
  return opened === null ? settled : settled.set(wallNumber, opened)
}

/** Points shared by several curves, by number, right-facing. */
export const settleShared = (estimates: readonly Estimate[], placed: KnotPositions): ReadonlyMap<number, Point> =>
  openSpine(meansOfShared(estimates, placed), placed, estimates)
