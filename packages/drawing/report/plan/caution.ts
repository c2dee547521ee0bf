import { simulationCaution } from '@sella/ceph/data/planning/caution'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { inner, sizes } from '../paper'
import { paragraph } from '../type'

/** Colour of warnings. */
export const warn = '#8a5a00'

/** A strip across the page that ends at `bottom`, stating that a prediction is not a promise. `top`: its upper edge. */
export const cautionMarks = (lang: Lang, bottom: number): { readonly marks: readonly Mark[]; readonly top: number } => {
  const set = { size: sizes.small, colour: warn, weight: 600, leading: 32, maxWidth: inner.width - 36 } as const
  const height = paragraph(simulationCaution[lang], 0, 0, set).next + 20
  const top = bottom - height
  const box: Mark = { mark: 'box', x: inner.left, y: top, width: inner.width, height, fill: '#f6ecd8', radius: 4 }
  return { marks: [box, ...paragraph(simulationCaution[lang], inner.left + 18, top + 26, set).marks], top }
}
