/** Display settings of a film; they never change the stored picture. */
export interface FilmView {
  /** Centre of the grey ramp, 0 (black) to 1 (white); 0.5 leaves the film unchanged. */
  readonly level: number
  /** Width of the ramp as a fraction of the full range; 1 leaves the film unchanged, smaller values raise the contrast. */
  readonly window: number
  /** Above 1 brightens the mid greys, below 1 darkens them; 1 leaves them unchanged. */
  readonly gamma: number
  readonly invert: boolean
}

export const plainView: FilmView = { level: 0.5, window: 1, gamma: 1, invert: false }

const between = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n))

const safe = (n: number, otherwise: number): number => (Number.isFinite(n) ? n : otherwise)

/**
 * Maps each of the film's 256 greys to 0–255. Screen, PNG and PDF share this table, so a print shows what the doctor saw. A
 * setting that is not a number counts as neutral.
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
