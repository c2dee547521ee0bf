import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import type { ValueStore } from '../store'

/** The texts of a record that a photo changes. */
export type PhotoTexts = Partial<Pick<CaseRecord, 'alignment' | 'facePoints'>>

/** Made from what the record holds, so that a save onto a newer version keeps what is new. */
export type MakeTexts = (record: CaseRecord) => PhotoTexts

/** The server's side. Both throw `Refused`; the code RECORD_CONFLICT says that another version is stored. */
export interface PhotoServer {
  readonly update: (onto: CaseRecord, texts: PhotoTexts) => Promise<CaseRecord>
  /** The record as it is stored now; null when it is gone. */
  readonly current: (record: CaseRecord) => Promise<CaseRecord | null>
}

/**
 * Saves what concerns the photo through the record's save. When another window was first and left the photo alone, it is saved onto
 * that version; when it moved the photo too, the conflict is thrown. `base`: the record the open tracing was read from.
 */
export const savePhoto = async (base: ValueStore<CaseRecord>, make: MakeTexts, server: PhotoServer): Promise<CaseRecord> => {
  const onto = base.get()
  const write = async (from: CaseRecord): Promise<CaseRecord> => {
    const saved = await server.update(from, make(from))
    // Nothing but the photo was written: what the tracing's save starts from is still the same tracing.
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
