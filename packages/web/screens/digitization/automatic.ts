import type { ComponentType } from 'react'

/** Automatic points: what starts the detection, and whether it is running. */
export interface Auto {
  readonly start: () => void
  readonly running: boolean
}

/** How the points of a kind of picture are found automatically. */
export interface Automatic {
  /** A hook; null where no detector exists. */
  readonly useAuto: () => Auto | null
  /** Shown on the stage while detection runs. */
  readonly AutoCard: ComponentType | null
}

/** No detector: points are placed by hand. */
export const byHand: Automatic = { useAuto: () => null, AutoCard: null }
