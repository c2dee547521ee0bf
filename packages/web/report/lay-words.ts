import type { Scene } from '@sella/drawing/scene/scene'
import { sceneImage } from './scene-image'

/** Paints a drawing without pictures over a canvas, at `times` its size. */
export const layWords = async (context: OffscreenCanvasRenderingContext2D, scene: Scene, times: 1 | 2): Promise<void> => {
  context.drawImage(await sceneImage(scene, times), 0, 0, scene.width, scene.height)
}
