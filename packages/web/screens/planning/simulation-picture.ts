import type { Point } from '@sella/ceph/geometry/point'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Photo } from '@sella/contract/entities'
import { faceMesh, filmToPhoto, type NoMesh } from '@sella/drawing/morph/face-mesh'
import { type FaceMesh, partWay } from '@sella/drawing/morph/mesh'
import { skinMoves } from '@sella/drawing/morph/skin-move'
import { warped } from '@sella/drawing/morph/warp'
import { wrapped } from '@sella/drawing/scene/text-width'
import { type AlignedPhoto, type Box, reduced } from '@sella/workbench/planning/side-photo'

/** The side photo's pixels, reduced if it has more than are shown. */
export interface LoadedPhoto {
  readonly pixels: ImageData
  /** Loaded pixels per pixel of the photo, along a side. */
  readonly share: number
  /** The loaded part, in pixels of the photo. */
  readonly part: Box
}

type Pictured = Pick<Photo, 'url' | 'width' | 'height'>

const wholeOf = ({ width, height }: Pictured): Box => ({ x: 0, y: 0, width, height })

/**
 * Loads a photo, or a part of it, with at most `longest` pixels along the longer side; the result may itself be smaller than the
 * photo. Rejects if it cannot be fetched or decoded.
 */
export const loadPixels = async (photo: Pictured, longest: number, part: Box = wholeOf(photo)): Promise<LoadedPhoto> => {
  const image = new Image()
  image.src = photo.url
  await image.decode()
  const there = image.naturalWidth / photo.width
  const reduction = Math.min(1, longest / (there * Math.max(part.width, part.height)))
  const [width, height] = [part.width, part.height].map(side => Math.round(side * there * reduction)) as [number, number]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  const from = [part.x, part.y, part.width, part.height].map(each => each * there) as [number, number, number, number]
  context.drawImage(image, ...from, 0, 0, width, height)
  return { pixels: context.getImageData(0, 0, width, height), share: width / part.width, part }
}

/** A photo ready for morphing. */
export interface Morph {
  readonly loaded: LoadedPhoto
  readonly mesh: FaceMesh
  /** The present skin, in pixels of the displayed photo. */
  readonly present: readonly (readonly Point[])[]
}

interface Of {
  readonly start: Tracing
  readonly prediction: Prediction
  readonly alignedPhoto: AlignedPhoto
  readonly loaded: LoadedPhoto
}

export function morphOf({ start, prediction, alignedPhoto, loaded }: Of): Morph | NoMesh {
  const alignment = reduced(alignedPhoto.alignment, loaded.share, loaded.part)
  const mesh = faceMesh({ start, prediction, alignment, photo: loaded.pixels })
  if (typeof mesh === 'string') return mesh
  const toPhoto = filmToPhoto(alignment)
  return { loaded, mesh, present: skinMoves(start, prediction).map(({ from }) => (toPhoto ? from.map(toPhoto) : [])) }
}

type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const dotted = (context: Context2D, lines: Morph['present'], pixel: number): void => {
  context.setLineDash([1.5 * pixel, 3 * pixel])
  context.lineWidth = 1.5 * pixel
  context.strokeStyle = '#ffffff'
  for (const line of lines) {
    context.beginPath()
    for (const { x, y } of line) context.lineTo(x, y)
    context.stroke()
  }
  context.setLineDash([])
}

/** In the picture itself, across all of it: every copy of the picture says what it is. */
const watermark = (
  context: Context2D,
  { width, height }: { readonly width: number; readonly height: number },
  text: string,
): void => {
  const size = Math.max(14, Math.round(width / 16))
  context.save()
  context.font = `600 ${size}px sans-serif`
  context.textAlign = 'center'
  context.lineWidth = Math.max(1, size / 24)
  context.strokeStyle = 'rgba(0, 0, 0, 0.35)'
  context.fillStyle = 'rgba(255, 255, 255, 0.5)'
  for (let y = height / 6; y < height; y += height / 3) {
    context.setTransform(1, 0, 0, 1, width / 2, y)
    context.rotate(-Math.PI / 6)
    context.strokeText(text, 0, 0)
    context.fillText(text, 0, 0)
  }
  context.restore()
}

interface Shown {
  /** 0 the present face, 1 the planned one. */
  readonly share: number
  readonly mark: string
  /** Canvas pixels per screen pixel. */
  readonly pixel: number
}

/** Paints the face on its way to the plan, the present profile dotted, with the watermark. */
export function paintMorph(context: Context2D, { loaded, mesh, present }: Morph, { share, mark, pixel }: Shown): void {
  const { width, height } = loaded.pixels
  const { data } = share === 0 ? loaded.pixels : warped(loaded.pixels, partWay(mesh, share))
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  dotted(context, present, pixel)
  watermark(context, loaded.pixels, mark)
}

/** The planned face as a PNG of its full size, with caption lines below it, as many as the text needs. */
export async function simulationPng(morph: Morph, mark: string, foot: readonly string[]): Promise<Blob> {
  const { width, height } = morph.loaded.pixels
  const size = Math.max(13, Math.round(width / 52))
  const lines = foot.flatMap(words => wrapped(words, width - 2 * size, size, 400))
  const canvas = new OffscreenCanvas(width, height + Math.round(size * 1.6 * (lines.length + 1)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  paintMorph(context, morph, { share: 1, mark, pixel: Math.max(1, width / 500) })
  context.fillStyle = '#1c2024'
  context.font = `${size}px sans-serif`
  for (const [i, line] of lines.entries()) context.fillText(line, size, height + size * 1.6 * (i + 1), width - 2 * size)
  return canvas.convertToBlob({ type: 'image/png' })
}
