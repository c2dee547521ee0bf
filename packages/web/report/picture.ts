import { filmLut } from '@sella/drawing/scene/film-lut'
import type { Matrix } from '@sella/drawing/scene/matrix'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Mark, Scene } from '@sella/drawing/scene/scene'
import type { Picture } from '@sella/workbench/bench/picture'
import { type FilmPixels, greyFor, painted } from '../editor/film-pixels'
import { legendScene } from './legend'
import type { Legend } from './legend-layout'
import { pictureFonts, sceneImage } from './scene-image'

/** Another picture of the same patient, aligned with the film. */
export interface Beside {
  /** The address of its pixels on this page. */
  readonly address: string
  readonly width: number
  readonly height: number
  /** From its pixels to the film's. */
  readonly matrix: Matrix
  readonly under: boolean
  readonly opacity: number
  readonly filmOpacity: number
}

export interface PictureInput {
  readonly film: FilmPixels
  /** Null leaves the film out. */
  readonly looks: Picture | null
  /** Made for the film's own pixels. */
  readonly scene: Scene
  readonly beside?: Beside | null
}

/** The form of the picture. */
export interface PictureForm {
  /** Pixels of the picture per pixel of the film, horizontally and vertically. */
  readonly times: 1 | 2
  /** In a band below the film; empty: no band. */
  readonly legend: Legend
}

/** A scene's screen pixel, as if the film were this high on a screen. */
export const readingHeight = 900

const layBeside = async (context: OffscreenCanvasRenderingContext2D, beside: Beside): Promise<void> => {
  const image = new Image()
  image.src = beside.address
  await image.decode()
  context.save()
  context.globalAlpha = beside.opacity
  context.imageSmoothingQuality = 'high'
  context.transform(...beside.matrix)
  context.drawImage(image, 0, 0, beside.width, beside.height)
  context.restore()
}

const layFilm = (context: OffscreenCanvasRenderingContext2D, { film, looks, beside }: PictureInput): void => {
  const grey = looks && greyFor(film, 0, looks)
  if (!grey || !looks) return
  const canvas = new OffscreenCanvas(grey.width, grey.height)
  canvas.getContext('2d')?.putImageData(painted(grey, filmLut(looks)), 0, 0)
  context.imageSmoothingQuality = 'high'
  context.globalAlpha = beside?.under ? beside.filmOpacity : 1
  context.drawImage(canvas, 0, 0, film.width, film.height)
  context.globalAlpha = 1
}

/** The picture's size in pixels. */
export const sizeOf = ({ film, scene }: PictureInput, { times, legend }: PictureForm) => ({
  width: film.width * times,
  height: (film.height + legendScene(legend, scene).height) * times,
})

/** What is below the drawing, and the part of a photo that covers the film. */
const layGround = async (context: OffscreenCanvasRenderingContext2D, input: PictureInput): Promise<void> => {
  const { width, height } = input.film
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  // What extends beyond the film is not in the picture.
  context.clip()
  if (input.beside?.under) await layBeside(context, input.beside)
  layFilm(context, input)
  if (input.beside && !input.beside.under) await layBeside(context, input.beside)
  context.restore()
}

const blackCanvas = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#000'
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

/** Film and drawing as a PNG at the film's own resolution or twice that, with the greys as displayed. */
export const pictureOf = async (input: PictureInput, form: PictureForm): Promise<Blob> => {
  const { canvas, context } = blackCanvas(sizeOf(input, form))
  const { width, height } = input.film
  context.scale(form.times, form.times)
  await layGround(context, input)
  context.drawImage(await sceneImage(input.scene, form.times), 0, 0, width, height)
  const band = legendScene(form.legend, input.scene)
  if (band.height > 0) context.drawImage(await sceneImage(band, form.times), 0, height, width, band.height)
  return canvas.convertToBlob({ type: 'image/png' })
}

const asAddress = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  // All at once would exceed the number of arguments of a call.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 32_768) }, (_, i) =>
    String.fromCharCode(...bytes.subarray(i * 32_768, (i + 1) * 32_768)),
  )
  return `data:${picture.type};base64,${btoa(pieces.join(''))}`
}

const filmMark = async (input: PictureInput): Promise<Mark> => {
  const { width, height } = input.film
  const { canvas, context } = blackCanvas(input.film)
  await layGround(context, input)
  const href = await asAddress(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }))
  return { mark: 'picture', href, x: 0, y: 0, width, height }
}

/** The drawing as an SVG in the film's pixels, with texts and lines kept as such; with the film embedded, or nothing below it. */
export const svgOf = async (input: PictureInput, { legend, film }: Pick<PictureForm, 'legend'> & { readonly film: boolean }) => {
  const { width, height, pixel, layers } = input.scene
  const band = legendScene(legend, input.scene)
  const total = { width, height: height + band.height }
  // Over the drawing: a line that leaves the film is covered by the legend, as in a PNG.
  const ground: Mark = { mark: 'box', x: 0, y: height, width, height: band.height, fill: '#000' }
  const below: Mark = {
    mark: 'group',
    matrix: [1, 0, 0, 1, 0, height],
    pixel: band.pixel,
    marks: band.layers.flatMap(({ marks }) => marks),
  }
  const under = { id: 'film', marks: film ? [await filmMark(input)] : [] }
  const scene: Scene = {
    ...{ ...total, pixel },
    layers: [under, ...layers, { id: 'legend', marks: band.height > 0 ? [ground, below] : [] }],
  }
  return new Blob([paintSvg(scene, { fonts: pictureFonts, sized: true })], { type: 'image/svg+xml' })
}
