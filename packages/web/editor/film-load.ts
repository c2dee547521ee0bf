import type { Size } from '@sella/workbench/canvas/view'
import { type FilmPixels, longestSide, pyramid } from './film-pixels'
import { colouredOf, greyOf } from './grey'

const pictureAt = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.decoding = 'async'
  image.src = url
  await image.decode()
  return image
}

/**
 * Loads the upright working copy of a film. `film`: its size as stated by the server, in which all points are stored. `coloured`:
 * a photo, shown in colour. Rejects if the picture cannot be fetched or decoded.
 */
export const loadFilm = async (url: string, film: Size, coloured = false): Promise<FilmPixels> => {
  const image = await pictureAt(url)
  const reduce = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
  const [width, height] = [Math.round(image.naturalWidth * reduce), Math.round(image.naturalHeight * reduce)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return pyramid(film, (coloured ? colouredOf : greyOf)(data, width, height))
}
