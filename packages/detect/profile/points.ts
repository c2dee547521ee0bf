import type { SideLandmarkName } from '@sella/ceph/data/face-landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import { chinCorner, chinEnd, throatBelow } from './chin'
import { type FoundPoint, type Line, lineOf } from './line'
import { mouthOn } from './mouth'
import { along, bulge, deepest, foremost, foremostIn, hindmost, lower, partway } from './search'
import { meanPoints } from './template'

/** Points of the skin profile that can be determined from an outline alone. */
export const profileNames = [
  'SoftTissueGlabella',
  'SoftTissueNa',
  'Prn',
  'Columella',
  'Subnasale',
  'SoftTissueA',
  'LabraleSuperius',
  'UpperLip',
  'Stms',
  'Stmi',
  'LowerLip',
  'LabraleInferius',
  'SoftTissueB',
  'SoftTissuePog',
  'SoftTissueGn',
  'SoftTissueMe',
  'CervicalPoint',
] as const satisfies readonly SideLandmarkName[]

export type ProfileName = (typeof profileNames)[number]

export type FoundPoints = Readonly<Partial<Record<ProfileName, FoundPoint>>>

const named = <K extends ProfileName>(name: K, point: FoundPoint | null): FoundPoints => (point ? { [name]: point } : {})

/** Halfway between the rearmost point and the bend itself: the first depends on a level head, the second on the forehead. */
const rootOf = (line: Line, nose: FoundPoint): FoundPoint | null => {
  const [high, low] = [lower(line, nose, -62), lower(line, nose, -16)]
  const near = hindmost(line, [high, low]) ?? deepest(line, [high, nose])
  if (!near) return null
  const bend = deepest(line, [along(line, near, -26), along(line, near, 26)])
  return partway(line, [near, bend ?? near], 0.5)
}

/** Chin, its underside and the throat. `sulcus` is above it, `corner` is where it turns under. */
const chinOn = (line: Line, sulcus: FoundPoint, corner: FoundPoint): FoundPoints | null => {
  // A receding chin without a foremost point: where it protrudes most.
  const chin = foremost(line, [sulcus, corner]) ?? bulge(line, [sulcus, corner])
  if (!chin) return null
  const below = chinEnd(line, chin)
  return {
    SoftTissuePog: chin,
    ...named('SoftTissueGn', below && partway(line, [chin, below], 0.5)),
    ...named('SoftTissueMe', below),
    ...named('CervicalPoint', below && throatBelow(line, below)),
  }
}

/** The lips between the base of the nose and the mentolabial sulcus; `lip`: the most forward place below the nose. */
const lipsOn = (
  line: Line,
  { base, lip, sulcus }: Readonly<Record<'base' | 'lip' | 'sulcus', FoundPoint>>,
): FoundPoints | null => {
  const mouth = mouthOn(line, lip, sulcus)
  const under = mouth && foremost(line, [mouth.lower, along(line, sulcus, -1)])
  if (!mouth || !under) return null
  const upper = foremost(line, [along(line, base, 3), mouth.upper]) ?? lip
  const philtrum = deepest(line, [base, upper])
  return {
    ...named('SoftTissueA', philtrum),
    ...named('LabraleSuperius', philtrum && bulge(line, [philtrum, upper])),
    UpperLip: upper,
    Stms: mouth.upper,
    Stmi: mouth.lower,
    LowerLip: under,
    ...named('LabraleInferius', bulge(line, [under, sulcus])),
  }
}

/**
 * The soft-tissue points by their definitions (clinical/face-landmarks.json) on the line of the face: mm, facing right,
 * approximately level, from forehead to throat, points at even steps. "Most forward" is along x, "deepest" is farthest behind the
 * chord of its neighbours. Points the line does not show are omitted; null if it has no nose, lips or chin, because then it is
 * not a profile.
 */
export const profilePoints = (points: readonly Point[]): FoundPoints | null => {
  const line = lineOf(points)
  const nose = foremostIn(line, [meanPoints.Prn.y - 16, meanPoints.Prn.y + 16])
  const root = nose && rootOf(line, nose)
  const lip = nose && foremost(line, [lower(line, nose, 15), lower(line, nose, 38)])
  const corner = nose && chinCorner(line, [nose.y + 46, nose.y + 96])
  if (!nose || !root || !lip || !corner || corner.at <= lip.at) return null
  const base = deepest(line, [nose, lip])
  const sulcus = deepest(line, [lower(line, lip, 13), corner])
  const lips = base && sulcus && lipsOn(line, { base, lip, sulcus })
  const chin = sulcus && chinOn(line, sulcus, corner)
  if (!base || !sulcus || !lips || !chin) return null
  return {
    ...named('SoftTissueGlabella', bulge(line, [lower(line, root, -30), root])),
    SoftTissueNa: root,
    Prn: nose,
    Columella: partway(line, [nose, base], 0.45),
    Subnasale: base,
    ...lips,
    SoftTissueB: sulcus,
    ...chin,
  }
}
