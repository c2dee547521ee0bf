import { pdfColour } from '../pdf/colour'

export interface SlideColour {
  /** `14191C`, as the format wants it. */
  readonly color: string
  /** Per cent, 0 for what hides all. */
  readonly transparency: number
}

const two = (share: string): string =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()

/** A colour as the scenes write it, under an opacity of 0 to 1; null for none. */
export const slideColour = (colour: string | undefined, opacity = 1): SlideColour | null => {
  const opaque = pdfColour(colour)
  if (!opaque) return null
  return { color: opaque.rgb.split(' ').map(two).join(''), transparency: Math.round((1 - opaque.opacity * opacity) * 100) }
}
