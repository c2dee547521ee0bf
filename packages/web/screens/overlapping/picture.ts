import { overlapSheet, type PanelPlace, type SheetInput, sheetGround } from '@sella/drawing/tracing/overlap-sheet'
import { askPicture } from '../../api/client'
import { sceneImage } from '../../report/scene-image'
import type { FilmUnder } from './overlap-drawing'

/** A film with the address of its pixels and the image size that its points refer to. */
export interface FilmPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

export interface PictureInput extends SheetInput {
  /** The films below each canvas, from the bottom. */
  readonly under: Readonly<Record<string, readonly FilmUnder[]>>
  readonly films: ReadonlyMap<string, FilmPicture>
}

export type Times = 1 | 2 | 4

/** The picture's size in pixels. */
export const sizeOf = (input: SheetInput, times: Times) => {
  const { width, height } = overlapSheet(input).scene
  return { width: Math.round(width * times), height: Math.round(height * times) }
}

const layFilms = async (context: OffscreenCanvasRenderingContext2D, place: PanelPlace, input: PictureInput) => {
  context.save()
  context.beginPath()
  context.rect(place.x, place.y, place.width, place.height)
  context.clip()
  context.translate(place.x, place.y)
  for (const { id, matrix, opacity } of input.under[place.method] ?? []) {
    const film = input.films.get(id)
    if (!film) continue
    const picture = await createImageBitmap(await askPicture(film.url))
    context.save()
    context.globalAlpha = opacity
    context.imageSmoothingQuality = 'high'
    context.transform(...matrix)
    context.drawImage(picture, 0, 0, film.width, film.height)
    context.restore()
    picture.close()
  }
  context.restore()
}

/** The overlap as a PNG: films, tracings, and below each canvas what it is registered on. */
export const overlapPicture = async (input: PictureInput, times: Times): Promise<Blob> => {
  const { scene, places } = overlapSheet(input)
  const { width, height } = sizeOf(input, times)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = sheetGround[input.theme]
  context.fillRect(0, 0, width, height)
  context.scale(times, times)
  for (const place of places) await layFilms(context, place, input)
  context.drawImage(await sceneImage(scene, times), 0, 0, scene.width, scene.height)
  return canvas.convertToBlob({ type: 'image/png' })
}
