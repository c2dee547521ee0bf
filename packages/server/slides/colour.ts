import { pdfColour } from '../pdf/colour'

export interface SlideColour {
  /** In the format's notation, e.g. `14191C`. */
  readonly color: string
  /** Percent; 0 is opaque. */
  readonly transparency: number
}

const two = (share: string): string =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()

/** A colour in the scenes' notation, with an opacity of 0 to 1; null for none. */
export const slideColour = (colour: string | undefined, opacity = 1): SlideColour | null => {
  const opaque = pdfColour(colour)
  if (!opaque) return null
  return { color: opaque.rgb.split(' ').map(two).join(''), transparency: Math.round((1 - opaque.opacity * opacity) * 100) }
}
