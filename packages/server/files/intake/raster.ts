import type { FileScale } from '@sella/ceph/tracing/tracing'
import type { DicomHeader } from '@sella/contract/inspection'
import type { Sharp } from 'sharp'
import { Refusal } from '../../http/refusal'
import type { SpacingChoice } from './spacing-choice'

/** A picture that could be read. */
export interface Raster {
  /** Pixels as displayed, after the orientation the file states. */
  readonly width: number
  readonly height: number
  /** Stored bits of a sample. */
  readonly bits: number
  readonly fileScale: FileScale | null
  /** More than 8 bits were in the file, so the working copy is kept without loss. */
  readonly deep: boolean
  readonly dicom: DicomHeader | null
  /** How many pictures the file holds to choose from; left out: one. */
  readonly pages?: number
  /** The picture upright, with 8 bits, in grey or sRGB; each call begins anew. */
  open(): Sharp
}

/** Pictures above this are refused before they are decoded. */
export const mostPixels = 100_000_000
/** A JPEG, as which pictures are shown, has no longer side. */
export const longestSide = 65_000

/** Refuses a picture that is too large to decode, or that has no size. */
export const checkSize = ({ width, height }: { readonly width: number; readonly height: number }): void => {
  if (!(width >= 1 && height >= 1)) throw new Refusal('IMAGE_BROKEN')
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new Refusal('IMAGE_TOO_MANY_PIXELS', { limit: mostPixels / 1_000_000 })
}

export type Format = 'jpeg' | 'png' | 'webp' | 'tiff' | 'bmp' | 'gif' | 'heic' | 'jpeg2000' | 'dicom' | 'pdf'

export interface ReadOptions {
  /** Which spacing of a DICOM file to take for its scale; left out: what the file deserves. */
  readonly spacing?: SpacingChoice | undefined
  /** Which picture of a file that holds several, from 1; left out: the first. */
  readonly page?: number | undefined
  /** A page of a PDF is a picture here; elsewhere a PDF is none. */
  readonly pdf?: boolean | undefined
}

/** Reads one format from a file on this machine; throws when it is broken or incomplete. */
export type RasterReader = (place: string, options?: ReadOptions) => Promise<Raster>
