import { cross, dot, minus, type Point } from '@sella/ceph/geometry/point'
import type { Photo } from '@sella/contract/entities'

export type Tool = 'distance' | 'angle'

/** Something measured on a picture, its points in pixels of the picture as shown; the last one may still lack points. */
export interface Measure {
  readonly tool: Tool
  readonly points: readonly Point[]
}

const wanted: Readonly<Record<Tool, number>> = { distance: 2, angle: 3 }

export const isWhole = ({ tool, points }: Measure): boolean => points.length === wanted[tool]

/** The measures with one more point: of the one under way, or the first of a new one. One under way with another tool is given up. */
export const withPoint = (measures: readonly Measure[], tool: Tool, point: Point): readonly Measure[] => {
  const last = measures.at(-1)
  if (!last || isWhole(last)) return [...measures, { tool, points: [point] }]
  const before = measures.slice(0, -1)
  return last.tool === tool ? [...before, { tool, points: [...last.points, point] }] : [...before, { tool, points: [point] }]
}

/** Without the point that was set last. */
export const withoutPoint = (measures: readonly Measure[]): readonly Measure[] => {
  const last = measures.at(-1)
  if (!last) return measures
  const points = last.points.slice(0, -1)
  return points.length === 0 ? measures.slice(0, -1) : [...measures.slice(0, -1), { ...last, points }]
}

export interface Reading {
  readonly value: number
  readonly unit: 'mm' | 'px' | 'degree'
  /** A length by a scale nobody calibrated to the patient. */
  readonly approximate: boolean
}

/**
 * What a measure reads; null while points are missing, or where an angle has no legs. A length is in millimetres only where the file
 * states a scale, else in pixels of the picture. Angles at the second point, 0 to 180 degrees, by atan2.
 */
export const readingOf = (measure: Measure, scale: Photo['fileScale']): Reading | null => {
  const [a, b, c] = measure.points
  if (!a || !b || !isWhole(measure)) return null
  if (measure.tool === 'distance') {
    const pixels = Math.hypot(b.x - a.x, b.y - a.y)
    if (!scale) return { value: pixels, unit: 'px', approximate: false }
    return { value: pixels * scale.mmPerPixel, unit: 'mm', approximate: scale.provenance !== 'dicom' }
  }
  if (!c) return null
  const [from, to] = [minus(a, b), minus(c, b)]
  if (dot(from, from) === 0 || dot(to, to) === 0) return null
  return { value: (Math.abs(Math.atan2(cross(from, to), dot(from, to))) * 180) / Math.PI, unit: 'degree', approximate: false }
}
