import type { IsoDay } from '../patient/record-day'
import { type FolderName, namesPatient, readFolderName } from './folder-name'

/** A file with the folders containing it, outermost first, and the date it was taken according to the file itself. */
export interface FolderFile {
  readonly folders: readonly string[]
  readonly day: IsoDay | null
}

/** A file of a patient's folder, with the date assigned to it. */
export interface DatedFile {
  /** Index among the incoming files. */
  readonly index: number
  readonly day: IsoDay | null
  readonly by: 'folder' | 'file' | null
  /** The file's own date, if it differs from that of its folder. */
  readonly otherDay: IsoDay | null
}

/** A folder recognized as a patient's. */
export interface PatientFolder {
  /** Including its parent folders, separated by slashes, so that folders of the same name in two places are distinct. */
  readonly path: string
  readonly byName: FolderName
  /**
   * Date of birth. `birthdayGuessed`: the folder's name contains a date long before the pictures, but does not call it a date of
   * birth.
   */
  readonly birthday: IsoDay | null
  readonly birthdayGuessed: boolean
  readonly files: readonly DatedFile[]
}

export interface FoldersRead {
  readonly patients: readonly PatientFolder[]
  /** Indices of files that are not in any patient's folder. */
  readonly loose: readonly number[]
}

/**
 * A date in a folder's name that is this many years before every picture can only be a date of birth, because no treatment takes
 * that long.
 */
const longBefore = 3

/**
 * The depth of the patients' folders: the level with several folders, most of them named like patients. Null if there is none.
 */
const depthOf = (files: readonly FolderFile[]): number | null => {
  const deepest = Math.max(0, ...files.map(({ folders }) => folders.length))
  for (let depth = 0; depth < deepest; depth += 1) {
    const names = [...new Set(files.flatMap(({ folders }) => folders[depth] ?? []))]
    const patients = names.filter(namesPatient)
    if (patients.length > 1 && patients.length * 2 >= names.length) return depth
  }
  return null
}

const yearsLater = (day: IsoDay, years: number): IsoDay => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

const deepestDay = (folders: readonly string[]): IsoDay | null =>
  folders.map(folder => readFolderName(folder).day).findLast(day => day !== null) ?? null

interface Placed extends FolderFile {
  readonly index: number
}

const patientOf = (path: string, files: readonly Placed[], depth: number): PatientFolder => {
  const byName = readFolderName(files[0]?.folders[depth] ?? '')
  const within = files.map(file => ({
    ...file,
    inFolder: deepestDay(file.folders.slice(depth + 1)) ?? deepestDay(file.folders.slice(0, depth)),
  }))
  const days = within.flatMap(({ inFolder, day }) => inFolder ?? day ?? [])
  const own = byName.day
  const asBirthday =
    byName.birthday === null && own !== null && days.length > 0 && days.every(day => day > yearsLater(own, longBefore))
  return {
    path,
    byName,
    birthday: byName.birthday ?? (asBirthday ? own : null),
    birthdayGuessed: asBirthday,
    files: within.map(({ index, inFolder, day }) => {
      const byFolder = inFolder ?? (asBirthday ? null : own)
      return {
        index,
        day: byFolder ?? day,
        by: byFolder ? 'folder' : day ? 'file' : null,
        otherDay: byFolder && day && byFolder !== day ? day : null,
      }
    }),
  }
}

/**
 * Converts nested folders to patients with dated files: the patient from the folder's name, a file's date from the innermost
 * folder that has one, otherwise from the file itself. Null if no level contains several patients' folders. Every file is in
 * exactly one of the two lists.
 */
export const readFolders = (files: readonly FolderFile[]): FoldersRead | null => {
  const depth = depthOf(files)
  if (depth === null) return null
  const groups = new Map<string, Placed[]>()
  const loose: number[] = []
  for (const [index, file] of files.entries()) {
    const folder = file.folders[depth]
    if (folder === undefined || !namesPatient(folder)) loose.push(index)
    else {
      const path = file.folders.slice(0, depth + 1).join('/')
      groups.set(path, [...(groups.get(path) ?? []), { ...file, index }])
    }
  }
  return { patients: [...groups].map(([path, own]) => patientOf(path, own, depth)), loose }
}
