import { isLandmarkName } from '../data/landmarks'
import { outlineNames, outlineTable } from '../data/outlines'
import type { OutlineKnotName } from '../data/template'

const knots: ReadonlySet<string> = new Set(
  outlineNames.flatMap(name => outlineTable[name].points).filter(name => !isLandmarkName(name)),
)

/** Whether a name is that of an outline point that is not a landmark. */
export const isOutlineKnot = (name: string): name is OutlineKnotName => knots.has(name)
