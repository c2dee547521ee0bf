import type { FileScale } from '@sella/ceph/tracing/tracing'
import type { Sharp } from 'sharp'

/** A picture that could be read. */
export interface Raster {
  /** Pixels as displayed, after the orientation the file states. */
  readonly width: number
  readonly height: number
  readonly fileScale: FileScale | null
  /** More than 8 bits were in the file, so the working copy is kept without loss. */
  readonly deep: boolean
  /** The picture upright, with 8 bits, in grey or sRGB; each call begins anew. */
  open(): Sharp
}

/** Pictures above this are refused before they are decoded. */
export const mostPixels = 100_000_000

export type Format = 'jpeg' | 'png' | 'webp' | 'tiff' | 'bmp' | 'heic' | 'dicom'

/** Reads one format from a file on this machine; throws when it is broken or incomplete. */
export type Reader = (place: string) => Promise<Raster>
