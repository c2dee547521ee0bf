import type { ComponentType } from 'react'

/** Automatic points: what starts them, and whether they are on their way. */
export interface Auto {
  readonly start: () => void
  readonly running: boolean
}

/** How the points of a kind of picture are found automatically. */
export interface Automatic {
  /** A hook; null where nothing finds the points. */
  readonly useAuto: () => Auto | null
  /** What stands on the stage while automatic points are on their way. */
  readonly AutoCard: ComponentType | null
}

/** Nothing finds the points: they are placed by hand. */
export const byHand: Automatic = { useAuto: () => null, AutoCard: null }
