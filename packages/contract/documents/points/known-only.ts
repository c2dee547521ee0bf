import { isFaceLandmark } from '@sella/ceph/data/face-landmarks'
import { isFrontalLandmark } from '@sella/ceph/data/frontal/landmarks'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { type Fields, isFields } from '../salvage'
import { isOutlineName } from './outline'
import { isRulerName } from './ruler'
import { parseStored } from './stored'
import type { ReadImage } from './written'

type Holds = (value: unknown) => boolean

/** Nothing in words: also the numeric texts of version 1. */
const isPlain: Holds = value => typeof value !== 'object' && Number.isFinite(Number(value)) && String(value).trim() !== ''

const isOneOf =
  (...words: readonly string[]): Holds =>
  value =>
    typeof value === 'string' && words.includes(value)

/** Fields of the product, with what it writes there: every fact of a point, and what the specification has besides. */
const productFields: Readonly<Record<string, Holds>> = {
  ...({
    ...{ x: isPlain, y: isPlain, confidence: isPlain, errorPx: isPlain, covered: isPlain },
    origin: isOneOf('manual', 'detected', 'estimated', 'unknown'),
    definition: isOneOf('anatomic', 'machine'),
    model: value => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value),
  } satisfies Record<keyof PlacedPoint, Holds>),
  ...{ errorMm: isPlain, isActive: isPlain, distance: isPlain, userSet: isPlain, rulerexist: isPlain },
  type: isOneOf('ct', 'face'),
}

/** Which points the product reads of each image. */
const pointsOf: Readonly<Record<ReadImage, (name: string) => boolean>> = {
  Lateral_Ceph: name => isLandmarkName(name) || isOutlineName(name),
  Frontal_Ceph: isFrontalLandmark,
  Lateral_Photo: name => isFaceLandmark('face_side', name),
  Frontal_Photo: name => isFaceLandmark('face_frontal', name),
  Smile_Photo: name => isFaceLandmark('face_smile', name),
}
const read = new Map(Object.entries(pointsOf))

const isKnown = (image: string, name: unknown): boolean =>
  typeof name === 'string' && read.has(image) && (isRulerName(name) || read.get(image)?.(name) === true)

const knownOf = ({ landmark, ...point }: Fields): Fields => ({
  landmark,
  ...Object.fromEntries(Object.entries(point).filter(([key, value]) => productFields[key]?.(value))),
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
