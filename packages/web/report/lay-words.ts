import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Scene } from '@sella/drawing/scene/scene'

const fonts = '"IBM Plex Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'

/** Paints a drawing without pictures over a canvas, at `times` its size. */
export const layWords = async (context: OffscreenCanvasRenderingContext2D, scene: Scene, times: 1 | 2): Promise<void> => {
  const image = new Image(scene.width * times, scene.height * times)
  const address = URL.createObjectURL(new Blob([paintSvg(scene, { fonts, sized: true })], { type: 'image/svg+xml' }))
  image.src = address
  await image.decode().finally(() => URL.revokeObjectURL(address))
  context.drawImage(image, 0, 0, scene.width, scene.height)
}
