import { z } from 'zod'
import { Refusal } from '../http/refusal'

/** Most values a stored document of points may hold. */
const mostPoints = 1000
/** No image is larger than this in pixels. */
const furthest = 1_000_000

/** JSON text that must be an object or a list; refuses everything else by the field's name. */
export const parsedDocument = (text: string, field: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('TRACING_INVALID', { field })
  }
  if (typeof value !== 'object' || value === null) throw new Refusal('TRACING_INVALID', { field })
  return value
}

const isPoint = (value: object): value is { x: unknown; y: unknown } => 'x' in value || 'y' in value
const coordinate = z.number().min(-furthest).max(furthest)

interface Count {
  points: number
}

const walk = (value: unknown, { field, depth, count }: { field: string; depth: number; count: Count }): void => {
  if (typeof value !== 'object' || value === null) return
  if (depth > 12) throw new Refusal('TRACING_INVALID', { field })
  if (!Array.isArray(value) && isPoint(value)) {
    count.points += 1
    const fits = coordinate.safeParse(value.x).success && coordinate.safeParse(value.y).success
    if (!fits || count.points > mostPoints) throw new Refusal('TRACING_INVALID', { field })
  }
  for (const inner of Object.values(value)) walk(inner, { field, depth: depth + 1, count })
}

/** Checks a document of points as far as its shape goes: finite coordinates on an image, not too many. Returns how many. */
export const countPoints = (text: string, field: string): number => {
  const count: Count = { points: 0 }
  walk(parsedDocument(text, field), { field, depth: 0, count })
  return count.points
}
