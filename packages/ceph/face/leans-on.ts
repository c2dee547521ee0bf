import { type FaceView, isFaceLandmark } from '../data/face-landmarks'
import { faceIntermediates, faceItemNames, faceMeasurements } from '../data/face-measurements'
import type { FaceIntermediateRow } from '../data/face-measurements/row'
import { faceKinds, isFaceKind } from './kinds'

/** The points that define the axis of a view; a default true horizontal passes through nasion. */
const axisPoints: Readonly<Record<FaceView, readonly string[]>> = {
  face_side: ['trH_1', 'trH_2', 'SoftTissueNa'],
  face_frontal: ['SoftTissueGlabella', 'Subnasale'],
  face_smile: ['SoftTissueGlabella', 'Subnasale'],
}

const rowOf = (view: FaceView, item: string): FaceIntermediateRow | undefined =>
  (faceMeasurements[view] as Readonly<Record<string, FaceIntermediateRow | undefined>>)[item] ?? faceIntermediates[view][item]

/** The points an item's value depends on: its own, those of its axis and of the items it is made from. */
export const facePointsOf = (view: FaceView, item: string): readonly string[] => {
  const row = rowOf(view, item)
  if (row === undefined) return []
  if (!('nodes' in row)) return row.of.flatMap(other => facePointsOf(view, other))
  const horizontal = row.nodes.some(node => node === 'trH_1' || node === 'trH_2')
  const onAxis = horizontal || (isFaceKind(row.kind) && faceKinds[row.kind].onAxis)
  return [...row.nodes, ...(onAxis ? axisPoints[view] : [])]
}

/** The items of a view whose value depends on this point: directly, through the view's axis or through other items. */
export const faceItemsOn = (view: FaceView, point: string): ReadonlySet<string> =>
  new Set(isFaceLandmark(view, point) ? faceItemNames(view).filter(item => facePointsOf(view, item).includes(point)) : [])
