import type { Coming } from '@sella/workbench/uploads/ports'
import type { Drop, Item, Omission, Place, Reason } from '@sella/workbench/uploads/queue'
import type { Dropped } from './dropped-files'

/** Names that sort in the order of arrival; `chance` distinguishes two windows. */
const makeNames = () => {
  let count = 0
  return (at: number): string => {
    count += 1
    const chance = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
    return [at.toString(36).padStart(9, '0'), count.toString(36).padStart(6, '0'), chance.toString(36)].join('.')
  }
}
const nextName = makeNames()

/** A drop for a case, at an instant in ms; `from`: the folder of another system it came from. */
export const newDrop = (patient: { readonly uuid: string; readonly name: string }, at: number, from?: string): Drop => ({
  id: nextName(at),
  at,
  caseUuid: patient.uuid,
  patient: patient.name,
  from,
})

/** A drop without a patient: files in a folder of folders that are in no patient's folder. */
export const strayDrop = (from: string, at: number): Drop => ({ id: nextName(at), at, caseUuid: null, patient: from })

/** A drop for a new patient whose form was closed before it was saved; `patient`: the name as far as it was entered. */
export const unsavedDrop = (patient: string, at: number): Drop => ({
  ...{ id: nextName(at), at, caseUuid: null, patient, unsaved: true },
})

export interface Filing {
  readonly place: Place
  readonly spacing?: Item['spacing']
  readonly page?: Item['page']
  readonly guessed?: boolean
  readonly ifKnown?: Item['ifKnown']
  readonly ifTaken?: Item['ifTaken']
}

/** A file being sent to its place. */
export const filing = (
  drop: Drop,
  file: File,
  { place, spacing, page, guessed = false, ifKnown = 'keep', ifTaken }: Filing,
): Coming<File> => ({
  item: {
    id: nextName(drop.at),
    drop: drop.id,
    name: file.name,
    bytes: file.size,
    place,
    spacing,
    page,
    guessed,
    ifKnown,
    ifTaken,
    state: { at: 'waiting', tries: 0, from: 0 },
  },
  file,
})

/** A file that is omitted, for the receipt. */
export const leftOut = (
  drop: Drop,
  { name, size }: { readonly name: string; readonly size: number },
  why: Omission | Reason,
): Coming<File> => ({
  item: {
    id: nextName(drop.at),
    drop: drop.id,
    name,
    bytes: size,
    place: null,
    guessed: false,
    ifKnown: 'refuse',
    state: { at: 'out', why },
  },
  file: null,
})

/** A drop of which nothing is taken, for the receipt: each of its files with the reason, those not examined with their own. */
export const allLeftOut = (drop: Drop, { files, omitted }: Dropped, why: Omission): readonly Coming<File>[] => [
  ...files.map(file => leftOut(drop, file, why)),
  ...omitted.map(file => leftOut(drop, file, file.why)),
]
