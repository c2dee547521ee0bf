import type { Arrival, FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { keepImage } from '../images/arrive'
import type { NewImage } from '../images/store'
import type { ArchivedImage } from './format'
import type { Watch } from './watch'
import type { ZipIn } from './zip-in'

/** Most bytes of an original. */
export const largestOriginal = 200_000_000

/** Facts read from the file itself: size, scale, hash, path in the store. */
export type Facts = Omit<NewImage, 'record_uuid' | 'type' | 'name'>

/**
 * The key under which a file's facts are stored: the file taken as a paper, or as one of its pictures. Pages of one file may
 * differ in size.
 */
export const factsOf = ({ file, type, recipe }: Pick<ArchivedImage, 'file' | 'type' | 'recipe'>): string =>
  `${file} ${type === 'Document' ? 'paper' : (recipe?.page ?? 1)}`

const invalid = (place: string): Refusal => new Refusal('ARCHIVE_INVALID', { place })

const keep = async (files: FileStore, arrival: Arrival, { file, type, recipe }: ArchivedImage): Promise<Facts> => {
  if (!file.includes(arrival.hash)) throw invalid(file)
  const slot = { record: '', kind: type, name: '', page: recipe?.page, archived: true }
  const { record_uuid: _, type: __, name: ___, edit: ____, ...facts } = await keepImage(files, arrival, slot)
  return facts
}

interface From {
  readonly zip: ZipIn
  readonly files: FileStore
  /** Collects every file taken in; discard them once the rows that name them have been written or refused. */
  readonly arrivals: Arrival[]
  readonly watch: Watch
}

/**
 * Takes the originals of an archive through the same intake as an upload, each once. Refuses a file that is not a picture, or not
 * what its name says. Resolves to their facts, keyed by `factsOf`.
 */
export const keepOriginals = async (
  { zip, files, arrivals, watch }: From,
  images: readonly ArchivedImage[],
): Promise<ReadonlyMap<string, Facts>> => {
  const facts = new Map<string, Facts>()
  const of = new Set(images.map(factsOf)).size
  for (const image of images) {
    if (facts.has(factsOf(image))) continue
    watch.check()
    watch.report('originals', facts.size, of)
    const arrival = await files.receive(await zip.open(image.file), largestOriginal)
    arrivals.push(arrival)
    facts.set(factsOf(image), await keep(files, arrival, image))
  }
  return facts
}
