import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { laidIn, sidePhotoOf } from '../photo/laying'

/** A side photo laid on the film that a plan is made on. */
export interface LaidPhoto {
  readonly photo: Photo
  readonly alignment: PhotoAlignment
}

/** The record's side photo where it is laid on its film as both are now; `none` without one, `unlaid` where it still has to be. */
export function laidPhotoOf(record: CaseRecord, film: Photo): LaidPhoto | 'none' | 'unlaid' {
  const photo = sidePhotoOf(record)
  if (!photo) return 'none'
  const alignment = laidIn(record.alignment, film, photo)
  return alignment ? { photo, alignment } : 'unlaid'
}

/** Of a photo shown smaller: `share` of its pixels along each side. */
export const reduced = ({ fit, ...rest }: PhotoAlignment, share: number): PhotoAlignment => ({
  ...rest,
  fit: { ...fit, a: fit.a / share, b: fit.b / share },
})
