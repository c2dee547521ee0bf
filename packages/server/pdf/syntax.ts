// Syntax of values in a PDF (ISO 32000-1, section 7.3).

/** A number rounded to 1/`factor` of a unit (100: two decimals), never `-0` and never with an exponent. */
export const number = (value: number, factor = 1000): string => {
  const rounded = Math.round(value * factor) / factor
  return rounded === 0 ? '0' : String(rounded)
}

/** A text for display, in any script. */
export const textString = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

export const reference = (id: number): string => `${id} 0 R`

export const list = (ids: readonly number[]): string => `[${ids.map(reference).join(' ')}]`

/** `D:20260520000000Z` for a day, `YYYY-MM-DD`. */
export const dateOf = (day: string): string => `(D:${day.replaceAll('-', '')}000000Z)`
