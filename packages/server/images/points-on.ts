import { namesPicture, pointsLieOn } from '@sella/contract/documents/lies-on'
import type { ImageKind } from '@sella/contract/entities'
import { frameOf, type ImageRow, type RecordRow } from '../records/rows'

/** Whether a record's face points or alignment state that they were placed on this picture. */
export const nameThePicture = (
  { face_points: facePoints, alignment }: Pick<RecordRow, 'face_points' | 'alignment'>,
  picture: string,
): boolean => namesPicture({ facePoints, alignment }, picture)

/**
 * Whether anything was placed on an image, so that its pixels must not move. The film's tracing counts if it was placed on this
 * image, even while it is not shown because another film is, or if its film was not recorded. An image kept beside the chosen one
 * can only have a tracing placed on it while it was the chosen one.
 */
export const liesOnImage = (record: RecordRow, image: ImageRow): boolean => {
  if (image.beside === 1) return record.ceph_points !== null && record.ceph_film === frameOf(image)
  const ours = record.ceph_film === null || record.ceph_film === frameOf(image)
  const { ceph_points, face_points: facePoints, alignment } = record
  return pointsLieOn({ cephPoints: ours ? ceph_points : null, facePoints, alignment }, image.type as ImageKind)
}
