import type { ImageGuess, LookedPicture } from '@sella/contract/inspection'
import sharp from 'sharp'
import { readDocument } from '../files/intake/documents'
import { readModel } from '../files/intake/models'
import type { Format } from '../files/intake/raster'
import { headOf, orBroken, readPicture } from '../files/intake/read'
import { sniff } from '../files/intake/sniff'
import { lookAt, type PictureTraits } from './look'
import { bounds, photoGuess, unknown } from './photo-guess'

/** Whether a picture file is a lateral film; null when that could not be determined. */
export type FilmCheck = (place: string) => Promise<boolean | null>

/** The guess for a picture without colour; `isFilm` is called only where its shape allows for a lateral film. */
const filmGuess = async ({ aspect }: PictureTraits, isFilm: () => Promise<boolean | null>): Promise<ImageGuess> => {
  if (aspect >= bounds.panoramic.aspect) return { kind: 'Panoramic', others: ['Lateral_Ceph'], by: 'shape' }
  const possible = aspect >= bounds.lateral.from && aspect <= bounds.lateral.to
  const film = possible ? await isFilm() : false
  if (film) return { kind: 'Lateral_Ceph', others: ['Panoramic', 'Frontal_Ceph'], by: 'film' }
  return {
    kind: null,
    others: film === null ? ['Lateral_Ceph', 'Panoramic', 'Frontal_Ceph', 'Hand_Wrist', 'CT_Slice'] : [],
    by: 'nothing',
  }
}

/** Longest side in pixels; a picture of this size is enough for a guess. */
const side = 256

/** `small`: the picture at that size as PNG; null for what is no picture. */
interface Looked {
  readonly guess: ImageGuess
  readonly format: Format | null
  readonly small: Buffer | null
}

const noPicture = (guess: ImageGuess): Looked => ({ guess, format: null, small: null })

const looked = async (place: string, isFilm: FilmCheck): Promise<Looked> => {
  if (sniff(await headOf(place)) === null && (await readModel(place)))
    return noPicture({ ...unknown, others: ['Upper_Model', 'Lower_Model'], by: 'shape' })
  if (sniff(await headOf(place)) === null && (await readDocument(place)))
    return noPicture({ kind: 'Document', others: [], by: 'document' })
  const { format, raster } = await readPicture(place)
  const { small, look } = await orBroken(async () => {
    const small = await raster.open().resize({ width: side, height: side, fit: 'inside' }).png().toBuffer()
    const { data, info } = await sharp(small).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return { small, look: lookAt({ width: info.width, height: info.height, pixels: data }) }
  })
  const guess = look.grey >= bounds.film.grey ? await filmGuess(look, () => isFilm(place)) : photoGuess(look)
  return { guess, format, small }
}

/** Guesses the kind of image in a file; refuses a file that could not be stored either. */
export const guessKindOf = async (place: string, isFilm: FilmCheck): Promise<ImageGuess> => (await looked(place, isFilm)).guess

/** Formats that browsers in wide use do not show, or only some of them. */
const rarelyShown: ReadonlySet<Format | null> = new Set<Format>(['heic', 'jpeg2000', 'tiff', 'dicom'])

/** As `guessKindOf`, for somebody who has the file before her and would see nothing of it. */
export const lookedPictureOf = async (place: string, isFilm: FilmCheck): Promise<LookedPicture> => {
  const { guess, format, small } = await looked(place, isFilm)
  const thumb = small && rarelyShown.has(format) ? await sharp(small).flatten({ background: '#000' }).jpeg().toBuffer() : null
  return { ...guess, thumb: thumb?.toString('base64') ?? null }
}
