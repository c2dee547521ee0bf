import { type SpeeFormulaName, speeFormulas } from '../data/study-models/arches'
import type { ToothKind } from '../data/study-models/tooth-widths'
import { distance3, dot3, heightOver, middle3, normalOf, ontoPlane, type Point3, times3 } from '../geometry/space'
import { midlineOf, occlusalPlane } from './occlusal-plane'
import { pointOf } from './point-of'
import type { ModelReadings } from './readings'
import { archTeeth, type Side, type Tooth, toothOf } from './tooth'

export interface CurveOfSpee {
  /** Greatest depth of a cusp below the plane through the incisal edge and the distobuccal cusps of the last molars, mm. */
  readonly right: number
  readonly left: number
  /** The molars that define the plane. */
  readonly molars: 'M2' | 'M1'
  /**
   * Space used by levelling, mm, measured: the length of the contact line in space minus its length in the occlusal plane. Null
   * while contacts are missing.
   */
  readonly measured: number | null
  /** What the published formulas give for the same depths, mm. They differ by a factor of four. */
  readonly formulas: Readonly<Record<SpeeFormulaName, number>>
}

const between: readonly ToothKind[] = ['I2', 'C', 'P1', 'P2', 'M1']

/** The last molars whose distobuccal cusps are placed on both sides. */
function support(
  readings: ModelReadings,
): { readonly molars: 'M2' | 'M1'; readonly right: Point3; readonly left: Point3 } | null {
  for (const molars of ['M2', 'M1'] as const) {
    const [right, left] = (['right', 'left'] as const).map(side => pointOf(readings, toothOf('lower', side, molars), 'DB'))
    if (right && left) return { molars, right, left }
  }
  return null
}

/** The contact line from molar to molar, halfway between the contacts of neighbours. Null while a contact is missing. */
function contactLine(readings: ModelReadings): readonly Point3[] | null {
  const teeth = archTeeth('lower')
  const line: Point3[] = []
  for (const [i, tooth] of teeth.entries()) {
    const next = teeth[i + 1]
    if (next === undefined) break
    const joint = jointOf(readings, tooth, next)
    if (!joint) return null
    line.push(joint)
  }
  return line
}

const jointOf = (readings: ModelReadings, right: Tooth, left: Tooth): Point3 | null => {
  if (right[1] === '1' && left[1] === '1') return midlineOf(readings, 'lower')
  const mesialOf = (tooth: Tooth, other: Tooth) => (tooth[1] ?? '') > (other[1] ?? '')
  const [a, b] = [
    pointOf(readings, right, mesialOf(right, left) ? 'MC' : 'DC'),
    pointOf(readings, left, mesialOf(left, right) ? 'MC' : 'DC'),
  ]
  return a && b && middle3(a, b)
}

const lengthOf = (line: readonly Point3[]): number =>
  line.reduce((sum, at, i) => (i === 0 ? 0 : sum + distance3(at, line[i - 1] ?? at)), 0)

function measuredCost(readings: ModelReadings): number | null {
  const plane = occlusalPlane(readings, 'lower')
  const line = contactLine(readings)
  return plane && line ? lengthOf(line) - lengthOf(line.map(at => ontoPlane(plane, at))) : null
}

/**
 * The curve of Spee of the lower arch. Null while an edge or a distobuccal cusp is missing, and on a photograph, which has no
 * height. The depths of a reversed curve are 0.
 */
export function curveOfSpee(readings: ModelReadings): CurveOfSpee | null {
  if (readings.on.lower === 'photo') return null
  const [edgeRight, edgeLeft] = [pointOf(readings, '41', 'CU'), pointOf(readings, '31', 'CU')]
  const rests = support(readings)
  const plane = occlusalPlane(readings, 'lower')
  if (!edgeRight || !edgeLeft || !rests || !plane) return null
  const edge = middle3(edgeRight, edgeLeft)
  const across = normalOf(edge, rests.right, rests.left)
  if (!across) return null
  const up = dot3(across, plane.normal) < 0 ? times3(across, -1) : across
  const depth = (side: Side): number =>
    between.reduce((deepest, kind) => {
      const cusp = pointOf(readings, toothOf('lower', side, kind), 'CU')
      return cusp ? Math.max(deepest, -heightOver({ at: edge, normal: up }, cusp)) : deepest
    }, 0)
  const [right, left] = [depth('right'), depth('left')]
  const formulas = Object.fromEntries(
    Object.entries(speeFormulas).map(([name, { space }]) => [name, space(right, left)]),
  ) as Record<SpeeFormulaName, number>
  return { right, left, molars: rests.molars, measured: measuredCost(readings), formulas }
}
