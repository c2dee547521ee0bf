import { filmLut } from '@sella/drawing/scene/film-lut'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Scene } from '@sella/drawing/scene/scene'
import { type FilmPixels, greyFor, painted } from '../editor/film-pixels'
import type { Picture } from '../editor/picture'

export interface PictureInput {
  readonly film: FilmPixels
  /** Null leaves the film out. */
  readonly looks: Picture | null
  /** Made for the film's own pixels. */
  readonly scene: Scene
}

/** A scene's screen pixel when the film is to be read as if it stood this high on a screen. */
export const readingHeight = 900

const fonts = '"IBM Plex Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'

const drawn = async (scene: Scene): Promise<HTMLImageElement> => {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([paintSvg(scene, { fonts, sized: true })], { type: 'image/svg+xml' }))
  image.src = address
  await image.decode()
  URL.revokeObjectURL(address)
  return image
}

const layFilm = (context: OffscreenCanvasRenderingContext2D, { film, looks }: PictureInput): void => {
  const grey = looks && greyFor(film, 0, looks)
  if (!grey || !looks) return
  const canvas = new OffscreenCanvas(grey.width, grey.height)
  canvas.getContext('2d')?.putImageData(painted(grey, filmLut(looks)), 0, 0)
  context.drawImage(canvas, 0, 0, film.width, film.height)
}

/** Film and drawing as a PNG at the film's own resolution, with the greys as they are looked at. */
export const pictureOf = async (input: PictureInput): Promise<Blob> => {
  const { width, height } = input.film
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#000'
  context.fillRect(0, 0, width, height)
  layFilm(context, input)
  context.drawImage(await drawn(input.scene), 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/png' })
}
