import { isLandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import { pixelsPerFaceMm } from '@sella/ceph/tracing/face-size'
import { type Fields, isFields } from '../salvage'
import type { StoredDocument } from './stored'

/** By the specification, a value is numeric if it parses as a number. */
const numeric = (value: unknown): unknown => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)

const isComputed = (name: unknown): boolean =>
  typeof name === 'string' && isLandmarkName(name) && landmarks[name].kind !== 'primary'

/**
 * Version 1 had no origin: a point the user set is manual, one that she did not came from automatic detection. Where it does not say
 * whether she did, the origin is unknown.
 */
const originIn = ({ origin, userSet }: Fields): unknown => {
  if (origin !== undefined) return origin
  if (userSet === true) return 'manual'
  return userSet === false ? 'detected' : 'unknown'
}

/**
 * Version 1 also stored computed points, which would override those now derived from the placed ones, so they are kept only where
 * the user set them. Numbers may be texts.
 */
function toVersion2(points: readonly unknown[]): readonly unknown[] {
  return points.flatMap(point => {
    if (!isFields(point)) return [point]
    if (isComputed(point.landmark) && point.userSet !== true) return []
    const at = { x: numeric(point.x), y: numeric(point.y), distance: numeric(point.distance) }
    return [{ ...point, ...at, origin: originIn(point) }]
  })
}

const isAt = (point: unknown): point is Fields & { readonly landmark: string } & Point =>
  isFields(point) && typeof point.landmark === 'string' && typeof point.x === 'number' && typeof point.y === 'number'

/**
 * Pixels per mm that the detector assumed: from the scale stated in the film's file, otherwise from S-Na = 71.8 mm; on a photo
 * from a mean face.
 */
function detectorPixelsPerMm(points: readonly unknown[], fileMmPerPixel: number | undefined): number | null {
  if (fileMmPerPixel !== undefined && fileMmPerPixel > 0) return 1 / fileMmPerPixel
  return pixelsPerFaceMm(Object.fromEntries(points.filter(isAt).map(({ landmark, x, y }) => [landmark, { x, y }])))
}

/**
 * Version 2 stored a point's expected error in mm (`errorMm`), on a scale it did not record: the detector's own. That scale is
 * recomputed from the points as they lie now, so if S or Na has been moved by hand since, the error shifts in proportion. Without
 * a scale the error is unknown.
 */
function toVersion3(points: readonly unknown[], fileMmPerPixel: number | undefined): readonly unknown[] {
  const pixelsPerMm = detectorPixelsPerMm(points, fileMmPerPixel)
  return points.map(point => {
    if (!isFields(point)) return point
    const { errorMm, ...kept } = point
    return typeof errorMm === 'number' && pixelsPerMm !== null ? { ...kept, errorPx: errorMm * pixelsPerMm } : kept
  })
}

/** Version 4 adds outline points (`outline:NAME`) to the list; version 3 data stays as it is. */
const toVersion4: Step = points => points

/** Version 5 records which model detected a point; for older points that is unknown. */
const toVersion5: Step = points => points

/** Version 6 records whether a detected point is covered; for older points that is unknown. */
const toVersion6: Step = points => points

type Step = (points: readonly unknown[], fileMmPerPixel: number | undefined) => readonly unknown[]

/** Step n upgrades the points of one image from version n to n + 1. */
const steps: Readonly<Record<number, Step>> = { 1: toVersion2, 2: toVersion3, 3: toVersion4, 4: toVersion5, 5: toVersion6 }

/** mm per pixel stated by each image's file, as far as it states one and the caller knows it. */
export type Scales = Readonly<Record<string, number>>

/** Upgrades a document to the current version, step by step. */
export function upgrade(document: StoredDocument, scales: Scales = {}): StoredDocument {
  const step = steps[document.version]
  if (!step) return document
  const images = Object.entries(document.images).map(([name, points]) => [name, step(points, scales[name])] as const)
  return upgrade({ ...document, version: document.version + 1, images: Object.fromEntries(images) }, scales)
}
