import { type CaseRecord, type ImageKind, imageKinds, type Photo } from '@sella/contract/entities'
import { drafts } from '../../../app/drafts'

const faces: readonly ImageKind[] = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo']

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined && value !== ''

/** Whether a stored document holds anything for a kind of image; one that is not keyed by kinds may mean any. */
const speaksOf = (text: string | null, kind: ImageKind): boolean => {
  const document = text === null ? null : parsed(text)
  if (typeof document !== 'object' || document === null) return document !== null
  const keyed = imageKinds.some(one => one in document)
  return isSomething(keyed ? (document as Readonly<Record<string, unknown>>)[kind] : document)
}

/** Why an image's pixels must stay where they are: points lie on it, or a draft of points that only this browser has. The server has the last word. */
export const lockOf = (record: CaseRecord, photo: Photo): 'points' | 'draft' | null => {
  if (photo.type === 'Lateral_Ceph') {
    const aligned = faces.some(face => speaksOf(record.alignment, face))
    if (aligned || speaksOf(record.cephPoints, photo.type)) return 'points'
    return drafts.of(photo.uuid) ? 'draft' : null
  }
  const placed = faces.includes(photo.type) && (speaksOf(record.facePoints, photo.type) || speaksOf(record.alignment, photo.type))
  return placed ? 'points' : null
}
