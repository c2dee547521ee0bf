import type { Similarity } from '../geometry/transform'

/** A face photo laid on the record's lateral film. */
export interface PhotoAlignment {
  /** From the photo's pixels to the film's; when `mirrored`, of the photo whose x was made negative first. */
  readonly fit: Similarity
  readonly mirrored: boolean
  /** How far the two skins lie apart where they were laid on each other, root mean square in mm; null when laid by hand. */
  readonly residualMm: number | null
  readonly origin: 'detected' | 'manual'
  /** Names of the two pictures as they lie: another film or photo, or one that was turned since, is not aligned. */
  readonly film: string
  readonly photo: string
}
