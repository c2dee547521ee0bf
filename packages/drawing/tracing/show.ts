/** What the doctor shows or hides; saved with her settings. */
export interface ShowSettings {
  readonly outlines: boolean
  readonly teeth: boolean
  readonly points: boolean
  readonly pointNames: boolean
  readonly auxiliaryLines: boolean
  readonly results: boolean
  /** Rings about points the detector is unsure of. */
  readonly uncertainty: boolean
  /** Points in the colour of their expected error instead of their own. */
  readonly confidence: boolean
  readonly ruler: boolean
  /** Points of the neck, which no analysis needs. */
  readonly neck: boolean
}

/** What hides a layer; `confidence` only changes the colours of one. */
export type Toggle = Exclude<keyof ShowSettings, 'confidence'>

export const defaultShow: ShowSettings = {
  outlines: true,
  teeth: true,
  points: true,
  pointNames: false,
  auxiliaryLines: true,
  results: true,
  uncertainty: true,
  confidence: false,
  ruler: true,
  neck: false,
}
