import type { DisplayToggle } from '@sella/contract/documents/digitization-setting'

/** The key of a toggle's words. */
export const toggleName = (key: DisplayToggle, onFilm = true) => {
  if (key === 'confidence') return 'bench.confidence.toggle' as const
  return key === 'film' && !onFilm ? ('face.photo' as const) : (`workbench.display.${key}` as const)
}
