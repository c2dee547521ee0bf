import type { Scene } from '../scene/scene'
import type { Comparison } from './comparison'
import { footMarks } from './frame'
import type { ReportInput } from './input'
import { comparisonPages, pages } from './pages/index'
import type { ReportPage } from './report-page'

interface Part {
  readonly pages: readonly Scene[]
  readonly section: string
}

/**
 * The comprehensive report (specification, section 4): cover, patient's photos, analysis, then for each overlap scheme its films in
 * pairs, its photos, its values and its result; photos and values of the same records once. Every page has its foot with its number.
 */
export const comprehensive = (input: ReportInput, schemes: readonly Comparison[]): readonly ReportPage[] => {
  const { lang } = input
  const own = pages.map(({ make, name }): Part => ({ pages: make(input), section: name[lang] }))
  const compared = schemes.flatMap((scheme, i) =>
    comparisonPages
      .filter(({ from }) => !from || !schemes.slice(0, i).some(before => from(before) === from(scheme)))
      .map(({ make, name }): Part => ({ pages: make(scheme), section: `${scheme.name} · ${name[lang]}` })),
  )
  const all = [...own, ...compared].flatMap(part => part.pages.map(page => ({ ...part, page })))
  return all.map(({ page, section }, i) => {
    const marks = footMarks(input, { number: i + 1, of: all.length })
    return { ...page, section, layers: [...page.layers, { id: 'foot', marks }] }
  })
}
