import type { ImageKind } from '@sella/contract/entities'
import { guessKind } from '@sella/contract/guess-kind'
import type { LookedFile } from '@sella/workbench/migration/from-folders'
import { Refused } from '@sella/workbench/server/refused'
import type { Reason } from '@sella/workbench/uploads/queue'
import { ask } from '../api/client'
import { photoDay } from './exif-day'
import { isPicture, refusedHere } from './file-look'
import { guessContent } from './guess-content'
import { looksDicom } from './is-dicom'

type Findings = Pick<LookedFile, 'day' | 'dayBy' | 'kind' | 'guessed' | 'refused' | 'person'>

const nothing: Findings = { day: null, dayBy: null, kind: null, guessed: false, refused: null, person: null }

/** The kind according to the file's name, otherwise according to its folder's. */
const kindByName = (file: File, folders: readonly string[]): ImageKind | null =>
  guessKind(file.name) ?? guessKind(folders.at(-1) ?? '')

const dicomLook = async (file: File, signal: AbortSignal): Promise<Findings> => {
  const { dicom } = await ask('imageInspect', {}, { file, signal })
  const day = dicom?.acquisitionDate ?? dicom?.studyDate ?? null
  return { ...nothing, day, dayBy: day ? 'dicom' : null, person: dicom?.patient ?? null }
}

const reasonOf = ({ reason, details }: Refused): Reason => ({ code: reason, details })

/** Why the server refused the file; null if it gave no reason. */
const refusalOf = (error: unknown): Reason | null =>
  error instanceof Refused && error.status >= 413 && error.status < 429 ? reasonOf(error) : null

const photoLook = async (file: File): Promise<Findings> => {
  const day = await photoDay(file)
  return { ...nothing, day, dayBy: day ? 'exif' : null }
}

const look = async (file: File, folders: readonly string[], signal: AbortSignal): Promise<Findings> => {
  const refused = refusedHere(file)
  if (refused) return { ...nothing, refused: reasonOf(refused) }
  const named = kindByName(file, folders)
  const words = (await looksDicom(file)) ? await dicomLook(file, signal) : await photoLook(file)
  if (named !== null) return { ...words, kind: named }
  // Only a person can tell which jaw a model shows.
  if (/\.(stl|ply)$/i.test(file.name) && !(await isPicture(file))) return words
  return { ...words, kind: (await guessContent(file, signal)).kind ?? 'Other', guessed: true }
}

/** What can be learned from a file in a folder; nothing if the server would refuse it. Throws when stopped. */
export const lookInto = async (file: File, folders: readonly string[], signal: AbortSignal): Promise<LookedFile> => {
  const about = { name: file.name, folders }
  try {
    return { ...about, ...(await look(file, folders, signal)) }
  } catch (error) {
    if (signal.aborted) throw error
    // Without a network a file is filed by its name, or as another image, whose kind a person sets later.
    const refused = refusalOf(error)
    return refused
      ? { ...about, ...nothing, refused }
      : { ...about, ...nothing, kind: kindByName(file, folders) ?? 'Other', guessed: true }
  }
}
