import type { FaceView } from './face-landmarks'
import { frontalHelpers, frontalItems } from './face-measurements/frontal'
import type { FaceHelperRow, FaceMeasurementRow } from './face-measurements/row'
import { sideHelpers, sideItems } from './face-measurements/side'

export type SideItemName = keyof typeof sideItems
export type FrontalItemName = keyof typeof frontalItems
export type FaceItemName = SideItemName | FrontalItemName

/** The items of each view in the order of the tables; the smile view has none. */
export const faceMeasurements: Readonly<Record<FaceView, Readonly<Partial<Record<FaceItemName, FaceMeasurementRow>>>>> = {
  face_side: sideItems,
  face_frontal: frontalItems,
  face_smile: {},
}

export const faceHelpers: Readonly<Record<FaceView, Readonly<Record<string, FaceHelperRow>>>> = {
  face_side: sideHelpers,
  face_frontal: frontalHelpers,
  face_smile: {},
}

/** The items of a view in the order of its table; none of the smile. */
export const faceItemNames = (view: FaceView): readonly FaceItemName[] =>
  Object.keys(faceMeasurements[view]) as readonly FaceItemName[]
