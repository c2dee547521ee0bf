import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { z } from 'zod/mini'
import { jsonIn } from './salvage'
import { proven, type Same } from './same'

const foundPoint = z.object({
  ...{ x: z.number(), y: z.number(), confidence: z.number(), expectedErrorPx: z.number() },
  /** Absent: read on the photo. */
  origin: z.optional(z.enum(['detected', 'estimated'])),
})

const profilePoints = z.object({
  /** Names the picture the points lie on. */
  photo: z.string(),
  /** The weights that read the photo, by their name and edition. */
  model: z.optional(z.string()),
  points: z.record(z.string(), foundPoint),
})

/** What a detection found on a face photo: points in pixels of the photo. */
export type ProfileResult = z.output<typeof profilePoints>

const photoFit = z.object({
  fit: z.object({ a: z.number(), b: z.number(), tx: z.number(), ty: z.number() }),
  mirrored: z.boolean(),
  residualMm: z.nullable(z.number()),
  film: z.string(),
  photo: z.string(),
})
proven<Same<z.output<typeof photoFit>, Omit<PhotoAlignment, 'origin'>>>()

/** The result of finding a profile, JSON text; null where it is none: taken whole or not at all. */
export const profileResultIn = (text: string | null): ProfileResult | null => profilePoints.safeParse(jsonIn(text)).data ?? null

/** The result of laying a photo on a film, JSON text; null where it is none. */
export const alignResultIn = (text: string | null): Omit<PhotoAlignment, 'origin'> | null =>
  photoFit.safeParse(jsonIn(text)).data ?? null
