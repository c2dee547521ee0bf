import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { goesWithoutName } from '@sella/contract/anonymous-case'
import { headOf } from '../files/intake/read'
import { formats, sniff } from '../files/intake/sniff'
import { remakeRenditions, renditionPath } from '../files/renditions'
import { plainName } from '../files/shown-name'
import { type Arrival, type FileStore, hashIn } from '../files/store'
import { Refusal } from '../http/refusal'
import { isModelKind } from '../images/kinds'
import { editColumns } from '../records/edit-columns'
import type { ArchivedImage, ArchivedRecord } from './format'
import { largestOriginal } from './originals-in'
import { onNewPictures, type Renamed } from './picture-names'
import type { ReadyCase } from './ready-case'

/**
 * Whether an anonymous archive includes a picture. Models are left out, because their files may contain other information that
 * cannot be removed.
 */
export const shows = ({ type }: ArchivedImage, facePhotos: boolean): boolean =>
  !isModelKind(type) && goesWithoutName(type, facePhotos)

interface Edited {
  readonly hash: string
  readonly recipe: string | null
  readonly shown: string
}

/** The picture as displayed at full resolution, without any metadata and without what was cropped away. */
const bare = async (files: FileStore, { hash, recipe, shown }: Edited): Promise<Arrival> => {
  const path = renditionPath('work', shown)
  const from = recipe === null ? hash : { hash, recipe, shown }
  if (!(await files.find(path)) && !(await remakeRenditions(files, from))) throw new Refusal('FILE_GONE')
  return files.receive(Readable.from([await readFile(await files.renditionPlace(path))]), largestOriginal)
}

/** The names by which a picture is referred to: as displayed, its pixel frame, and as its file shows it. */
export const namesOf = (image: ArchivedImage): Omit<Renamed, 'image' | 'name'> => {
  const [hash, recipe] = [hashIn(image.file), image.recipe ?? null]
  const { shown, frame } = editColumns({ hash, width: image.width, height: image.height }, recipe)
  const plain = plainName({ hash, recipe: recipe && JSON.stringify(recipe) })
  return { plain, shown: shown ?? plain, frame: frame ?? hash }
}

/** The name of a picture as displayed. */
export const shownAs = (image: ArchivedImage): string => namesOf(image).shown

interface Made {
  readonly file: string
  readonly open: () => Readable
}

/**
 * Re-encodes the pictures of records as they are displayed, each once; `names` maps each old name to the new one. What is placed
 * on a picture names the new one.
 */
export const unnamedPictures = async (files: FileStore, records: readonly ArchivedRecord[]) => {
  const [made, arrivals, all] = [new Map<string, Made>(), [] as Arrival[], [] as Renamed[]]
  const close = async (): Promise<void> => {
    for (const arrival of arrivals) await arrival.discard()
  }
  const madeAnew = async (edited: Edited): Promise<Made> => {
    const arrival = await bare(files, edited)
    arrivals.push(arrival)
    const format = sniff(await headOf(arrival.place))
    const extension = format ? formats[format].extension : 'jpg'
    return { file: `originals/${arrival.hash}.${extension}`, open: () => createReadStream(arrival.place) }
  }
  const remade = async (image: ArchivedImage): Promise<Renamed> => {
    const names = namesOf(image)
    const recipe = image.recipe ? JSON.stringify(image.recipe) : null
    const picture = made.get(names.shown) ?? (await madeAnew({ hash: hashIn(image.file), recipe, shown: names.shown }))
    made.set(names.shown, picture)
    const { recipe: _, ...rest } = image
    return { ...names, image: { ...rest, file: picture.file }, name: hashIn(picture.file) }
  }
  try {
    const fresh: ArchivedRecord[] = []
    for (const record of records) {
      const pictures: Renamed[] = []
      for (const image of record.images) pictures.push(await remade(image))
      all.push(...pictures)
      fresh.push(onNewPictures(record, pictures))
    }
    const unique = [...new Map([...made.values()].map(({ file, open }) => [file, { name: file, open }])).values()]
    const names = new Map(all.map(({ shown, name }) => [shown, name]))
    return { records: fresh, names, files: unique satisfies ReadyCase['files'], close }
  } catch (error) {
    await close()
    throw error
  }
}
