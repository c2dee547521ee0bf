import { z } from 'zod/mini'
import { rereadBy } from './entities'
import * as f from './fields'

/** Every measurement there is, in place of an analysis by name. */
export const allItems = 'all'

/** Where the points of the first reading come from: of any; none that a detector set and nobody confirmed; at least one such. */
export const pointSources = ['any', 'hand', 'detected'] as const
export type PointSource = (typeof pointSources)[number]

/** Which readings a study is of. */
export const studyChoice = z.strictObject({
  reader: rereadBy,
  /** Of the member, the other reader or the weights; empty where the doctor read herself. */
  name: z.string().check(z.maxLength(100)),
  /** Which member; null of others, and of readings kept before it was noted. */
  person: z._default(z.nullable(f.uuid), null),
  /** Days of the films, both included; null where the study is open to that side. */
  from: z._default(z.nullable(f.day), null),
  to: z._default(z.nullable(f.day), null),
  source: z._default(z.enum(pointSources), 'any'),
  /** Records left out by hand. */
  leftOut: z._default(z.array(f.uuid).check(z.maxLength(10_000)), []),
  /** A built-in analysis by name, or `all`. */
  analysis: f.name,
})
export type StudyChoice = z.infer<typeof studyChoice>
