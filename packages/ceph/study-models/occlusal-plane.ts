import { fitPlane } from '../geometry/fit-plane'
import { cross3, dot3, mean3, middle3, minus3, type Plane3, type Point3, plus3, times3 } from '../geometry/space'
import { pointOf } from './point-of'
import type { ModelReadings } from './readings'
import { archTeeth, type Jaw, kindOf, sideOf, type Tooth } from './tooth'

/** The occlusal plane of a jaw, its normal pointing up in the patient, and the points it was fitted to. */
export interface OcclusalPlane extends Plane3 {
  readonly through: 'cusps' | 'contacts'
}

interface Sited {
  readonly tooth: Tooth
  readonly at: Point3
}

/** Cusps and edges of incisors, premolars and first molars: the tip of a canine stands out of the plane (models.md, section 1). */
const cuspsOf = (readings: ModelReadings, jaw: Jaw): readonly Sited[] =>
  archTeeth(jaw).flatMap(tooth => {
    const at = kindOf(tooth) === 'C' ? null : pointOf(readings, tooth, 'CU')
    return at ? [{ tooth, at }] : []
  })

const contactsOf = (readings: ModelReadings, jaw: Jaw): readonly Sited[] =>
  archTeeth(jaw).flatMap(tooth => {
    const [MC, DC] = [pointOf(readings, tooth, 'MC'), pointOf(readings, tooth, 'DC')]
    return MC && DC ? [{ tooth, at: middle3(MC, DC) }] : []
  })

/**
 * The upward direction in the patient: forward times leftward, as determined by the teeth the points belong to. Null for points
 * of one side only.
 */
function upOf(points: readonly Sited[]): Point3 | null {
  const on = (side: 'right' | 'left') => points.filter(({ tooth }) => sideOf(tooth) === side).map(({ at }) => at)
  const [right, left] = [on('right'), on('left')]
  const front = points.filter(({ tooth }) => tooth[1] === '1' || tooth[1] === '2').map(({ at }) => at)
  const back = points.filter(({ tooth }) => Number(tooth[1]) >= 4).map(({ at }) => at)
  if ([right, left, front, back].some(part => part.length === 0)) return null
  return cross3(minus3(mean3(front), mean3(back)), minus3(mean3(left), mean3(right)))
}

function planeThrough(points: readonly Sited[]): Plane3 | null {
  const up = upOf(points)
  const plane = up && fitPlane(points.map(({ at }) => at))
  if (!plane || !up) return null
  return dot3(plane.normal, up) < 0 ? { ...plane, normal: times3(plane.normal, -1) } : plane
}

/**
 * The best-fit plane through the cusps and edges of incisors, premolars and first molars; while these are not placed, through the
 * midpoints between each tooth's contacts, which give a flatter surface. Null until teeth on both sides, front and back have been
 * read.
 */
export function occlusalPlane(readings: ModelReadings, jaw: Jaw): OcclusalPlane | null {
  const cusps = planeThrough(cuspsOf(readings, jaw))
  if (cusps) return { ...cusps, through: 'cusps' }
  const contacts = planeThrough(contactsOf(readings, jaw))
  return contacts && { ...contacts, through: 'contacts' }
}

/** Where the two central incisors of a jaw meet: halfway between their mesial contacts. */
export function midlineOf(readings: ModelReadings, jaw: Jaw): Point3 | null {
  const [right, left] = (jaw === 'upper' ? (['11', '21'] as const) : (['41', '31'] as const)).map(tooth =>
    pointOf(readings, tooth, 'MC'),
  )
  return right && left ? times3(plus3(right, left), 0.5) : null
}
