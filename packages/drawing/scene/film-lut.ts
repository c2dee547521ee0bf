/** How a film is looked at; never touches the stored picture. */
export interface FilmView {
  /** Where the grey ramp is centred, 0 (black) to 1 (white); 0.5 leaves the film as it is. */
  readonly level: number
  /** Width of the ramp as a part of the whole range; 1 leaves the film as it is, smaller is harder. */
  readonly window: number
  /** Above 1 brightens the middle greys, below 1 darkens them; 1 leaves them. */
  readonly gamma: number
  readonly invert: boolean
}

export const plainView: FilmView = { level: 0.5, window: 1, gamma: 1, invert: false }

const between = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n))

const safe = (n: number, otherwise: number): number => (Number.isFinite(n) ? n : otherwise)

/**
 * What each of the 256 greys of the film becomes, 0 to 255. One table for screen, PNG and PDF, so that a print shows what
 * the doctor saw. A setting that is not a number counts as plain.
 */
export const filmLut = (view: FilmView): Uint8Array => {
  const window = Math.max(safe(view.window, 1), 1 / 255)
  const level = safe(view.level, 0.5)
  const gamma = between(safe(view.gamma, 1), 0.1, 10)
  return Uint8Array.from({ length: 256 }, (_, grey) => {
    const ramp = between((grey / 255 - level) / window + 0.5, 0, 1)
    const bent = ramp ** (1 / gamma)
    return Math.round((view.invert ? 1 - bent : bent) * 255)
  })
}
