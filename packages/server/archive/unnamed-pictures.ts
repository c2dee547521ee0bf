import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { headOf } from '../files/intake/read'
import { formats, sniff } from '../files/intake/sniff'
import { remakeRenditions, renditionPath } from '../files/renditions'
import { plainName, plainRecipe } from '../files/shown-name'
import { type Arrival, type FileStore, hashIn } from '../files/store'
import { Refusal } from '../http/refusal'
import { isModelKind } from '../images/kinds'
import { editColumns } from '../records/edit-columns'
import type { ArchivedImage, ArchivedRecord } from './format'
import { largestOriginal } from './originals-in'
import type { ReadyCase } from './ready-case'

const faces: readonly string[] = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Oblique_Photo']
/** Kinds that may show anything: a name, a face, a letter. */
const unsaid: readonly string[] = ['Other', 'Document']

/**
 * Whether an anonymous archive includes a picture. Models are left out, because their files may contain other information that
 * cannot be removed.
 */
export const shows = ({ type }: ArchivedImage, facePhotos: boolean): boolean =>
  !isModelKind(type) && !unsaid.includes(type) && (facePhotos || !faces.includes(type))

/** The upright picture at full resolution, without its edit and without any metadata. */
const bare = async (files: FileStore, made: { readonly hash: string; readonly recipe: string | null }): Promise<Arrival> => {
  const [name, plain] = [plainName(made), plainRecipe(made)]
  const path = renditionPath('work', name)
  const shown = plain === null ? made.hash : { hash: made.hash, recipe: JSON.stringify(plain), shown: name }
  if (!(await files.find(path)) && !(await remakeRenditions(files, shown))) throw new Refusal('FILE_GONE')
  return files.receive(Readable.from([await readFile(await files.renditionPlace(path))]), largestOriginal)
}

/** The names by which points refer to a picture: the picture itself, the picture as displayed, and its pixel frame. */
const namesOf = (hash: string, { recipe, width, height }: ArchivedImage): readonly string[] => {
  const { shown, frame } = editColumns({ hash, width, height }, recipe ?? null)
  const plain = plainName({ hash, recipe: recipe ? JSON.stringify(recipe) : null })
  return [plain, shown ?? plain, frame ?? plain]
}

/** The name of a picture as displayed. */
export const shownAs = (image: ArchivedImage): string => namesOf(hashIn(image.file), image)[1] ?? hashIn(image.file)

/** Re-encodes the pictures of records, each once; `names` maps each old name to the new one. */
export const unnamedPictures = async (files: FileStore, records: readonly ArchivedRecord[]) => {
  const [names, made, arrivals] = [new Map<string, string>(), new Map<string, string>(), [] as Arrival[]]
  const entries: { readonly name: string; readonly open: () => Readable }[] = []
  const close = async (): Promise<void> => {
    for (const arrival of arrivals) await arrival.discard()
  }
  const remade = async (image: ArchivedImage): Promise<ArchivedImage> => {
    const old = hashIn(image.file)
    const picture = { hash: old, recipe: image.recipe ? JSON.stringify(image.recipe) : null }
    // Two pictures from one file become two files.
    const plain = plainName(picture)
    const arrival = made.has(plain) ? null : await bare(files, picture)
    if (arrival) {
      arrivals.push(arrival)
      const format = sniff(await headOf(arrival.place))
      const name = `originals/${arrival.hash}.${format ? formats[format].extension : 'jpg'}`
      made.set(plain, name)
      entries.push({ name, open: () => createReadStream(arrival.place) })
    }
    const file = made.get(plain) ?? image.file
    const fresh = { ...image, file, ...(image.recipe ? { recipe: { ...image.recipe, page: undefined } } : {}) }
    for (const [i, was] of namesOf(old, image).entries()) names.set(was, namesOf(hashIn(file), fresh)[i] ?? was)
    return fresh
  }
  try {
    const all: ArchivedRecord[] = []
    for (const record of records) {
      const images: ArchivedImage[] = []
      for (const image of record.images) images.push(await remade(image))
      all.push({ ...record, images })
    }
    const unique = [...new Map(entries.map(entry => [entry.name, entry])).values()]
    return { records: all, names, files: unique satisfies ReadyCase['files'], close }
  } catch (error) {
    await close()
    throw error
  }
}
