import { frontalLandmarks } from './face-landmarks/frontal'
import type { FaceLandmarkRow } from './face-landmarks/row'
import { sideLandmarks } from './face-landmarks/side'
import { smileLandmarks } from './face-landmarks/smile'
import type { FaceView } from './face-views'

export { type FaceView, faceViews } from './face-views'

export type SideLandmarkName = keyof typeof sideLandmarks
export type FrontalLandmarkName = keyof typeof frontalLandmarks
export type SmileLandmarkName = keyof typeof smileLandmarks
export type FaceLandmarkName = SideLandmarkName | FrontalLandmarkName | SmileLandmarkName

/** The points of each view in the order of display. */
export const faceLandmarks: Readonly<Record<FaceView, Readonly<Partial<Record<FaceLandmarkName, FaceLandmarkRow>>>>> = {
  face_side: sideLandmarks,
  face_frontal: frontalLandmarks,
  face_smile: smileLandmarks,
}

/** The points of a view in the order of display. */
export const faceLandmarkNames = (view: FaceView): readonly FaceLandmarkName[] =>
  Object.keys(faceLandmarks[view]) as readonly FaceLandmarkName[]

/** Whether the view has a point of that name. */
export const isFaceLandmark = (view: FaceView, name: string): name is FaceLandmarkName => Object.hasOwn(faceLandmarks[view], name)

/** Points of a view drawn red by default. */
export const redFaceLandmarks = (view: FaceView): readonly FaceLandmarkName[] =>
  faceLandmarkNames(view).filter(name => faceLandmarks[view][name]?.red)
