import { isLandmarkName, redLandmarks } from '@sella/ceph/data/landmarks'
import { anatomyOf } from './anatomy'
import { filmLines } from './reference-lines'
import type { ImageSheet } from './sheet'
import { shortLandmarkName } from './short-names'

/** The lateral film. */
export const filmSheet: ImageSheet = {
  anatomy: anatomyOf,
  shortName: shortLandmarkName,
  red: new Set(redLandmarks.filter(isLandmarkName)),
  lines: filmLines,
}
