import { type FilmView, plainView } from '@sella/drawing/scene/film-lut'

/** How the film is displayed. Affects only the view: the stored picture is never changed. */
export interface Picture extends FilmView {
  /** Each neighbourhood is stretched to the whole range of greys. */
  readonly local: boolean
  /** Enhances details relative to their neighbourhood. */
  readonly sharpen: boolean
}

export const plainPicture: Picture = { ...plainView, local: false, sharpen: false }

const between = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n))

/** Brightness from -100 to 100, as a shift of the grey ramp. */
export const brightnessOf = (picture: Picture): number => Math.round((0.5 - picture.level) * 200)
export const withBrightness = (picture: Picture, brightness: number): Picture => ({
  ...picture,
  level: 0.5 - between(brightness, -100, 100) / 200,
})

/** Contrast from -100 to 100; at the ends, the ramp is a quarter or four times as wide. */
export const contrastOf = (picture: Picture): number => Math.round((-Math.log2(picture.window) / 2) * 100)
export const withContrast = (picture: Picture, contrast: number): Picture => ({
  ...picture,
  window: 2 ** (-between(contrast, -100, 100) / 50),
})

/**
 * Right drag: horizontal movement changes the window, vertical movement the level; the stage's width corresponds to the whole
 * range.
 */
export const windowed = (picture: Picture, dx: number, dy: number): Picture => ({
  ...picture,
  window: between(picture.window * 2 ** (dx / 250), 0.05, 4),
  level: between(picture.level + dy / 600, 0, 1),
})
