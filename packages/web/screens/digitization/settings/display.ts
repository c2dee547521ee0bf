import { displayToggles } from '@sella/contract/documents/digitization-setting'

export type DisplayToggle = (typeof displayToggles)[number]

/** The toggles over a photo of the face. */
export const faceToggles = displayToggles.filter(key => !['estimated', 'teeth', 'neck', 'profilePhoto'].includes(key))

/** The key of a toggle's words. */
export const toggleName = (key: DisplayToggle, onFilm = true) => {
  if (key === 'confidence') return 'bench.confidence.toggle' as const
  return key === 'film' && !onFilm ? ('face.photo' as const) : (`workbench.display.${key}` as const)
}
