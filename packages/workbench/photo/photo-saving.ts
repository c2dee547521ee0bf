import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import type { ValueStore } from '../store'

/** The texts of a record that a photo changes. */
export type PhotoTexts = Partial<Pick<CaseRecord, 'alignment' | 'facePoints'>>

/** Computes the texts from the record's content, so that saving onto a newer version keeps what is new. */
export type MakeTexts = (record: CaseRecord) => PhotoTexts

/** The server calls. Both throw `Refused`; the code RECORD_CONFLICT means that another version is stored. */
export interface PhotoServer {
  readonly update: (onto: CaseRecord, texts: PhotoTexts) => Promise<CaseRecord>
  /** The record as currently stored; null if it no longer exists. */
  readonly current: (record: CaseRecord) => Promise<CaseRecord | null>
}

/**
 * Saves the photo's texts through the record's save. If another window saved first without changing the photo, they are saved
 * onto that version; if it changed the photo too, the conflict is thrown. `base`: the record the open tracing was read from.
 */
export const savePhoto = async (base: ValueStore<CaseRecord>, make: MakeTexts, server: PhotoServer): Promise<CaseRecord> => {
  const onto = base.get()
  const write = async (from: CaseRecord): Promise<CaseRecord> => {
    const saved = await server.update(from, make(from))
    // Only the photo was written, so the tracing's save still starts from the same tracing.
    if (from === base.get()) base.set(saved)
    return saved
  }
  try {
    return await write(onto)
  } catch (error) {
    const theirs = error instanceof Refused && error.reason === 'RECORD_CONFLICT' ? await server.current(onto) : null
    if (!theirs || theirs.alignment !== onto.alignment || theirs.facePoints !== onto.facePoints) throw error
    return write(theirs)
  }
}
