import { defaultShow, type ShowSettings } from '@sella/drawing/tracing/show'

/** What is drawn over the film, and whether the film itself is. Remembered per doctor. */
export interface Display extends ShowSettings {
  readonly film: boolean
  readonly estimated: boolean
  /** The side photo laid on the film, and the strip it is handled from. */
  readonly profilePhoto: boolean
}

export const defaultDisplay: Display = { ...defaultShow, confidence: true, film: true, estimated: true, profilePhoto: false }

/** The toggles in their order on the panel. */
export const displayToggles = [
  'outlines',
  'estimated',
  'teeth',
  'points',
  'pointNames',
  'auxiliaryLines',
  'results',
  'uncertainty',
  'confidence',
  'ruler',
  'film',
  'profilePhoto',
] as const satisfies readonly (keyof Display)[]

export type DisplayToggle = (typeof displayToggles)[number]

/** The toggles over a photo of the face. */
export const faceToggles = displayToggles.filter(key => !['estimated', 'teeth', 'profilePhoto'].includes(key))

/** The key of a toggle's words. */
export const toggleName = (key: DisplayToggle, onFilm = true) => {
  if (key === 'confidence') return 'bench.confidence.toggle' as const
  return key === 'film' && !onFilm ? ('face.photo' as const) : (`workbench.display.${key}` as const)
}

/** The name of the setting that keeps it. */
export const displaySetting = 'digitizationSetting'

/** The stored setting; unknown keys are left aside, missing ones take the default. */
export const readDisplay = (content: string | null | undefined): Display => {
  const stored: unknown = content ? JSON.parse(content) : {}
  if (typeof stored !== 'object' || stored === null) return defaultDisplay
  const kept = Object.entries(stored).filter(([key, value]) => key in defaultDisplay && typeof value === 'boolean')
  return { ...defaultDisplay, ...Object.fromEntries(kept) }
}
