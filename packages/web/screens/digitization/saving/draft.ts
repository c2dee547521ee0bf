import { fromStored, toStored } from '@sella/ceph/tracing/format'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { keep, kept } from '../../../app/session'

/** Unsaved work of one record, as it was after the last gesture. */
export interface Draft {
  /** The record's version the work started from. */
  readonly version: number
  /** Milliseconds since 1970, by this machine's clock. */
  readonly at: number
  readonly tracing: Tracing
}

const nameOf = (recordUuid: string): string => `draft.${recordUuid}`

/** Keeps the work of a record on this machine; it outlives a crash, a closed tab and an expired session. */
export const keepDraft = (recordUuid: string, { version, at, tracing }: Draft): void => {
  const stored = toStored(tracing)
  if (stored.ok) keep(nameOf(recordUuid), JSON.stringify({ version, at, ceph: stored.value }))
}

export const forgetDraft = (recordUuid: string): void => keep(nameOf(recordUuid), null)

const parsed = (text: string): { readonly version?: unknown; readonly at?: unknown; readonly ceph?: unknown } => {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** The kept draft; null when there is none or it cannot be read. */
export const draftOf = (recordUuid: string): Draft | null => {
  const text = kept(nameOf(recordUuid))
  const { version, at, ceph } = text === null ? {} : parsed(text)
  if (typeof version !== 'number' || typeof at !== 'number' || typeof ceph !== 'string') return null
  const read = fromStored(ceph)
  return read.ok ? { version, at, tracing: read.value } : null
}
