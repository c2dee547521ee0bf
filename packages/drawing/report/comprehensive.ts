import type { Scene } from '../scene/scene'
import type { Comparison } from './comparison'
import { footMarks } from './frame'
import type { ReportInput } from './input'
import { comparisonPages, pages } from './pages/index'
import { pageOf } from './paper'

/**
 * The comprehensive report (specification, section 4): cover, patient's photos, analysis, then for each overlap scheme its films in
 * pairs, its photos and its values. Every page but the cover has its foot with its number.
 */
export const comprehensive = (input: ReportInput, schemes: readonly Comparison[]): readonly Scene[] => {
  const own = pages.flatMap(({ make, foot }) => make(input).map(page => ({ page, foot })))
  const compared = schemes.flatMap(scheme => comparisonPages.flatMap(({ make }) => make(scheme)))
  const all = [...own, ...compared.map(page => ({ page, foot: true }))]
  return all.map(({ page, foot }, i) => {
    const number = { number: i + 1, of: all.length }
    return foot ? pageOf([...page.layers.flatMap(layer => layer.marks), ...footMarks(input, number)]) : page
  })
}
