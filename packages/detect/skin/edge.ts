import type { Point } from '../film/canonical'
import type { Numbers } from '../film/numbers'
import { type Estimate, estimates } from '../film/shape-model'
import type { SkinGuide } from './curve'
import type { FilmFrame } from './evidence'
import { meanEvidence, type SkinAnchors, skinPoints } from './points'
import { skinBounds } from './skin-bounds'
import { type SkinPlace, traceSkin } from './trace'

/**
 * How well the outline itself determines a point along the skin: at a `turn` (lip borders, folds, tip of the nose) nearly as well
 * as across it; on a `gentle` curve, such as the chin, even two readers differ in height.
 */
type Kind = 'turn' | 'gentle'

/**
 * Those determined better by the contour than by the regression; for glabella, nasion, columella, the stomions and gnathion it is
 * 0.3 to 2 mm worse.
 */
const kinds: Readonly<Record<string, Kind>> = {
  Prn: 'turn',
  SoftTissueA: 'turn',
  LabraleSuperius: 'turn',
  LabraleInferius: 'turn',
  SoftTissueB: 'turn',
  SoftTissueMe: 'gentle',
}

const ABOUT_THE_END = 5

// places of the trace over which its evidence is averaged

const needed = ['Na', 'B', 'Pog', 'Gn', 'Me', 'Go', 'Subnasale', 'UpperLip', 'LowerLip', 'SoftTissuePog'] as const

/** The traced skin from forehead to throat, canonical mm; empty with weights of other landmarks, which do not include a face. */
export const skinOf = (
  film: FilmFrame,
  points: readonly Point[],
  numbers: Numbers,
  guide: SkinGuide = {},
): readonly SkinPlace[] => (needed.every(name => numbers.order.includes(name)) ? traceSkin(film, points, numbers, guide) : [])

/**
 * All estimates of the shape model, with the soft-tissue ones read by their definitions from the traced skin where the film shows
 * it. Elsewhere they remain where the shape model expects them, with a larger bound. Canonical mm.
 */
export function onSkin(
  points: readonly Point[],
  numbers: Numbers,
  line: readonly SkinPlace[],
): Readonly<Record<string, Estimate>> {
  const all = estimates(points, numbers)
  if (line.length === 0 || !Object.keys(kinds).every(name => all[name])) return all
  const at = (name: keyof SkinAnchors) => points[numbers.order.indexOf(name)] as Point
  const read = skinPoints(line, {
    Subnasale: at('Subnasale'),
    UpperLip: at('UpperLip'),
    LowerLip: at('LowerLip'),
    SoftTissuePog: at('SoftTissuePog'),
    Me: at('Me'),
    Na: at('Na'),
  })
  const soft = Object.entries(kinds).flatMap(([name, kind]) => {
    const [estimate, skinPoint] = [all[name], read[name]]
    if (!estimate) return []
    const shown = skinPoint && skinPoint.evidence >= skinBounds.leastEvidence
    return [
      [
        name,
        shown ? { at: skinPoint.at, p68: skinBounds[kind] } : { ...estimate, p68: skinBounds.unseen * estimate.p68 },
      ] as const,
    ]
  })
  return { ...all, ...Object.fromEntries(soft), ...throatOf(line, all) }
}

/** The throat point at the end of the traced skin; less certain if the film does not show the skin there. */
function throatOf(
  line: readonly SkinPlace[],
  { CervicalPoint: own }: Readonly<Record<string, Estimate>>,
): Readonly<Record<string, Estimate>> {
  const end = line.at(-1)
  const shown = meanEvidence(line.slice(-ABOUT_THE_END)) >= skinBounds.leastEvidence
  return own && end ? { CervicalPoint: { at: end.at, p68: (shown ? 1 : skinBounds.unseen) * own.p68 } } : {}
}
