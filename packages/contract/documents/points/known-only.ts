import { isFaceLandmark } from '@sella/ceph/data/face-landmarks'
import { isFrontalLandmark } from '@sella/ceph/data/frontal/landmarks'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { type Fields, isFields } from '../salvage'
import { isOutlineName } from './outline'
import { isRulerName } from './ruler'
import { parseStored } from './stored'

/** Every field that any version of the product writes with a point, but the colour, which may be any text. */
const productFields = [
  ...['landmark', 'x', 'y', 'origin', 'confidence', 'errorPx', 'errorMm', 'model', 'covered', 'definition'],
  ...['isActive', 'type', 'distance', 'userSet', 'rulerexist'],
]

/** Which points the product reads of each image. */
const read = new Map<string, (name: string) => boolean>([
  ['Lateral_Ceph', name => isLandmarkName(name) || isOutlineName(name)],
  ['Frontal_Ceph', isFrontalLandmark],
  ['Lateral_Photo', name => isFaceLandmark('face_side', name)],
  ['Frontal_Photo', name => isFaceLandmark('face_frontal', name)],
  ['Smile_Photo', name => isFaceLandmark('face_smile', name)],
])

const isKnown = (image: string, name: unknown): boolean =>
  typeof name === 'string' && read.has(image) && (isRulerName(name) || read.get(image)?.(name) === true)

const knownOf = (point: Fields): Fields => ({
  ...Object.fromEntries(productFields.flatMap(key => (key in point ? [[key, point[key]]] : []))),
  fillColor: '',
})

/**
 * A stored text of points without anything the product does not read itself: other programs may have written a name anywhere.
 * Null where nothing is left.
 */
export function knownPointsOnly(text: string | null): string | null {
  const stored = text === null ? null : parseStored(text)
  if (!stored?.ok) return null
  const { version, images, rest } = stored.value
  const lists = Object.entries(images).flatMap(([image, list]) => {
    const points = list.filter(isFields).filter(({ landmark }) => isKnown(image, landmark))
    return points.length > 0 ? [[image, points.map(knownOf)] as const] : []
  })
  if (lists.length === 0) return null
  const on = isFields(rest.placedOn) ? Object.entries(rest.placedOn) : []
  const placedOn = Object.fromEntries(on.filter(([image, of]) => read.has(image) && typeof of === 'string'))
  return JSON.stringify({ version, ...(on.length > 0 ? { placedOn } : {}), ...Object.fromEntries(lists) })
}
