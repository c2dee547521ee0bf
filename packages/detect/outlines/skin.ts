import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { fillOutlines } from '@sella/ceph/tracing/fill-outlines'
import { distance, type Point } from '../film/canonical'
import { meanEvidence } from '../skin/points'
import type { SkinPlace } from '../skin/trace'
import type { FittedKnots } from './fit'

const FROM_TRACE = 6 // canonical mm: a template's point farther from the traced skin than this is none of its
const SUPPORT = { about: 3, least: 0.35 } // places to either side, and the mean evidence that carries a point

type Landmarks = Readonly<Partial<Record<LandmarkName, Point>>>

/** The skin outline's points that the traced skin carries: each the nearest of its places. Canonical mm, as the landmarks and the trace. */
export function fitSkin(line: readonly SkinPlace[], landmarks: Landmarks): FittedKnots {
  const points = Object.fromEntries(Object.entries(landmarks).map(([name, [x, y]]) => [name, { x, y }]))
  const skin = fillOutlines(points, 'right').filter(({ plan }) => plan.row.group === 'soft_tissue')
  const own = skin.flatMap(outline => outline.points).filter(({ origin }) => origin === 'estimated')
  return Object.fromEntries(
    own.flatMap(({ name, x, y }) => {
      const apart = line.map(({ at }) => distance(at, [x, y]))
      const i = apart.indexOf(Math.min(...apart))
      // Beyond an end of the trace the nearest place is that end.
      if (i <= 0 || i >= line.length - 1 || (apart[i] as number) > FROM_TRACE) return []
      const shown = meanEvidence(line.slice(Math.max(0, i - SUPPORT.about), i + SUPPORT.about + 1))
      return shown < SUPPORT.least ? [] : [[name, (line[i] as SkinPlace).at] as const]
    }),
  )
}
