import type { Scene } from '@sella/drawing/scene/scene'
import { layWords } from './lay-words'

/** A drawing without pictures as a PNG of its own size. */
export const scenePng = async (scene: Scene): Promise<Blob> => {
  const canvas = new OffscreenCanvas(scene.width, scene.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  await layWords(context, scene, 1)
  return canvas.convertToBlob({ type: 'image/png' })
}
