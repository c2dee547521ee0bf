import type { Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored, type StoredImage, toStored } from '@sella/contract/documents/tracing'

/** Unsaved work on one film or photo, as it was after the last gesture; on another film of the same record its points would lie wrong. */
export interface Draft {
  /** The record's version the work started from. */
  readonly version: number
  /** Milliseconds since 1970, by this machine's clock. */
  readonly at: number
  readonly tracing: Tracing
}

/** Where this machine keeps texts by name; they outlive a crash, a closed tab and an expired session. */
export interface KeptTexts {
  readonly kept: (name: string) => string | null
  /** Null forgets it. */
  readonly keep: (name: string, text: string | null) => void
}

/** The unsaved work this machine keeps, by the uuid of the picture it was done on. */
export interface Drafts {
  readonly keep: (photoUuid: string, draft: Draft, image?: StoredImage) => void
  readonly forget: (photoUuid: string) => void
  /** Null when there is none or it cannot be read. */
  readonly of: (photoUuid: string, image?: StoredImage) => Draft | null
}

const nameOf = (photoUuid: string): string => `draft.${photoUuid}`

const parsed = (text: string): { readonly version?: unknown; readonly at?: unknown; readonly ceph?: unknown } => {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

const draftIn = (text: string, image?: StoredImage): Draft | null => {
  const { version, at, ceph } = parsed(text)
  if (typeof version !== 'number' || typeof at !== 'number' || typeof ceph !== 'string') return null
  const read = fromStored(ceph, image)
  return read.ok ? { version, at, tracing: read.value } : null
}

/** Drafts in the texts of a machine. `image`: what the picture is, the lateral film unless another is named. */
export const draftsIn = ({ kept, keep }: KeptTexts): Drafts => ({
  keep: (photoUuid, { version, at, tracing }, image) => {
    const stored = toStored(tracing, null, image)
    if (stored.ok) keep(nameOf(photoUuid), JSON.stringify({ version, at, ceph: stored.value }))
  },
  forget: photoUuid => keep(nameOf(photoUuid), null),
  of: (photoUuid, image) => {
    const text = kept(nameOf(photoUuid))
    return text === null ? null : draftIn(text, image)
  },
})
