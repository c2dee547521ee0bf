import { fromStored } from '@sella/ceph/tracing/format'
import type { Unreadable } from '@sella/ceph/tracing/stored'
import { rulersFit } from '@sella/ceph/tracing/stored-ruler'
import { Refusal } from '../http/refusal'
import { countPoints } from './points'

const place = (refusal: Unreadable): string => (refusal.code === 'POINT_INVALID' ? refusal.point.slice(0, 100) : refusal.code)

/** Refuses a text with a ruler whose length is none: it would be read as no ruler, and every millimetre be gone. */
const checkRulers = (text: string): void => {
  if (!rulersFit(text)) throw new Refusal('RULER_RANGE')
}

/** Checks the text of a record's tracings as the engine will read it; tells whether anything is placed on the lateral film. */
export const checkTracing = (text: string): boolean => {
  countPoints(text, 'cephPoints')
  const read = fromStored(text)
  if (!read.ok) throw new Refusal('TRACING_INVALID', { field: place(read.refusal) })
  checkRulers(text)
  return Object.keys(read.value.points).length > 0
}

/** Checks the text of a record's points on face photographs. */
export const checkFaces = (text: string): void => {
  countPoints(text, 'facePoints')
  checkRulers(text)
}
