import type { FileScale } from '@sella/ceph/tracing/tracing'
import { textOf } from './dicom-facts'
import type { Facts } from './dicom-thread'
import type { SpacingChoice } from './spacing-choice'

export type SpacingFacts = Pick<
  Facts,
  'modality' | 'pixelSpacing' | 'imagerSpacing' | 'scannedSpacing' | 'magnification' | 'calibration' | 'aspect'
>

/** Spacing between rows and between columns, in mm. */
export interface Pair {
  readonly row: number
  readonly column: number
}

/**
 * What a file says about the size of its pixels, each statement separately. mm per pixel of the picture as displayed, whose
 * pixels are square.
 */
export interface Spacings {
  /** Pixel Spacing (0028,0030). */
  readonly pixel: number | null
  /**
   * Imager Pixel Spacing (0018,1164), or that of the scanned film (0018,2010): measured at the detector, where everything is
   * still enlarged.
   */
  readonly imager: number | null
  /** Pixel Spacing Calibration Type (0028,0A02): the rule by which Pixel Spacing was corrected to the patient's plane. */
  readonly calibration: 'GEOMETRY' | 'FIDUCIAL' | null
  /** Estimated Radiographic Magnification Factor (0018,1114): size at the detector over size in the patient. */
  readonly magnification: number | null
}

const numbers = (values: readonly unknown[]): readonly number[] => values.flatMap(value => String(value).split('\\')).map(Number)

/** Spacings that differ by less count as equal: a tenth of a percent is 0.1 mm in 100. */
const same = (a: number, b: number): boolean => Math.abs(a - b) <= 0.001 * Math.max(a, b)

/** Plausible mm per pixel for a picture of a head or a tooth. */
const plausible = (mm: number | undefined): mm is number => mm !== undefined && mm >= 0.005 && mm <= 5

const pairOf = (values: readonly unknown[]): Pair | null => {
  const [row, column] = numbers(values)
  return plausible(row) && plausible(column) ? { row, column } : null
}

const squeezed = (pair: Pair | null): number | null => (pair ? Math.min(pair.row, pair.column) : null)

/** Plausible magnification of a projection; a factor of 1 says that nothing is enlarged. */
const magnificationOf = ({ magnification }: SpacingFacts): number | null => {
  const [factor] = numbers(magnification)
  return factor !== undefined && factor >= 1 && factor <= 2 ? factor : null
}

const calibrationOf = ({ calibration }: SpacingFacts): Spacings['calibration'] => {
  const kind = textOf(calibration)
  return kind === 'GEOMETRY' || kind === 'FIDUCIAL' ? kind : null
}

const detectorPair = ({ imagerSpacing, scannedSpacing }: SpacingFacts): Pair | null =>
  pairOf(imagerSpacing) ?? pairOf(scannedSpacing)

export const spacingsOf = (facts: SpacingFacts): Spacings => ({
  pixel: squeezed(pairOf(facts.pixelSpacing)),
  imager: squeezed(detectorPair(facts)),
  calibration: calibrationOf(facts),
  magnification: magnificationOf(facts),
})

/** Slices and volumes are in the patient's space: their Pixel Spacing needs no calibration. */
const sliced: ReadonlySet<string> = new Set(['CT', 'MR', 'PT', 'NM'])

/** Imager Pixel Spacing over Pixel Spacing is the magnification, provided Pixel Spacing is that of the patient's plane. */
const asEnlarged = (imager: number, pixel: number): boolean => !same(imager, pixel) && imager > pixel && imager <= 2 * pixel

const inPatient = (modality: string, { pixel, imager, calibration }: Spacings): boolean =>
  calibration !== null || sliced.has(modality) || (pixel !== null && imager !== null && asEnlarged(imager, pixel))

/** Where Imager Pixel Spacing and Pixel Spacing are equal, nothing was corrected. */
const atDetector = ({ pixel, imager, magnification }: Spacings, choice: SpacingChoice | undefined): number | null => {
  const apart = pixel !== null && (imager === null || !same(pixel, imager))
  if (apart && choice !== 'imager') return pixel
  return imager === null ? null : imager / (magnification ?? 1)
}

/**
 * The scale stated by a file (DICOM PS3.3 10.7.1.3). Pixel Spacing refers to the patient's plane (`dicom`) where a calibration is
 * stated, where it is smaller than Imager Pixel Spacing by a plausible magnification, and in slices. Everything else is measured
 * at the detector (`detector`), which the product marks, including a projection's lone Pixel Spacing, whose plane is unknown
 * according to DICOM. Where the file estimates its magnification, the size at the detector is divided by it; the scale stays
 * marked, because it is an estimate.
 */
export const scaleOf = (facts: SpacingFacts, choice?: SpacingChoice): FileScale | null => {
  const spacings = spacingsOf(facts)
  if (choice === 'none') return null
  const calibrated = spacings.pixel !== null && inPatient(textOf(facts.modality), spacings)
  if (calibrated && choice !== 'imager') return { mmPerPixel: spacings.pixel, provenance: 'dicom' }
  const mmPerPixel = atDetector(spacings, choice)
  return mmPerPixel === null ? null : { mmPerPixel, provenance: 'detector' }
}

/** Factors that stretch the stored picture to square pixels. */
export interface Stretch {
  readonly x: number
  readonly y: number
}

/** Pixels whose length exceeds their width by more than this factor are implausible. */
const mostAspect = 4

/**
 * The factor by which each axis must be stretched for square pixels, 1 for the finer one. Pixel Spacing takes precedence, then
 * the detector's spacing, then Pixel Aspect Ratio (0028,0034; vertical over horizontal). Null when two spacings contradict each
 * other, or none is plausible.
 */
export const stretchOf = (facts: SpacingFacts): Stretch | null => {
  const [vertical, horizontal] = numbers(facts.aspect)
  const aspect = vertical && horizontal && vertical > 0 && horizontal > 0 ? { row: vertical, column: horizontal } : null
  const spacings = [pairOf(facts.pixelSpacing), detectorPair(facts)].flatMap(pair => pair ?? [])
  const shapes = spacings.map(({ row, column }) => row / column)
  const [first = aspect ? aspect.row / aspect.column : 1, second = first] = shapes
  if (!same(first, second) || Math.max(first, 1 / first) > mostAspect) return null
  if (same(first, 1)) return { x: 1, y: 1 }
  return first > 1 ? { x: 1, y: first } : { x: 1 / first, y: 1 }
}
