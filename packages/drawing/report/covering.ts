import type { PictureMark } from '../scene/scene'
import type { ReportPicture } from './input'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The picture scaled to cover the box, centred and cropped. */
export const covering = ({ href, width: w, height: h }: ReportPicture, { x, y, width, height }: Box): PictureMark => {
  const scale = Math.max(width / w, height / h)
  const size = { width: w * scale, height: h * scale }
  return {
    mark: 'picture',
    href,
    x: x + (width - size.width) / 2,
    y: y + (height - size.height) / 2,
    ...size,
    clip: { x, y, width, height },
  }
}
