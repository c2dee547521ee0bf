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

/** The last unanswered save: it may have been stored although the reply was lost. */
export interface Unanswered {
  sent: { readonly text: string | null } | null
}

/**
 * Saves readings onto the record they were opened from. If a newer version has unchanged models, or those this window sent before
 * without getting the reply, they are saved onto it; if another window changed them, that is a conflict. Rethrows any other refusal.
 */
export async function saveModels(
  onto: CaseRecord,
  readings: ModelReadings,
  { server, unanswered }: { readonly server: ModelServer; readonly unanswered: Unanswered },
): Promise<ModelSaved> {
  const [text, before] = [textOf(readings), unanswered.sent]
  unanswered.sent = { text }
  const send = async (record: CaseRecord): Promise<ModelSaved> => {
    const saved = await server.update(record, text)
    unanswered.sent = null
    return { status: 'saved', record: saved }
  }
  try {
    return await send(onto)
  } catch (error) {
    const isConflict = error instanceof Refused && error.reason === 'RECORD_CONFLICT'
    if (isConflict) unanswered.sent = before
    const theirs = isConflict ? await server.current(onto) : null
    if (!theirs) throw error
    const isOwn = before !== null && (theirs.modelReadings ?? null) === before.text
    if (!isOwn && theirs.modelReadings !== onto.modelReadings) return { status: 'conflict', record: theirs }
    return send(theirs)
  }
}
