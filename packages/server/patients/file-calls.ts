import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { readFile, saveFile, saveNote, tagsUsed } from './file-store'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
}

/** Notes on cases and records. */
export const caseFileCalls = ({ store, now }: Ports): Part<'caseFileGet' | 'caseFileSave' | 'recordNoteSave' | 'caseTags'> => {
  const by = (doctor: string) => ({ doctor, at: instant(now()) })
  return {
    caseFileGet: ({ caseUuid }, { doctor }) => readFile(store.db, { doctor, caseUuid }),
    caseFileSave: (save, { doctor }) => saveFile(store, save, by(doctor)),
    recordNoteSave: (save, { doctor }) => saveNote(store, save, by(doctor)),
    caseTags: (_, { doctor, only }) => tagsUsed(store.db, doctor, only),
  }
}
