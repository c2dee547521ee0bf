import { type FilmView, plainView } from '@sella/drawing/scene/film-lut'

/** How the film is looked at. A setting of the view: the stored picture is never touched. */
export interface Picture extends FilmView {
  /** Each neighbourhood gets the whole range of greys. */
  readonly local: boolean
  /** Details stand out from their neighbourhood. */
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

/** Contrast from -100 to 100: the ramp is four times as wide or a quarter. */
export const contrastOf = (picture: Picture): number => Math.round((-Math.log2(picture.window) / 2) * 100)
export const withContrast = (picture: Picture, contrast: number): Picture => ({
  ...picture,
  window: 2 ** (-between(contrast, -100, 100) / 50),
})

/** Right drag: across changes the window, up and down the level; a stage's breadth is the whole range. */
export const windowed = (picture: Picture, dx: number, dy: number): Picture => ({
  ...picture,
  window: between(picture.window * 2 ** (dx / 250), 0.05, 4),
  level: between(picture.level + dy / 600, 0, 1),
})
