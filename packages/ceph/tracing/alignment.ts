import type { Similarity } from '../geometry/transform'

/** A face photo superimposed on the record's lateral film. */
export interface PhotoAlignment {
  /** Transform from the photo's pixels to the film's; if `mirrored`, the photo's x is negated first. */
  readonly fit: Similarity
  readonly mirrored: boolean
  /** Root mean square distance between the two skin outlines where they were matched, mm; null if aligned by hand. */
  readonly residualMm: number | null
  readonly origin: 'detected' | 'manual'
  /**
   * Names of the two pictures in their current orientation. With another film or photo, or one that has been rotated since, the
   * alignment does not apply.
   */
  readonly film: string
  readonly photo: string
}
