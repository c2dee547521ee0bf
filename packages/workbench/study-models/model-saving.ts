import { type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '../server/refused'

/** The server calls. Both throw `Refused`; the code RECORD_CONFLICT means that another version is stored. */
export interface ModelServer {
  readonly update: (onto: CaseRecord, text: string | null) => Promise<CaseRecord>
  /** The record as currently stored; null if it no longer exists. */
  readonly current: (record: CaseRecord) => Promise<CaseRecord | null>
}

export type ModelSaved =
  | { readonly status: 'saved'; readonly record: CaseRecord }
  /** Another window saved readings of the same models in the meantime. */
  | { readonly status: 'conflict'; readonly record: CaseRecord }

const nothing = modelReadingsText(noReadings)

/** Null where nothing was read or chosen: the files alone only say what lay on the table. */
const textOf = (readings: ModelReadings): string | null => {
  const { files, on } = noReadings
  return modelReadingsText({ ...readings, files, on }) === nothing ? null : modelReadingsText(readings)
}

/**
 * Saves readings onto the record they were opened from. If a newer version has unchanged models, they are saved onto it; if its
 * models changed, that is a conflict. Rethrows any other refusal.
 */
export async function saveModels(onto: CaseRecord, readings: ModelReadings, server: ModelServer): Promise<ModelSaved> {
  const text = textOf(readings)
  try {
    return { status: 'saved', record: await server.update(onto, text) }
  } catch (error) {
    const theirs = error instanceof Refused && error.reason === 'RECORD_CONFLICT' ? await server.current(onto) : null
    if (!theirs) throw error
    if (theirs.modelReadings !== onto.modelReadings) return { status: 'conflict', record: theirs }
    return { status: 'saved', record: await server.update(theirs, text) }
  }
}
