import { type Composite, compositeMarks, compositeRatio } from '@sella/drawing/report/photo-composite'
import type { PictureMark } from '@sella/drawing/scene/scene'
import { askPicture } from '../api/client'
import { layWords } from './lay-words'

const grounds = { light: '#ffffff', dark: '#060708' } as const

/** At the single size, pixels. */
const [width, margin] = [1800, 36]

/** The picture's size in pixels. */
export const compositeSize = (composite: Composite, times: 1 | 2) => ({
  width: width * times,
  height: Math.round(2 * margin + (width - 2 * margin) * compositeRatio(composite)) * times,
})

const layPhoto = async (context: OffscreenCanvasRenderingContext2D, mark: PictureMark): Promise<void> => {
  const photo = await createImageBitmap(await askPicture(mark.href))
  context.save()
  context.beginPath()
  if (mark.clip) context.rect(mark.clip.x, mark.clip.y, mark.clip.width, mark.clip.height)
  context.clip()
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, mark.x, mark.y, mark.width, mark.height)
  context.restore()
  photo.close()
}

/** The photos of a record and its card as one PNG; each photo is given by an address of this page. */
export const compositePicture = async (composite: Composite, times: 1 | 2): Promise<Blob> => {
  const size = compositeSize(composite, times)
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = grounds[composite.theme]
  context.fillRect(0, 0, size.width, size.height)
  context.scale(times, times)
  const marks = compositeMarks(composite, { x: margin, y: margin, width: width - 2 * margin })
  for (const mark of marks) if (mark.mark === 'picture') await layPhoto(context, mark)
  const words = marks.filter(({ mark }) => mark !== 'picture')
  const scene = { width, height: size.height / times, pixel: 1, layers: [{ id: 'card', marks: words }] }
  await layWords(context, scene, times)
  return canvas.convertToBlob({ type: 'image/png' })
}
