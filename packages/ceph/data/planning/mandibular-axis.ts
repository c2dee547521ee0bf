import type { Point } from '../../geometry/point'
import type { Words } from '../../words'
import type { Grade } from './grades'
import type { PlanningSourceId } from './sources'

export interface MandibularAxisRow {
  /** mm from condylion (or what `from` says), x forward, y down, along the reference plane. */
  readonly at: Point
  readonly from: Words
  readonly what: Words
  readonly n: number
  readonly evidence: PlanningSourceId
  readonly grade: Grade
}

/** Published axes of mandibular rotation; clinical/beyond/planning.json, autorotation. They differ by 10 mm. */
export const publishedAxes: readonly MandibularAxisRow[] = [
  {
    at: { x: -7.4, y: 16.9 },
    from: { zh: 'Co', en: 'Co' },
    what: { zh: '开合患者压低磨牙', en: 'molar intrusion in open bites' },
    n: 21,
    evidence: 'KIM18',
    grade: 'confirmed',
  },
  {
    at: { x: -2.5, y: 19.6 },
    from: { zh: '髁突中心', en: 'condylar centre' },
    what: { zh: 'Le Fort I 上抬', en: 'Le Fort I impaction' },
    n: 10,
    evidence: 'WANG06',
    grade: 'confirmed',
  },
  {
    at: { x: -5, y: 14.9 },
    from: { zh: '髁突上表面中点', en: 'upper mid-surface of the condyle' },
    what: { zh: '正常人开口至 10 mm', en: 'normals opening to 10 mm' },
    n: 10,
    evidence: 'NATT92',
    grade: 'confirmed',
  },
  {
    at: { x: -8.4, y: 25.1 },
    from: { zh: '髁突中心', en: 'condylar centre' },
    what: { zh: '长面型术后', en: 'long faces after surgery' },
    n: 10,
    evidence: 'NATT92',
    grade: 'confirmed',
  },
]

/** mm from Co, x forward, y down: a proposal between the published ones (grade: proposal); the doctor may move it. */
export const defaultAxis: Point = { x: -5, y: 17 }

/** Opening in mm up to which the centre is known to be that of an autorotation: NADJ98, 20 patients, confirmed. */
export const studiedOpening = 10

/**
 * Rotation between two films, in degrees, below which no centre can be located: reading errors of half a millimetre then move it
 * by a centimetre or more. Own arithmetic.
 */
export const leastAxisTurn = 2

/** Largest difference among the published axes along one direction, mm: y from 14.9 to 25.1. */
export const axesDiffer = 10

/**
 * Days between two films beyond which growth or treatment may have moved the mandible as opening does. Own limit, not from a
 * study.
 */
export const oneSitting = 30

/** Maximum distance of an axis from Co along each direction, mm; anything further is not an axis of a mandible. Own limit. */
export const farthestAxis = 50
