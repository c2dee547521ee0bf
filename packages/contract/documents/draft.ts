import type { Tracing } from '@sella/ceph/tracing/tracing'
import { z } from 'zod/mini'
import { jsonIn } from './salvage'
import { fromStored, type StoredImage, toStored } from './tracing'

/**
 * Unsaved work on one film or photo after the last gesture. Its points are valid only on that picture: on another film of the
 * same record they would lie in the wrong places.
 */
export interface Draft {
  /** The version of the record that the work started from. */
  readonly version: number
  /** Milliseconds since 1970, by the clock of the machine that stores the draft. */
  readonly at: number
  readonly tracing: Tracing
  /** How the picture lay when they were placed (`placesText`); missing in drafts of before this was stored. */
  readonly places?: string
}

/** The stored form. The tracing has its own versions and upgrade steps; this envelope has had only one form so far. */
const schema = z.looseObject({
  version: z.number().check(z.int(), z.gte(0)),
  at: z.number().check(z.gte(0)),
  ceph: z.string(),
  places: z.optional(z.string()),
})

/**
 * The text to store on the machine; null for a tracing that cannot be stored. `image`: the picture drawn on, by default the
 * lateral film.
 */
export const draftToStored = ({ version, at, tracing, places }: Draft, image?: StoredImage): string | null => {
  const stored = toStored(tracing, null, image)
  return stored.ok ? JSON.stringify({ version, at, ceph: stored.value, places }) : null
}

/** The draft in a stored text written by any release; null where it cannot be read. */
export const draftFromStored = (text: string, image?: StoredImage): Draft | null => {
  const kept = schema.safeParse(jsonIn(text))
  if (!kept.success) return null
  const { version, at, ceph, places } = kept.data
  const read = fromStored(ceph, image)
  return read.ok ? { version, at, tracing: read.value, ...(places === undefined ? {} : { places }) } : null
}
