import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { z } from 'zod/mini'
import { jsonIn } from './salvage'
import { proven, type Same } from './same'

const foundPoint = z.object({
  ...{ x: z.number(), y: z.number(), confidence: z.number(), expectedErrorPx: z.number() },
  /** Absent if the point was read on the photo. */
  origin: z.optional(z.enum(['detected', 'estimated'])),
})

const profilePoints = z.object({
  /** Names the picture the points were placed on. */
  photo: z.string(),
  /** Name and edition of the weights that read the photo. */
  model: z.optional(z.string()),
  points: z.record(z.string(), foundPoint),
})

/** The result of a detection on a face photo: points in pixels of the photo. */
export type ProfileResult = z.output<typeof profilePoints>

const photoFit = z.object({
  fit: z.object({ a: z.number(), b: z.number(), tx: z.number(), ty: z.number() }),
  mirrored: z.boolean(),
  residualMm: z.nullable(z.number()),
  film: z.string(),
  photo: z.string(),
})
proven<Same<z.output<typeof photoFit>, Omit<PhotoAlignment, 'origin'>>>()

/** Parses the result of a profile detection from JSON text; null when it is not valid. Accepted whole or not at all. */
export const profileResultIn = (text: string | null): ProfileResult | null => profilePoints.safeParse(jsonIn(text)).data ?? null

/** Parses the result of aligning a photo on a film from JSON text; null when it is not valid. */
export const alignResultIn = (text: string | null): Omit<PhotoAlignment, 'origin'> | null =>
  photoFit.safeParse(jsonIn(text)).data ?? null
