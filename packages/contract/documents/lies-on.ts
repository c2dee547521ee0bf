import { type ImageKind, imageKinds } from '../entities'
import { placedOn } from './detected-face'
import { pointsIn } from './points/limits'
import { isFields, jsonIn } from './salvage'

/** The documents of a record that place something on its pictures; null where nothing is stored. */
export interface Placed {
  readonly cephPoints: string | null
  readonly facePoints: string | null
  readonly alignment: string | null
}

const faces: readonly ImageKind[] = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo']
/** The frontal film's points are stored among those of the face photos. */
const inFacePoints: readonly ImageKind[] = [...faces, 'Frontal_Ceph']

/** The part of a document about one kind of image if the document is keyed by kind, otherwise the whole document. */
const partFor = (text: string, kind: ImageKind): unknown => {
  const document = jsonIn(text)
  const keyed = isFields(document) && imageKinds.some(each => each in document)
  return keyed ? document[kind] : document
}

/** Whether a document has any point on an image; a document that cannot be read is assumed to have some. */
const holdsPoints = (text: string | null, kind: ImageKind): boolean => {
  if (text === null) return false
  return jsonIn(text) === undefined || pointsIn(partFor(text, kind)) !== 0
}

const isSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== undefined && value !== null && value !== ''

/** Whether a face is aligned on the film; a text that cannot be read is assumed to align it. */
const isAligned = (text: string | null, kind: ImageKind): boolean =>
  text !== null && (jsonIn(text) === undefined ? text.trim() !== '' : isSomething(partFor(text, kind)))

/**
 * Whether anything was placed on an image of a record, so that its pixels must not move: the tracing of the film, points of a
 * face, a photo aligned on the film. The only rule, used by both server and screens.
 */
export const pointsLieOn = ({ cephPoints, facePoints, alignment }: Placed, kind: ImageKind): boolean => {
  if (kind === 'Lateral_Ceph') return holdsPoints(cephPoints, kind) || faces.some(face => isAligned(alignment, face))
  return (inFacePoints.includes(kind) && holdsPoints(facePoints, kind)) || (faces.includes(kind) && isAligned(alignment, kind))
}

/**
 * Whether a record's face points or alignment say they were placed on this picture (a name as from `pictureNameOf`). They would
 * show on it again if it were put back, so its pixels must not move even while it lies in another slot.
 */
export const namesPicture = ({ facePoints, alignment }: Pick<Placed, 'facePoints' | 'alignment'>, picture: string): boolean => {
  const document = jsonIn(facePoints)
  const placed = isFields(document) ? Object.entries(placedOn(document)) : []
  return (
    placed.some(([kind, of]) => of === picture && isFields(document) && pointsIn(document[kind]) !== 0) ||
    (alignment?.includes(picture) ?? false)
  )
}
