import { type MarkedPicture, markedScene } from '@sella/drawing/report/marked-picture'
import { askPicture } from '../api/client'
import { layWords } from './lay-words'

/** The picture with its marks and their readings as one PNG; `url` is the picture's own address on this page. */
export const markedPng = async (url: string, marked: MarkedPicture): Promise<Blob> => {
  const { scene, picture } = markedScene(marked)
  const canvas = new OffscreenCanvas(scene.width, scene.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, scene.width, scene.height)
  const bitmap = await createImageBitmap(await askPicture(url))
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, picture.width, picture.height)
  bitmap.close()
  await layWords(context, scene, 1)
  return canvas.convertToBlob({ type: 'image/png' })
}
