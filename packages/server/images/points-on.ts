import { type ImageKind, imageKinds } from '@sella/contract/entities'
import { countPoints } from '../records/points'
import { frameOf, type ImageRow, type RecordRow } from '../records/rows'

const faces: ReadonlySet<string> = new Set<ImageKind>(['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'])

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The part of a document that speaks of one kind, where it is keyed by kinds; all of it where it is not. */
const partFor = (text: string, kind: string): string => {
  const document = parsed(text)
  const keyed = typeof document === 'object' && document !== null && imageKinds.some(one => one in document)
  return keyed ? JSON.stringify((document as Record<string, unknown>)[kind] ?? {}) : text
}

/** A document with any point in it; one that cannot be read is taken for one. */
const holdsPoints = (text: string | null): boolean => {
  if (text === null) return false
  try {
    return countPoints(text, 'points') > 0
  } catch {
    return true
  }
}

/** Nothing is laid onto anything by an empty document. */
const holdsAnything = (text: string | null): boolean => text !== null && !/^(\{\}|\[\]|null|"")$/.test(text.trim())

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/**
 * Whether a record's face points or alignment name a picture by its hash as the one they were placed on. They would show on it
 * again wherever it is put back, so its pixels stay also while it lies in another slot.
 */
export const nameThePicture = (
  { face_points, alignment }: Pick<RecordRow, 'face_points' | 'alignment'>,
  hash: string,
): boolean => {
  const face = face_points === null ? null : parsed(face_points)
  const placed = isFields(face) && isFields(face.placedOn) ? Object.entries(face.placedOn) : []
  const holds = (kind: string): boolean => isFields(face) && holdsPoints(JSON.stringify(face[kind] ?? {}))
  return placed.some(([kind, of]) => of === hash && holds(kind)) || (alignment?.includes(hash) ?? false)
}

/**
 * Whether anything was placed on an image, so that its pixels must stay where they are: the film's tracing (also one that is
 * not shown at present because it belongs to another film, if not to this one), points of a face, a photo laid onto the film.
 */
export const pointsLieOn = (record: RecordRow, image: ImageRow): boolean => {
  if (image.type === 'Lateral_Ceph') {
    const ours = record.ceph_film === null || record.ceph_film === frameOf(image)
    return (ours && holdsPoints(record.ceph_points)) || holdsAnything(record.alignment)
  }
  if (!faces.has(image.type)) return false
  const aligned = record.alignment !== null && holdsAnything(partFor(record.alignment, image.type))
  return aligned || (record.face_points !== null && holdsPoints(partFor(record.face_points, image.type)))
}
