import { z } from 'zod/mini'
import * as f from './fields'
import { rereadBy } from './rereads'

/** Stands for every measurement, in place of an analysis by name. */
export const allItems = 'all'

/** The origin of the first reading's points: any; no unconfirmed detected point; at least one such point. */
export const pointSources = ['any', 'hand', 'detected'] as const
export type PointSource = (typeof pointSources)[number]

/** Selects the readings of a study. */
export const studyChoice = z.strictObject({
  reader: rereadBy,
  /** Name of the member, other reader or weights; empty where the doctor read herself. */
  name: z.string().check(z.maxLength(100)),
  /** The member; null for other readers, and for readings stored before this was recorded. */
  person: z._default(z.nullable(f.uuid), null),
  /** Range of the films' days, both ends inclusive; null where that end is open. */
  from: z._default(z.nullable(f.day), null),
  to: z._default(z.nullable(f.day), null),
  source: z._default(z.enum(pointSources), 'any'),
  /** Records excluded by hand. */
  leftOut: z._default(z.array(f.uuid).check(z.maxLength(10_000)), []),
  /** A built-in analysis by name, or `all`. */
  analysis: f.storedName,
})
export type StudyChoice = z.infer<typeof studyChoice>
