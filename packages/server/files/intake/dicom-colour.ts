import { first, textOf } from './dicom-facts'
import type { Parsed } from './dicom-thread'

/** An 8-bit picture, grey or RGB, row by row. */
export interface Eight {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly pixels: Uint8Array
}

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))

/** ITU-R BT.601, full range, as DICOM's YBR_FULL defines it (PS3.3 C.7.6.3.1.2). */
const fromYbr = (pixels: Uint8Array): Uint8Array => {
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [y, b, r] = [pixels[i] ?? 0, (pixels[i + 1] ?? 0) - 128, (pixels[i + 2] ?? 0) - 128]
    pixels[i] = clamp(y + 1.402 * r)
    pixels[i + 1] = clamp(y - 0.344136 * b - 0.714136 * r)
    pixels[i + 2] = clamp(y + 1.772 * b)
  }
  return pixels
}

const byPixel = (pixels: Uint8Array, area: number): Uint8Array => {
  const rgb = new Uint8Array(area * 3)
  for (let i = 0; i < area; i++) for (let plane = 0; plane < 3; plane++) rgb[i * 3 + plane] = pixels[plane * area + i] ?? 0
  return rgb
}

/** A colour picture as RGB, whether stored by pixel or by plane, in RGB or YBR. */
export const colours = ({ facts, pixels }: Parsed, size: { width: number; height: number }): Eight => {
  const area = size.width * size.height
  const planes = first(facts.planar, 0) === 1
  const rgb = planes ? byPixel(pixels, area) : pixels.slice(0, area * 3)
  const ybr = textOf(facts.photometric).startsWith('YBR_FULL')
  return { ...size, channels: 3, pixels: ybr ? fromYbr(rgb) : rgb }
}
