export interface PdfColour {
  /** Red, green and blue from 0 to 1, as operands of the PDF operators. */
  readonly rgb: string
  /** 0 to 1. */
  readonly opacity: number
}

const channel = (value: number): string => String(Math.round((value / 255) * 1000) / 1000)

const hex = (digits: string): readonly number[] =>
  (digits.length === 3 ? [...digits].map(d => d + d) : (digits.match(/../g) ?? [])).map(pair => Number.parseInt(pair, 16))

const cache = new Map<string, PdfColour | null>()

const read = (colour: string): PdfColour | null => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1]
  const [parts, opacity] = digits
    ? [hex(digits), 1]
    : (() => {
        const all = (/^rgba?\(([^)]*)\)$/.exec(colour)?.[1] ?? '').split(',').map(Number)
        return [all.slice(0, 3), all[3] ?? 1] as const
      })()
  if (parts.length !== 3 || !parts.every(Number.isFinite) || !Number.isFinite(opacity)) return null
  return { rgb: parts.map(channel).join(' '), opacity }
}

/**
 * Parses a colour as scenes write it: `#rgb`, `#rrggbb`, `rgb()`, `rgba()`. Null for `none` and for anything that is not a
 * colour.
 */
export const pdfColour = (colour: string | undefined): PdfColour | null => {
  if (colour === undefined || colour === 'none') return null
  const cached = cache.get(colour)
  if (cached !== undefined) return cached
  const parsed = read(colour)
  if (cache.size < 1000) cache.set(colour, parsed)
  return parsed
}
