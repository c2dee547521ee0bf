import { markBounds } from '../scene/marks/index'
import type { Scene } from '../scene/scene'
import { paper } from './paper'

/** Whether the content of a page ends in its upper half. */
export const isHalfEmpty = (page: Scene): boolean =>
  !page.layers.some(({ marks }) => marks.some(mark => markBounds(mark, 1).bottom >= paper.height / 2))
