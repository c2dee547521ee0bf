import { z } from 'zod/mini'
import { photo } from './entities'
import * as f from './fields'

/** Who made a further reading of a film: the doctor again, the signed-in member of a clinic, somebody else, or the detector. */
export const rereadBy = z.enum(['self', 'member', 'other', 'detector'])
export type RereadBy = z.infer<typeof rereadBy>

/**
 * The place of a film, from 1, in the random order of the set it was read in (`filmOrder` by this seed). A film that was put off
 * was read later than its place says.
 */
export const readingOrder = z.strictObject({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  place: z.int().check(z.positive(), z.maximum(100_000)),
  of: z.int().check(z.positive(), z.maximum(100_000)),
})
export type ReadingOrder = z.infer<typeof readingOrder>

/** A further reading of a record's film, made blind. It never becomes the record's tracing. */
export const reread = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  reader: rereadBy,
  name: z.string(),
  /** The member who read; null for other readers, and for readings stored before this was recorded. */
  person: z.nullable(f.uuid),
  /** In the form in which a record stores its points. */
  cephPoints: z.string(),
  /** Null where it was read alone, and for readings stored before this was recorded. */
  order: z.nullable(readingOrder),
  createdAt: z.string(),
})
export type Reread = z.infer<typeof reread>

/** The same with the record's own tracing for comparison; null where the film has since been replaced, or has no points. */
export const rereadFilm = z.extend(reread, {
  caseUuid: f.uuid,
  patient: z.string(),
  createday: z.string(),
  first: z.nullable(z.string()),
  /** When the record's own tracing was last changed; null where there is none, or it was saved before this was recorded. */
  firstAt: z.nullable(z.string()),
  fileScale: photo.shape.fileScale,
})
export type RereadFilm = z.infer<typeof rereadFilm>

/** The reader of a blind tracing, as stated by the user. On behalf of a clinic, `self` is the signed-in member. */
export const blindReader = z.enum(['self', 'other'])
export type BlindReader = z.infer<typeof blindReader>

/** An unfinished blind tracing, kept apart from all others and from the record's own, and visible to its reader alone. */
export const rereadDraft = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  reader: blindReader,
  name: z.string(),
  /** In the form in which a record stores its points. */
  cephPoints: z.string(),
  version: z.int().check(z.positive()),
  updatedAt: z.string(),
})
export type RereadDraft = z.infer<typeof rereadDraft>

/** The same for a list: the number of placed points instead of the points themselves. */
export const rereadDraftRow = z.strictObject({
  uuid: f.uuid,
  recordUuid: f.uuid,
  caseUuid: f.uuid,
  patient: z.string(),
  createday: z.string(),
  reader: blindReader,
  name: z.string(),
  placed: z.int(),
  updatedAt: z.string(),
})
export type RereadDraftRow = z.infer<typeof rereadDraftRow>
