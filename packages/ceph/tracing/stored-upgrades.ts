import { isLandmarkName, landmarks } from '../data/landmarks'
import type { StoredDocument } from './stored'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The specification: a value is numeric if it parses as a number. */
const numeric = (value: unknown): unknown => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)

const isComputed = (name: unknown): boolean =>
  typeof name === 'string' && isLandmarkName(name) && landmarks[name].kind !== 'primary'

/**
 * Version 1 knew no origin: a point the user set is manual, any other came from auto point setting. It also stored computed points,
 * which would win over what now follows from the placed ones: kept only where the user set them. Numbers may be texts.
 */
function toVersion2(points: readonly unknown[]): readonly unknown[] {
  return points.flatMap(point => {
    if (!isFields(point)) return [point]
    if (isComputed(point.landmark) && point.userSet !== true) return []
    const origin = point.origin ?? (point.userSet === true ? 'manual' : 'detected')
    return [{ ...point, x: numeric(point.x), y: numeric(point.y), distance: numeric(point.distance), origin }]
  })
}

/** Step n brings the points of one image from version n to n + 1. */
const steps: Readonly<Record<number, (points: readonly unknown[]) => readonly unknown[]>> = { 1: toVersion2 }

/** The document brought to the version written now, step by step. */
export function upgrade(document: StoredDocument): StoredDocument {
  const step = steps[document.version]
  if (!step) return document
  const images = Object.entries(document.images).map(([name, points]) => [name, step(points)] as const)
  return upgrade({ ...document, version: document.version + 1, images: Object.fromEntries(images) })
}

export const oldestVersion = 1
