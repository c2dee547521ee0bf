import type { Lang } from '@sella/ceph/words'
import { moved } from '../scene/moved'
import type { Layer, Mark, Scene } from '../scene/scene'
import type { ReportDesign } from './design'
import { paper } from './paper'

/** A page and its language. */
export interface Half {
  readonly page: Scene
  readonly lang: Lang
}

/** Page units from a page's left edge to that of the page beside it: a Letter sheet is wider than the page on it. */
const stepOf = { A4: paper.width, Letter: (paper.height * 8.5) / 11 } as const satisfies Record<ReportDesign['paper'], number>

/** A table in another language is a separate one, even with the same id. */
const beside = (mark: Mark, lang: Lang, x: number): Mark => {
  const at = moved(mark, { x, y: 0 })
  return at.cell ? { ...at, cell: { ...at.cell, table: `${at.cell.table} ${lang}` } } : at
}

/** The name that the same layer has in every half. */
export const layerName = (id: string): string => id.split(':', 1)[0] ?? id

const halfLayers = ({ page, lang }: Half, x: number): readonly Layer[] =>
  page.layers.map(({ id, marks }) => ({ id: `${id}:${lang}`, lang, marks: marks.map(mark => beside(mark, lang, x)) }))

/** Pages side by side on one sheet, from left to right; if a language has no such page its half stays empty. */
export const pagesSideBySide = (halves: readonly (Half | null)[], on: ReportDesign['paper']): Scene => {
  const step = stepOf[on]
  return {
    width: paper.width + step * (halves.length - 1),
    height: paper.height,
    pixel: 1,
    layers: halves.flatMap((half, i) => (half ? halfLayers(half, i * step) : [])),
  }
}

/** Number of pages side by side. */
export const abreastOn = ({ width, height }: Pick<Scene, 'width' | 'height'>): 1 | 2 => (width > height ? 2 : 1)
