import type { IsoDay } from '../patient/record-day'
import { type FolderName, namesPatient, readFolderName } from './folder-name'

/** A file with the folders it lies in, the outermost first, and the day it says itself that it was taken. */
export interface FolderFile {
  readonly folders: readonly string[]
  readonly day: IsoDay | null
}

/** A file of a patient's folder, with the day it goes by. */
export interface DatedFile {
  /** Its place among the files that came in. */
  readonly index: number
  readonly day: IsoDay | null
  readonly by: 'folder' | 'file' | null
  /** The day the file itself says where its folder says another. */
  readonly otherDay: IsoDay | null
}

/** A folder taken for a patient. */
export interface PatientFolder {
  /** With those around it, parted by slashes: folders of one name in two places are two. */
  readonly path: string
  readonly byName: FolderName
  /** Day of birth; `birthdayGuessed` where the folder's name has a day long before the pictures, but does not call it a birthday. */
  readonly birthday: IsoDay | null
  readonly birthdayGuessed: boolean
  readonly files: readonly DatedFile[]
}

export interface FoldersRead {
  readonly patients: readonly PatientFolder[]
  /** Places of files that lie in no patient's folder. */
  readonly loose: readonly number[]
}

/** Years by which a day in a folder's name lies before every picture where it can only be a birthday: nobody is treated for so long. */
const longBefore = 3

/** How deep the patients' folders lie: where there are several, most of them named like patients. Null where there is no such place. */
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
 * Folders of folders as patients with dated files: the folder of a patient by its name, the day of a file by the innermost folder that
 * has one, else by the file itself. Null where there is no place with several patients' folders. Every file is in exactly one of both lists.
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
