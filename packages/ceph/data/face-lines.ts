import type { Words } from '../words'
import type { FaceLandmarkName, FaceView } from './face-landmarks'

/** The course of a reference line on a photo; `before` and `after` extend beyond its points. */
export type FaceLineRow = { readonly name: string; readonly title: Words } & (
  | {
      readonly kind: 'line_through_two_points'
      readonly nodes: readonly [FaceLandmarkName, FaceLandmarkName]
      /** Per cent of the distance between the two points. */
      readonly before: number
      readonly after: number
    }
  | {
      /** Perpendicular to the first two points, through the third, from `before` mm above it to `after` mm below it. */
      readonly kind: 'perpendicular_through_point'
      readonly nodes: readonly [FaceLandmarkName, FaceLandmarkName, FaceLandmarkName]
      readonly before: number
      readonly after: number
    }
)

/**
 * The reference lines of each view. That the Pn plane is the perpendicular through soft-tissue nasion is our interpretation of
 * its name.
 */
export const faceLines: Readonly<Record<FaceView, readonly FaceLineRow[]>> = {
  face_side: [
    {
      name: 'trH plane',
      title: { zh: '真水平线', en: 'True horizontal' },
      kind: 'line_through_two_points',
      nodes: ['trH_1', 'trH_2'],
      before: 0,
      after: 0,
    },
    {
      name: 'Pn plane',
      title: { zh: 'Pn平面', en: 'Pn plane' },
      kind: 'perpendicular_through_point',
      nodes: ['trH_1', 'trH_2', 'SoftTissueNa'],
      before: 10,
      after: 130,
    },
  ],
  face_frontal: [
    {
      name: 'facial midline',
      title: { zh: '面中线', en: 'Facial midline' },
      kind: 'line_through_two_points',
      nodes: ['SoftTissueGlabella', 'Subnasale'],
      before: 60,
      after: 120,
    },
  ],
  face_smile: [
    {
      name: 'facial midline',
      title: { zh: '面中线', en: 'Facial midline' },
      kind: 'line_through_two_points',
      nodes: ['SoftTissueGlabella', 'Subnasale'],
      before: 60,
      after: 120,
    },
  ],
}
