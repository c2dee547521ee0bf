import { markBounds } from '../../scene/marks/index'
import type { Scene } from '../../scene/scene'

/** How far down a page is filled, in page units from its top. */
export const filledTo = (page: Scene): number =>
  Math.max(...page.layers.flatMap(layer => layer.marks).map(mark => markBounds(mark, 1).bottom))
