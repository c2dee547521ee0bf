import { readFile } from 'node:fs/promises'
import type { FileScale } from '@sella/ceph/tracing/tracing'
import sharp from 'sharp'
import { eightBits } from './dicom-grey'
import { type Facts, parseDicom } from './dicom-thread'
import type { Reader } from './raster'

/** Spacings that differ by less are the same. */
const same = (a: number, b: number): boolean => Math.abs(a - b) <= 0.001 * Math.max(a, b)

/** mm per pixel of a spacing with square pixels, of a size a film can have; else null. */
const spacing = (values: readonly unknown[]): number | null => {
  const [row, column] = values.flatMap(value => String(value).split('\\')).map(Number)
  if (!row || !column || !same(row, column)) return null
  return row >= 0.005 && row <= 5 ? row : null
}

/**
 * The scale a file states. Imager Pixel Spacing is measured at the detector, where everything is enlarged: `detector`. Pixel
 * Spacing is the patient's plane once somebody calibrated it (`dicom`), which shows in its differing from the imager's or in a
 * stated calibration; where both are alike it is the detector's (DICOM PS3.3 10.7.1.3). Without an imager's it is taken as stated.
 */
export const scaleOf = ({
  pixelSpacing,
  imagerSpacing,
  calibration,
}: Pick<Facts, 'pixelSpacing' | 'imagerSpacing' | 'calibration'>): FileScale | null => {
  const [patient, imager] = [spacing(pixelSpacing), spacing(imagerSpacing)]
  if (patient && imager && same(patient, imager) && calibration.length === 0)
    return { mmPerPixel: imager, provenance: 'detector' }
  if (patient) return { mmPerPixel: patient, provenance: 'dicom' }
  return imager ? { mmPerPixel: imager, provenance: 'detector' } : null
}

/** DICOM with one picture (the first of several): raw, JPEG, JPEG-LS or JPEG lossless, 8 to 16 bits. */
export const readDicom: Reader = async place => {
  const parsed = await parseDicom(await readFile(place))
  const { width, height, channels, pixels } = eightBits(parsed)
  return {
    width,
    height,
    fileScale: scaleOf(parsed.facts),
    deep: Number(parsed.facts.stored[0] ?? 8) > 8,
    open: () => sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false }),
  }
}
