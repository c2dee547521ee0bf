import { outlineTable } from '@sella/ceph/data/outlines'
import { outlinePoints, templateLandmarks } from '@sella/ceph/data/template'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import type { Point } from '@sella/ceph/geometry/point'
import { evenly } from '../silhouette/contour'

const places: Readonly<Record<string, Point>> = { ...outlinePoints, ...templateLandmarks }

const curve = (name: 'profile_upper' | 'profile_lower', from: string, to: string): readonly Point[] => {
  const names: readonly string[] = outlineTable[name].points
  const part = names.slice(names.indexOf(from), names.indexOf(to) + 1)
  return smoothCurve(
    part.flatMap(each => (places[each] ? [places[each]] : [])),
    false,
  )
}

/** The mean skin profile from above the brows to the throat, mm, facing right, Frankfort plane level, top to bottom. */
export const meanProfile: readonly Point[] = evenly(
  [...curve('profile_upper', 'SU4', 'Stms'), ...curve('profile_lower', 'Stmi', 'CervicalPoint')],
  90,
  false,
)

export const meanPoints = templateLandmarks
