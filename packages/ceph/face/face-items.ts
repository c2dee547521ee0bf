import { type FaceItemName, faceItemNames, faceMeasurements } from '../data/face-measurements'
import type { FaceView } from '../data/face-views'
import type { Words } from '../words'

/** An item as listed for a face view (specification, section 3). */
export interface FaceItemChoice {
  /** From 1, in the order of the table. */
  readonly id: number
  readonly item: FaceItemName
  readonly name: Words
  readonly creator: 'System'
}

/** The items listed for a view, in the order of its table. */
export function faceItemChoices(view: FaceView): readonly FaceItemChoice[] {
  return faceItemNames(view).map((item, i) => ({
    id: i + 1,
    item,
    name: faceMeasurements[view][item]?.name ?? { zh: item, en: item },
    creator: 'System',
  }))
}
