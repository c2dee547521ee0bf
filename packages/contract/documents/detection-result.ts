import { z } from 'zod/mini'
import { jsonIn } from './salvage'

const landmark = z.object({
  x: z.number(),
  y: z.number(),
  origin: z.optional(z.string()),
  confidence: z.optional(z.number()),
  /** In pixels of the film. */
  expectedErrorPx: z.optional(z.number()),
  /** Whether something covers the point on the film. */
  covered: z.optional(z.boolean()),
})

const schema = z.object({
  /** Name and edition of the weights that read the film. */
  model: z.optional(z.string()),
  /** The definition of porion that the detector followed; null when the weights cannot tell. */
  porion: z.optional(z.nullable(z.enum(['anatomic', 'machine']))),
  landmarks: z.optional(z.record(z.string(), landmark)),
  /** Outline points fitted to edges of the film. */
  outline: z.optional(z.record(z.string(), z.object({ x: z.number(), y: z.number() }))),
  checks: z.optional(
    z.object({
      isCeph: z.optional(z.boolean()),
      mirrored: z.optional(z.boolean()),
      /** Whether the film is a negative. */
      inverted: z.optional(z.boolean()),
      /** Rotation from upright, in degrees clockwise. */
      rotated: z.optional(z.number()),
    }),
  ),
})

/** The result of a detection: landmarks in pixels of the film as stored, and what the detector noticed about the film. */
export type DetectionResult = z.output<typeof schema>

/**
 * Parses a job's result from JSON text; null when there is none or it is malformed. A detection is accepted whole or not at all.
 */
export const detectionResultIn = (text: string | null): DetectionResult | null =>
  text === null ? null : (schema.safeParse(jsonIn(text)).data ?? null)
