import type { CaseRecord, Photo } from '@sella/contract/entities'
import { draftOf } from '../../digitization/saving/draft'

const faces: readonly string[] = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo']

const speaksOf = (text: string | null, kind: string): boolean =>
  text !== null && !/^(\{\}|\[\])?$/.test(text.trim()) && (!text.includes('_Photo"') || text.includes(`"${kind}"`))

/** Why an image's pixels must stay where they are: points lie on it, or a draft of points that only this browser has. The server has the last word. */
export const lockOf = (record: CaseRecord, photo: Photo): 'points' | 'draft' | null => {
  if (photo.type === 'Lateral_Ceph') {
    if (record.cephPoints !== null || speaksOf(record.alignment, photo.type)) return 'points'
    return draftOf(record.uuid) ? 'draft' : null
  }
  const placed = faces.includes(photo.type) && (speaksOf(record.facePoints, photo.type) || speaksOf(record.alignment, photo.type))
  return placed ? 'points' : null
}
