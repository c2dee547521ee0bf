import { fromStored, type StoredImage, toStored } from '@sella/ceph/tracing/format'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { keep, kept } from '../../../app/session'

/** Unsaved work on one film or photo, as it was after the last gesture; on another film of the same record its points would lie wrong. */
export interface Draft {
  /** The record's version the work started from. */
  readonly version: number
  /** Milliseconds since 1970, by this machine's clock. */
  readonly at: number
  readonly tracing: Tracing
}

const nameOf = (photoUuid: string): string => `draft.${photoUuid}`

/** Keeps the work on a film (or on `image`) on this machine; it outlives a crash, a closed tab and an expired session. */
export const keepDraft = (photoUuid: string, { version, at, tracing }: Draft, image?: StoredImage): void => {
  const stored = toStored(tracing, null, image)
  if (stored.ok) keep(nameOf(photoUuid), JSON.stringify({ version, at, ceph: stored.value }))
}

export const forgetDraft = (photoUuid: string): void => keep(nameOf(photoUuid), null)

const parsed = (text: string): { readonly version?: unknown; readonly at?: unknown; readonly ceph?: unknown } => {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The kept draft; null when there is none or it cannot be read. */
export const draftOf = (photoUuid: string, image?: StoredImage): Draft | null => {
  const text = kept(nameOf(photoUuid))
  const { version, at, ceph } = text === null ? {} : parsed(text)
  if (typeof version !== 'number' || typeof at !== 'number' || typeof ceph !== 'string') return null
  const read = fromStored(ceph, image)
  return read.ok ? { version, at, tracing: read.value } : null
}
