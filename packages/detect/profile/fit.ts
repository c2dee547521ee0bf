import type { Point } from '@sella/ceph/geometry/point'
import { enlargementOf, type Similarity, turnOf } from '@sella/ceph/geometry/transform'
import { evenly } from '../silhouette/contour'
import { type Match, matchLine, residualAt } from './match'
import { meanPoints, meanProfile } from './template'

/** The mean profile fitted to an outline that faces right: template mm to pixels. */
export type ProfileFit = Match

const radians = Math.PI / 180
const tilts = [-24, -12, 0, 12, 24].map(degrees => degrees * radians)
/** Height of the outline in mm of a person: from a face alone to a bust. */
const heights = [170, 200, 235, 275, 325, 385, 460]
const keep = 0.85
/** Number of samples of the line, and of the mean profile, during the search. */
const [coarseLine, coarseProfile] = [220, 30]
/** Number of starts that are refined. */
const followed = 10

/** Local extremes towards `direction`: the nose tip is one of them, whatever the tilt. */
const tipsOf = (line: readonly Point[], tilt: number): readonly Point[] => {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const ahead = line.map(p => p.x * cos + p.y * sin)
  const reach = Math.round(line.length * 0.025)
  return line.filter((_, i) => {
    for (let d = 1; d <= reach; d++) {
      const [before, after] = [(i - d + line.length) % line.length, (i + d) % line.length]
      if ((ahead[before] as number) > (ahead[i] as number) || (ahead[after] as number) >= (ahead[i] as number)) return false
    }
    return true
  })
}

const startAt = (tip: Point, tilt: number, scale: number): Similarity => {
  const [a, b] = [scale * Math.cos(tilt), scale * Math.sin(tilt)]
  const { Prn } = meanPoints
  return { a, b, tx: tip.x - (a * Prn.x - b * Prn.y), ty: tip.y - (b * Prn.x + a * Prn.y) }
}

/** Plausible ranges for a person in front of a camera. */
const plausible = (fit: Similarity, height: number): boolean => {
  const mm = height / enlargementOf(fit)
  return mm > 110 && mm < 700 && Math.abs(turnOf(fit)) < 40 * radians
}

/**
 * Fits the mean profile to a closed outline (clockwise on screen, face to the right), from each of its tips, in several sizes and
 * tilts. Null if nothing on it resembles a face. The caller judges the residual (mm).
 */
export const fitProfile = (outline: readonly Point[]): ProfileFit | null => {
  const closed = [...outline, outline[0] as Point]
  const coarse = evenly(outline, coarseLine, true)
  const line = [...coarse, coarse[0] as Point]
  const few = evenly(meanProfile, coarseProfile, false)
  const ys = outline.map(p => p.y)
  const height = Math.max(...ys) - Math.min(...ys)
  const starts: { readonly start: Similarity; readonly residual: number }[] = []
  for (const tilt of tilts)
    for (const tip of tipsOf(coarse, tilt))
      for (const mm of heights) {
        const start = startAt(tip, tilt, height / mm)
        const residual = residualAt(start, few, line, 0.7)
        if (residual !== null) starts.push({ start, residual })
      }
  starts.sort((a, b) => a.residual - b.residual)
  const matches = starts.slice(0, followed).flatMap(({ start }) => {
    const match = matchLine(start, { moved: few, line }, { rounds: 15, keep })
    return match && plausible(match.fit, height) ? [match] : []
  })
  const best = matches.reduce<Match | null>((b, m) => (b && b.residual <= m.residual ? b : m), null)
  if (!best) return null
  const fine = matchLine(best.fit, { moved: meanProfile, line: closed }, { rounds: 40, keep })
  return fine && plausible(fine.fit, height) ? fine : null
}
