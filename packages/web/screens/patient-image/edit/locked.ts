import { pointsLieOn } from '@sella/contract/documents/lies-on'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { drafts } from '../../../memory/drafts'

/** Why an image's pixels must stay where they are: points lie on it, or a draft of points that only this browser has. The server has the last word. */
export const lockOf = (record: CaseRecord, photo: Photo): 'points' | 'draft' | null => {
  // Nothing lies on one kept beside the chosen one, but what the server knows of.
  if (record.beside?.some(({ uuid }) => uuid === photo.uuid)) return null
  if (pointsLieOn(record, photo.type)) return 'points'
  return photo.type === 'Lateral_Ceph' && drafts.of(photo.uuid) ? 'draft' : null
}
