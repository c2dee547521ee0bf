import { type PatientFolder, readFolders } from '@sella/ceph/intake/folders'
import type { ImageKind } from '@sella/contract/entities'
import type { DicomHeader } from '@sella/contract/inspection'
import type { DayBasis, Reason } from '../uploads/queue'
import type { Newcomer, NewcomerDraft, NewcomerFile } from './newcomer'

/** A file of a folder after it has been examined. */
export interface LookedFile {
  readonly name: string
  readonly folders: readonly string[]
  /** Date taken according to the file. */
  readonly day: string | null
  readonly dayBy: Extract<DayBasis, 'dicom' | 'exif'> | null
  /** Null: not a kind that is stored. */
  readonly kind: ImageKind | null
  readonly guessed: boolean
  /** Why it cannot be stored; null if it can, or has not been examined. */
  readonly refused: Reason | null
  /** The person named in a DICOM file. */
  readonly person: DicomHeader['patient'] | null
}

interface FoldersTaken {
  readonly newcomers: readonly Newcomer[]
  /** Indices of files that are not in any patient's folder, and of those in folders that contain nothing to store. */
  readonly loose: readonly number[]
}

const different = <T>(values: readonly (T | null | undefined)[]): readonly T[] => [
  ...new Set(values.flatMap(value => (value === null || value === undefined || value === '' ? [] : [value]))),
]

/** The combined data of folder and DICOM files; where the files disagree with each other, neither value is used. */
const draftOf = ({ byName, birthday }: PatientFolder, people: readonly DicomHeader['patient'][]) => {
  const [names, ids, days, sexes] = [
    different(people.map(({ name }) => name)),
    different(people.map(({ id }) => id)),
    different(people.map(({ birthDate }) => birthDate)),
    different(people.map(({ sex }) => sex)),
  ]
  const only = <T>(values: readonly T[]): T | undefined => (values.length === 1 ? values[0] : undefined)
  const draft: NewcomerDraft = {
    name: byName.name || only(names) || '',
    number: byName.number || only(ids) || '',
    sex: byName.sex ?? only(sexes) ?? null,
    birthday: only(days) ?? (days.length === 0 ? (birthday ?? '') : ''),
    phone: byName.phone,
    agency: '',
    notes: '',
  }
  const differs =
    [ids, days, sexes].some(values => values.length > 1) ||
    (birthday !== null && days.some(day => day !== birthday)) ||
    (byName.sex !== null && sexes.some(sex => sex !== byName.sex))
  return { draft, differs, guessed: days.length === 0 }
}

const newcomerOf = (folder: PatientFolder, files: readonly LookedFile[]): Newcomer => {
  const people = folder.files.flatMap(({ index }) => files[index]?.person ?? [])
  const { draft, differs, guessed } = draftOf(folder, people)
  return {
    key: folder.path,
    source: folder.path,
    draft,
    doubts: [
      ...(folder.birthdayGuessed && guessed ? (['birthdayGuessed'] as const) : []),
      ...(differs ? (['personDiffers'] as const) : []),
    ],
    files: folder.files.flatMap(({ index, day, by, otherDay }): NewcomerFile[] => {
      const file = files[index]
      if (!file) return []
      const dayBy = by === 'file' ? file.dayBy : by
      return [{ index, name: file.name, day, dayBy, otherDay, kind: file.kind, guessed: file.guessed, refused: file.refused }]
    }),
    undated: '',
    goal: null,
    likely: [],
  }
}

/** Converts nested folders to newcomers; null if they are not the folders of several patients. */
export const newcomersOfFolders = (files: readonly LookedFile[]): FoldersTaken | null => {
  const read = readFolders(files)
  if (!read) return null
  const holdsNothing = (folder: PatientFolder): boolean => folder.files.every(({ index }) => files[index]?.refused)
  const empty = read.patients.filter(holdsNothing).flatMap(folder => folder.files.map(({ index }) => index))
  return {
    newcomers: read.patients.filter(folder => !holdsNothing(folder)).map(folder => newcomerOf(folder, files)),
    loose: [...read.loose, ...empty].toSorted((a, b) => a - b),
  }
}
