import { paintSvg } from '@sella/drawing/scene/paint-svg'
import type { Scene } from '@sella/drawing/scene/scene'

/** For pictures that leave the browser: an SVG is opened where the page's own fonts are missing. */
export const pictureFonts = '"IBM Plex Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif'

/** A drawing as an image that is sharp at `times` its size. */
export const sceneImage = async (scene: Scene, times: number): Promise<HTMLImageElement> => {
  const image = new Image(scene.width * times, scene.height * times)
  const svg = paintSvg(scene, { fonts: pictureFonts, sized: true })
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  image.src = address
  await image.decode().finally(() => URL.revokeObjectURL(address))
  return image
}
