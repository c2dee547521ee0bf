import { enlargementOf, type Similarity } from '../geometry/transform'
import type { Calibration } from './calibration-types'
import type { AlignedScale } from './tracing'

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

/**
 * mm per pixel of a photo by the film it is aligned on; null where the film's own scale is not measured. It holds about in the plane
 * of the profile, by which the two were matched.
 */
export const scaleByFilm = ({ fit }: Pick<PhotoAlignment, 'fit'>, film: Calibration): AlignedScale | null =>
  film.provenance === 'ruler' || film.provenance === 'dicom'
    ? { mmPerPixel: film.mmPerPixel * enlargementOf(fit), provenance: 'film' }
    : null
