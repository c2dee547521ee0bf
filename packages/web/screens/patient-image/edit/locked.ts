import { pointsLieOn } from '@sella/contract/documents/lies-on'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { isDrafted } from '../../../memory/drafts'

/**
 * Why an image's pixels must stay where they are: it has points, or a draft of points known only to this browser. The server
 * decides in the end.
 */
export const lockOf = (record: CaseRecord, photo: Photo): 'points' | 'draft' | null => {
  // An image kept beside the chosen one has only points known to the server.
  if (record.beside?.some(({ uuid }) => uuid === photo.uuid)) return null
  if (pointsLieOn(record, photo.type)) return 'points'
  return photo.type === 'Lateral_Ceph' && isDrafted(photo.uuid) ? 'draft' : null
}
