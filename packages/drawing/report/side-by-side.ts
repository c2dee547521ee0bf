import type { Lang } from '@sella/ceph/words'
import { moved } from '../scene/moved'
import type { Layer, Mark, Scene } from '../scene/scene'
import type { ReportDesign } from './design'
import { paper } from './paper'

/** A page and the language of its words. */
export interface Half {
  readonly page: Scene
  readonly lang: Lang
}

/** Page units from a page's left edge to that of the page beside it: a sheet of Letter is wider than the page on it. */
const stepOf = { A4: paper.width, Letter: (paper.height * 8.5) / 11 } as const satisfies Record<ReportDesign['paper'], number>

/** A table in another language is another one, though it is called the same. */
const beside = (mark: Mark, lang: Lang, x: number): Mark => {
  const at = moved(mark, { x, y: 0 })
  return at.cell ? { ...at, cell: { ...at.cell, table: `${at.cell.table} ${lang}` } } : at
}

/** Of a layer's name, what the same layer of every half has. */
export const layerName = (id: string): string => id.split(':', 1)[0] ?? id

const halfLayers = ({ page, lang }: Half, x: number): readonly Layer[] =>
  page.layers.map(({ id, marks }) => ({ id: `${id}:${lang}`, lang, marks: marks.map(mark => beside(mark, lang, x)) }))

/** Pages beside each other on one sheet, read from left to right; where a language has no such page its half stays empty. */
export const pagesSideBySide = (halves: readonly (Half | null)[], on: ReportDesign['paper']): Scene => {
  const step = stepOf[on]
  return {
    width: paper.width + step * (halves.length - 1),
    height: paper.height,
    pixel: 1,
    layers: halves.flatMap((half, i) => (half ? halfLayers(half, i * step) : [])),
  }
}

/** How many pages stand beside each other. */
export const abreastOn = ({ width, height }: Pick<Scene, 'width' | 'height'>): 1 | 2 => (width > height ? 2 : 1)
