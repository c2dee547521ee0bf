import type { Scene } from '../scene/scene'
import { footMarks } from './frame'
import type { ReportInput } from './input'
import { pages } from './pages/index'
import { pageOf } from './paper'

/** A page of the report, 1785 x 2526 units. */
export type Page = Scene

/** All pages in the order of the table, each with its foot but the cover. */
export const report = (input: ReportInput): readonly Page[] => {
  const all = pages.flatMap(maker => maker.make(input).map(page => ({ page, foot: maker.foot })))
  return all.map(({ page, foot }, i) => {
    const number = { number: i + 1, of: all.length }
    return foot ? pageOf([...page.layers.flatMap(layer => layer.marks), ...footMarks(input, number)]) : page
  })
}
