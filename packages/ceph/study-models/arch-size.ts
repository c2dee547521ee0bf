import type { ToothKind } from '../data/study-models/tooth-widths'
import { cross3, distance3, dot3, minus3, ontoPlane, type Point3, unit3 } from '../geometry/space'
import { midlineOf, occlusalPlane } from './occlusal-plane'
import { pointOf } from './point-of'
import type { CuspPoint, ModelReadings } from './readings'
import { type Jaw, type Side, type Tooth, toothOf } from './tooth'

/** Transverse arch widths, and the points each lies between. */
export const archWidths = {
  canine: { kind: 'C', point: 'CU' },
  premolar: { kind: 'P1', point: 'CF' },
  molar: { kind: 'M1', point: 'CF' },
  molarCusp: { kind: 'M1', point: 'CU' },
} as const satisfies Readonly<Record<string, { readonly kind: ToothKind; readonly point: CuspPoint }>>
export type ArchWidthName = keyof typeof archWidths

/** Dimensions of an arch, mm, in its occlusal plane. Null if a point it needs is not placed. */
export interface ArchSize {
  readonly widths: Readonly<Record<ArchWidthName, number | null>>
  /** From the contact of the central incisors to the line through the mesial contacts of the first molars. */
  readonly depth: number | null
  /** Along four straight segments between the mesial contacts of the first molars: over those of the canines and the midline. */
  readonly length: number | null
}

/** Distance from a point to the line through two others, all in one plane. */
function toLine(at: Point3, from: Point3, to: Point3): number | null {
  const along = unit3(minus3(to, from))
  if (!along) return null
  const across = cross3(minus3(at, from), along)
  return Math.sqrt(dot3(across, across))
}

/** Length along straight lines between successive points; null if one is missing. */
function lengthOf(places: readonly (Point3 | null)[]): number | null {
  const there = places.filter(place => place !== null)
  if (there.length < places.length) return null
  return there.slice(1).reduce((sum, place, i) => sum + distance3(there[i] ?? place, place), 0)
}

/** Widths, depth and length of an arch. Null without an occlusal plane. */
export function archSize(readings: ModelReadings, jaw: Jaw): ArchSize | null {
  const plane = occlusalPlane(readings, jaw)
  if (!plane) return null
  const flat = (tooth: Tooth, name: CuspPoint | 'MC'): Point3 | null => {
    const at = pointOf(readings, tooth, name)
    return at && ontoPlane(plane, at)
  }
  const width = (name: ArchWidthName): number | null => {
    const { kind, point } = archWidths[name]
    const [right, left] = [flat(toothOf(jaw, 'right', kind), point), flat(toothOf(jaw, 'left', kind), point)]
    return right && left ? distance3(right, left) : null
  }
  const mesialOf = (side: Side) => (['C', 'M1'] as const).map(kind => flat(toothOf(jaw, side, kind), 'MC'))
  const midline = midlineOf(readings, jaw)
  const front = midline && ontoPlane(plane, midline)
  const along = [...mesialOf('right').toReversed(), front, ...mesialOf('left')]
  const [right, left] = [along[0], along.at(-1)]
  return {
    widths: {
      canine: width('canine'),
      premolar: width('premolar'),
      molar: width('molar'),
      molarCusp: width('molarCusp'),
    },
    depth: front && right && left ? toLine(front, right, left) : null,
    length: lengthOf(along),
  }
}
