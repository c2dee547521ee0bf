import type { Tracing } from '@sella/ceph/tracing/tracing'
import { z } from 'zod/mini'
import { jsonIn } from './salvage'
import { fromStored, type StoredImage, toStored } from './tracing'

/** Unsaved work on one film or photo, as it was after the last gesture; on another film of the same record its points would lie wrong. */
export interface Draft {
  /** The record's version the work started from. */
  readonly version: number
  /** Milliseconds since 1970, by the clock of the machine that keeps it. */
  readonly at: number
  readonly tracing: Tracing
}

/** What a machine keeps of it. The tracing has its own versions and steps of upgrade: this envelope has one form so far. */
const schema = z.looseObject({
  version: z.number().check(z.int(), z.gte(0)),
  at: z.number().check(z.gte(0)),
  ceph: z.string(),
})

/** The text a machine keeps; null for a tracing that cannot be stored. `image`: what the picture is, the lateral film unless another is named. */
export const draftToStored = ({ version, at, tracing }: Draft, image?: StoredImage): string | null => {
  const stored = toStored(tracing, null, image)
  return stored.ok ? JSON.stringify({ version, at, ceph: stored.value }) : null
}

/** The draft in a kept text, of whatever release wrote it; null where none can be read. */
export const draftFromStored = (text: string, image?: StoredImage): Draft | null => {
  const kept = schema.safeParse(jsonIn(text))
  if (!kept.success) return null
  const { version, at, ceph } = kept.data
  const read = fromStored(ceph, image)
  return read.ok ? { version, at, tracing: read.value } : null
}
