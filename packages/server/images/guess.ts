import type { ImageGuess } from '@sella/contract/inspection'
import sharp from 'sharp'
import { readDocument } from '../files/intake/documents'
import { readModel } from '../files/intake/models'
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

/** Guesses the kind of image in a file; refuses a file that could not be stored either. */
export const guessKindOf = async (place: string, isFilm: FilmCheck): Promise<ImageGuess> => {
  if (sniff(await headOf(place)) === null && (await readModel(place)))
    return { ...unknown, others: ['Upper_Model', 'Lower_Model'], by: 'shape' }
  if (sniff(await headOf(place)) === null && (await readDocument(place))) return { kind: 'Document', others: [], by: 'document' }
  const { raster } = await readPicture(place)
  const look = await orBroken(async () => {
    const small = await raster.open().resize({ width: side, height: side, fit: 'inside' }).png().toBuffer()
    const { data, info } = await sharp(small).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return lookAt({ width: info.width, height: info.height, pixels: data })
  })
  return look.grey >= bounds.film.grey ? filmGuess(look, () => isFilm(place)) : photoGuess(look)
}
