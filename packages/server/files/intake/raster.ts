import type { FileScale } from '@sella/ceph/tracing/tracing'
import type { DicomHeader } from '@sella/contract/inspection'
import type { Sharp } from 'sharp'
import { Refusal } from '../../http/refusal'
import type { SpacingChoice } from './spacing-choice'

/** A picture that was read successfully. */
export interface Raster {
  /** Pixels as displayed, after applying the orientation in the file. */
  readonly width: number
  readonly height: number
  /** Bits stored per sample. */
  readonly bits: number
  readonly fileScale: FileScale | null
  /** Whether the file has more than 8 bits, so that the working copy is stored losslessly. */
  readonly deep: boolean
  readonly dicom: DicomHeader | null
  /** Number of pictures in the file to choose from; one if left out. */
  readonly pages?: number
  /** The upright picture with 8 bits, in grey or sRGB; each call starts anew. */
  open(): Sharp
}

/** Pictures with more pixels are refused before they are decoded. */
export const mostPixels = 100_000_000
/** Maximum side length of a JPEG, the format in which pictures are displayed. */
export const longestSide = 65_000

/** Refuses a picture that is too large to decode, or has no size. */
export const checkSize = ({ width, height }: { readonly width: number; readonly height: number }): void => {
  if (!(width >= 1 && height >= 1)) throw new Refusal('IMAGE_BROKEN')
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new Refusal('IMAGE_TOO_MANY_PIXELS', { limit: mostPixels / 1_000_000 })
}

export type Format = 'jpeg' | 'png' | 'webp' | 'tiff' | 'bmp' | 'gif' | 'heic' | 'jpeg2000' | 'dicom' | 'pdf'

export interface ReadOptions {
  /** Which spacing of a DICOM file to use for its scale; if left out, decided by how trustworthy they are. */
  readonly spacing?: SpacingChoice | undefined
  /** Which picture of a file that holds several, from 1; the first if left out. */
  readonly page?: number | undefined
  /** Whether a page of a PDF counts as a picture. */
  readonly pdf?: boolean | undefined
}

/** Reads one format from a local file; throws when it is broken or incomplete. */
export type RasterReader = (place: string, options?: ReadOptions) => Promise<Raster>
