import { frontalIntermediates, frontalItems } from './face-measurements/frontal'
import type { FaceIntermediateRow, FaceMeasurementRow } from './face-measurements/row'
import { sideIntermediates, sideItems } from './face-measurements/side'
import { smileItems } from './face-measurements/smile'
import type { FaceView } from './face-views'

export type SideItemName = keyof typeof sideItems
export type FrontalItemName = keyof typeof frontalItems
export type SmileItemName = keyof typeof smileItems
export type FaceItemName = SideItemName | FrontalItemName | SmileItemName

/** The items of each view in the order of the tables. */
export const faceMeasurements: Readonly<Record<FaceView, Readonly<Partial<Record<FaceItemName, FaceMeasurementRow>>>>> = {
  face_side: sideItems,
  face_frontal: frontalItems,
  face_smile: smileItems,
}

export const faceIntermediates: Readonly<Record<FaceView, Readonly<Record<string, FaceIntermediateRow>>>> = {
  face_side: sideIntermediates,
  face_frontal: frontalIntermediates,
  face_smile: {},
}

/** The items of a view in the order of its table. */
export const faceItemNames = (view: FaceView): readonly FaceItemName[] =>
  Object.keys(faceMeasurements[view]) as readonly FaceItemName[]
