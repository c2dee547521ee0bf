import { derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'
import { minus, type Point, plus } from '../geometry/point'
import { derive } from '../tracing/derive'
import type { Positions } from './frame'

/** Derived points that the doctor placed by hand are displaced like the derived ones. */
export function withDerived(start: Positions, after: Positions): Positions {
  const placed = (Object.keys(derivedPoints) as (keyof typeof derivedPoints)[]).filter(
    name => start[name] !== undefined && derivedPoints[name].when === 'always',
  )
  if (placed.length === 0) return after
  const without = (at: Positions): Positions =>
    Object.fromEntries(Object.entries(at).filter(([name]) => !placed.some(p => p === name)))
  const [before, then] = [derive(without(start), 'right'), derive(without(after), 'right')]
  const all: Partial<Record<LandmarkName, Point>> = { ...after }
  for (const name of placed) {
    const [own, from, to] = [start[name], before[name], then[name]]
    if (own && from && to) all[name] = plus(own, minus(to, from))
  }
  return all
}
