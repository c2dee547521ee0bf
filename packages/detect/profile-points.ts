import type { SideLandmarkName } from '@sella/ceph/data/face-landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import { type FoundPoint, foundOn, type Window } from './profile-search'
import { meanPoints } from './profile-template'

/** Points of the skin profile that an outline alone can tell. */
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

const y = (name: ProfileName): number => meanPoints[name].y

/** mm either side of the mean place in which a point is looked for. */
const around = (name: ProfileName, up: number, down: number): Window => ({ top: y(name) - up, bottom: y(name) + down })

/**
 * The soft-tissue points by their definitions (clinical/face-landmarks.json) on the line of the face: mm, facing right, about level,
 * from forehead to throat, points at even steps. "Most forward" is along x, "deepest" is farthest behind the chord of its neighbours.
 * What the line does not show is left out; null where it has no nose, lips or chin: then it is no profile.
 */
export const profilePoints = (line: readonly Point[]): FoundPoints | null => {
  const on = foundOn(line)
  const nose = on.foremost(around('Prn', 16, 16))
  if (!nose) return null
  const near = on.hindmost(on.above(nose, 62), on.above(nose, 16)) ?? on.deepest({ from: on.above(nose, 62), to: nose })
  // Halfway between what lies farthest back and the bend itself: the first leans on the head being level, the second on the forehead.
  const bend = near && on.deepest({ from: on.before(near, 26), to: on.after(near, 26) })
  const root = near && on.partway(near, bend ?? near, 0.5)
  const brow = root && on.bulge(on.above(root, 30), root)
  const lip = on.foremostBetween(on.below(nose, 15), on.below(nose, 38))
  const corner = on.chinCorner({ top: nose.y + 46, bottom: nose.y + 96 })
  if (!root || !lip || !corner || corner.at <= lip.at) return null
  const base = on.deepest({ from: nose, to: lip })
  const sulcus = on.deepest({ from: on.below(lip, 13), to: corner })
  if (!base || !sulcus) return null
  const mouth = on.mouth(lip, sulcus)
  if (!mouth) return null
  const upper = on.foremostBetween(on.after(base, 3), mouth.upper) ?? lip
  const lower = on.foremostBetween(mouth.lower, on.before(sulcus, 1))
  if (!lower) return null
  // A chin that falls back without being anywhere foremost: where it stands out most.
  const chin = on.foremostBetween(sulcus, corner) ?? on.bulge(sulcus, corner)
  if (!chin) return null
  const below = on.chinEnd(chin)
  const throat = below && on.throat(below)
  const philtrum = on.deepest({ from: base, to: upper })
  return {
    ...(brow ? { SoftTissueGlabella: brow } : {}),
    SoftTissueNa: root,
    Prn: nose,
    Columella: on.partway(nose, base, 0.45),
    Subnasale: base,
    ...on.named('SoftTissueA', philtrum),
    ...on.named('LabraleSuperius', philtrum && on.bulge(philtrum, upper)),
    UpperLip: upper,
    Stms: mouth.upper,
    Stmi: mouth.lower,
    LowerLip: lower,
    ...on.named('LabraleInferius', on.bulge(lower, sulcus)),
    SoftTissueB: sulcus,
    SoftTissuePog: chin,
    ...on.named('SoftTissueGn', below && on.partway(chin, below, 0.5)),
    ...on.named('SoftTissueMe', below),
    ...on.named('CervicalPoint', throat),
  }
}
