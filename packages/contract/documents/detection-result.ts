import { z } from 'zod/mini'
import { jsonIn } from './salvage'

const landmark = z.object({
  x: z.number(),
  y: z.number(),
  origin: z.optional(z.string()),
  confidence: z.optional(z.number()),
  /** Pixels of the film. */
  expectedErrorPx: z.optional(z.number()),
  /** Something stands before it on the film. */
  covered: z.optional(z.boolean()),
})

const schema = z.object({
  /** The weights that read the film, by their name and edition. */
  model: z.optional(z.string()),
  /** The definition its porion follows; null when the weights cannot tell. */
  porion: z.optional(z.nullable(z.enum(['anatomic', 'machine']))),
  landmarks: z.optional(z.record(z.string(), landmark)),
  /** Points of outlines laid on edges of the film. */
  outline: z.optional(z.record(z.string(), z.object({ x: z.number(), y: z.number() }))),
  checks: z.optional(
    z.object({
      isCeph: z.optional(z.boolean()),
      mirrored: z.optional(z.boolean()),
      /** A negative. */
      inverted: z.optional(z.boolean()),
      /** Degrees clockwise off upright. */
      rotated: z.optional(z.number()),
    }),
  ),
})

/** What a detection says of a film: landmarks in pixels of the film as it lies, and what was noticed about it. */
export type DetectionResult = z.output<typeof schema>

/** The result of a job, JSON text; null where there is none, or it is no result: a detection is taken whole or not at all. */
export const detectionResultIn = (text: string | null): DetectionResult | null =>
  text === null ? null : (schema.safeParse(jsonIn(text)).data ?? null)
