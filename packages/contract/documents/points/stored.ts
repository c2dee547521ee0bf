import { isFields, jsonIn } from '../salvage'
import { namedPoint, type StoredPoint } from './point'

/** A stored text taken apart: its version, the points of each image, and all other keys. */
export interface StoredDocument {
  readonly version: number
  /** In the order of the text; each a list of points not yet checked. */
  readonly images: Readonly<Record<string, readonly unknown[]>>
  readonly rest: Readonly<Record<string, unknown>>
}

/** Why a stored text cannot be read. `POINT_INVALID` names the landmark, or the position in the list. */
export type Unreadable =
  | { readonly code: 'NOT_JSON' }
  | { readonly code: 'SHAPE_INVALID' }
  | { readonly code: 'VERSION_NEWER'; readonly version: number }
  | { readonly code: 'POINT_INVALID'; readonly point: string }

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Unreadable }

/** The result of reading a valid stored text. */
export const done = <T>(value: T): Read<T> => ({ ok: true, value })
/** The result of a failed read, with the reason. */
const refused = (refusal: Unreadable): Read<never> => ({ ok: false, refusal })

/** The version written now. */
export const STORED_VERSION = 6

/**
 * Takes a stored text apart: `{ "version": 6, "Lateral_Ceph": [points], ... }`. Texts without a version are version 1. A text of
 * a newer version is refused, because reading only part of it and writing that back would lose data.
 */
export function parseStored(text: string): Read<StoredDocument> {
  const value = jsonIn(text)
  if (value === undefined) return refused({ code: 'NOT_JSON' })
  if (!isFields(value)) return refused({ code: 'SHAPE_INVALID' })
  const { version = 1, ...keys } = value
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return refused({ code: 'SHAPE_INVALID' })
  if (version > STORED_VERSION) return refused({ code: 'VERSION_NEWER', version })
  const images: [string, readonly unknown[]][] = []
  const rest: [string, unknown][] = []
  for (const [key, content] of Object.entries(keys)) {
    if (Array.isArray(content)) images.push([key, content])
    else rest.push([key, content])
  }
  return done({ version, images: Object.fromEntries(images), rest: Object.fromEntries(rest) })
}

/** Checks that each point of one image has a name and finite coordinates; otherwise refuses, naming the position. */
export function checkedPoints(list: readonly unknown[]): Read<readonly StoredPoint[]> {
  const points: StoredPoint[] = []
  for (const [index, each] of list.entries()) {
    if (!isFields(each) || typeof each.landmark !== 'string') return refused({ code: 'POINT_INVALID', point: String(index) })
    const read = namedPoint.safeParse(each)
    if (!read.success) return refused({ code: 'POINT_INVALID', point: each.landmark })
    points.push(read.data)
  }
  return done(points)
}
