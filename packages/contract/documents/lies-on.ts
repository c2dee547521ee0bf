import { type ImageKind, imageKinds } from '../entities'
import { placedOn } from './found-face'
import { pointsIn } from './points/limits'
import { isFields, jsonIn } from './salvage'

/** The documents of a record that say where something lies on its pictures; null where nothing was said. */
export interface Placed {
  readonly cephPoints: string | null
  readonly facePoints: string | null
  readonly alignment: string | null
}

const faces: readonly ImageKind[] = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo']
/** The frontal film's points stand among those of the face photos. */
const inFacePoints: readonly ImageKind[] = [...faces, 'Frontal_Ceph']

/** The part of a document that speaks of one kind, where it is keyed by kinds; all of it where it is not. */
const partFor = (text: string, kind: ImageKind): unknown => {
  const document = jsonIn(text)
  const keyed = isFields(document) && imageKinds.some(each => each in document)
  return keyed ? document[kind] : document
}

/** Whether a document has any point on an image; one that cannot be read is taken to have some. */
const holdsPoints = (text: string | null, kind: ImageKind): boolean => {
  if (text === null) return false
  return jsonIn(text) === undefined || pointsIn(partFor(text, kind)) !== 0
}

const isSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== undefined && value !== null && value !== ''

/** Whether a face is laid on the film; a text that cannot be read is taken to lay it there. */
const isLaid = (text: string | null, kind: ImageKind): boolean =>
  text !== null && (jsonIn(text) === undefined ? text.trim() !== '' : isSomething(partFor(text, kind)))

/**
 * Whether anything was placed on an image of a record, so that its pixels must stay where they are: the tracing of the film, points of a
 * face, a photo laid on the film. The one rule of server and screen.
 */
export const pointsLieOn = ({ cephPoints, facePoints, alignment }: Placed, kind: ImageKind): boolean => {
  if (kind === 'Lateral_Ceph') return holdsPoints(cephPoints, kind) || faces.some(face => isLaid(alignment, face))
  return (inFacePoints.includes(kind) && holdsPoints(facePoints, kind)) || (faces.includes(kind) && isLaid(alignment, kind))
}

/**
 * Whether a record's face points or alignment name a picture (as `pictureNameOf`) as the one they were placed on. They would show on it
 * again wherever it is put back, so its pixels stay also while it lies in another slot.
 */
export const namesPicture = ({ facePoints, alignment }: Pick<Placed, 'facePoints' | 'alignment'>, picture: string): boolean => {
  const document = jsonIn(facePoints)
  const placed = isFields(document) ? Object.entries(placedOn(document)) : []
  return (
    placed.some(([kind, of]) => of === picture && isFields(document) && pointsIn(document[kind]) !== 0) ||
    (alignment?.includes(picture) ?? false)
  )
}
