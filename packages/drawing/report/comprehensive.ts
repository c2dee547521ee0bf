import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../scene/scene'
import type { Comparison } from './comparison'
import { type ReportDesign, type SectionId, sectionNames, usualDesign } from './design'
import { footMarks } from './frame'
import type { ReportInput } from './input'
import { comparisonIn, inLang, inTurn, languagesOf } from './languages'
import { letterheadMarks } from './letterhead'
import { type ComparisonMaker, comparisonPages, pages } from './pages/index'
import { signOffPage } from './pages/sign-off'
import type { ReportPage } from './report-page'

/** A page before it has its foot: in its language, under its heading. */
interface Leaf {
  readonly page: Scene
  readonly lang: Lang
  readonly section: string
  readonly bare: boolean
  readonly part: SectionId | null
}

interface Of {
  readonly input: ReportInput
  readonly schemes: readonly Comparison[]
  readonly languages: readonly Lang[]
}

/** A section's pages, each in every language, one after the other. */
const leavesOf = (
  make: (lang: Lang) => readonly Scene[],
  title: (lang: Lang) => string,
  { languages, part, bare = false }: { languages: readonly Lang[]; part: SectionId | null; bare?: boolean | undefined },
) => {
  // Both languages have one bookmark: their pages take turns.
  const section = languages.map(title).join(' / ')
  return inTurn(languages.map(lang => make(lang).map((page): Leaf => ({ page, lang, section, bare, part }))))
}

const isComparison = (id: SectionId): boolean => comparisonPages.some(maker => maker.id === id)

/** The sections in order; those of the schemes that follow one another together, since they are printed scheme by scheme. */
const runsOf = (sections: readonly SectionId[]): readonly (readonly SectionId[])[] => {
  const runs: SectionId[][] = []
  for (const id of sections) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && isComparison(last[0]) && isComparison(id)) last.push(id)
    else runs.push([id])
  }
  return runs
}

const whole = (input: ReportInput) => [{ name: '', input }]

const ownLeaves = (id: SectionId, of: Of): readonly Leaf[] =>
  pages
    .filter(maker => maker.id === id)
    .flatMap(({ make, bare, parts = whole }) =>
      parts(of.input).flatMap(({ name, input }) =>
        leavesOf(
          lang => make(inLang(input, lang)),
          lang => [sectionNames[id][lang], name].filter(Boolean).join(' · '),
          { ...of, part: id, bare },
        ),
      ),
    )

const schemeLeaves = (run: readonly SectionId[], of: Of): readonly Leaf[] => {
  const makers = run.flatMap(id => comparisonPages.filter(maker => maker.id === id))
  const isFirst = ({ from }: ComparisonMaker, i: number, scheme: Comparison): boolean =>
    !from || !of.schemes.slice(0, i).some(before => from(before) === from(scheme))
  return of.schemes.flatMap((scheme, i) =>
    makers
      .filter(maker => isFirst(maker, i, scheme))
      .flatMap(({ make, id }) =>
        leavesOf(
          lang => make(comparisonIn(scheme, lang)),
          lang => `${scheme.name} · ${sectionNames[id][lang]}`,
          { ...of, part: id },
        ),
      ),
  )
}

/** With what the report holds, as the last page says it. */
const withSignOff = (leaves: readonly Leaf[], design: ReportDesign, of: Of): readonly Leaf[] => {
  if (!design.signature && !design.stamp) return leaves
  const entries = leaves.flatMap(({ section }, i) => (leaves[i - 1]?.section === section ? [] : [{ name: section, page: i + 1 }]))
  const name = { zh: '签署', en: 'Sign-off' }
  return [
    ...leaves,
    ...leavesOf(
      lang => [signOffPage(inLang(of.input, lang), design, entries)],
      lang => name[lang],
      { ...of, part: null },
    ),
  ]
}

/**
 * The comprehensive report (specification, section 4), its sections as designed: cover, patient's photos, analysis, then for each overlap
 * scheme its films in pairs, its photos, its values and its result; photos and values of the same records once. Every page has its foot
 * with its number; all but the cover, which has its own, the letterhead over it.
 */
export const comprehensive = (
  input: ReportInput,
  schemes: readonly Comparison[],
  design: ReportDesign = usualDesign,
): readonly ReportPage[] => {
  const told = schemes.map(scheme => ({ ...scheme, trend: design.trend }))
  const of = { input, schemes: told, languages: languagesOf(input.lang, design.both) }
  const runs = runsOf(design.sections)
  const made = runs.flatMap(run => (run[0] && isComparison(run[0]) ? schemeLeaves(run, of) : ownLeaves(run[0] ?? 'cover', of)))
  const all = withSignOff(made, design, of)
  return all.map(({ page, section, lang, bare, part }, i) => {
    const told = inLang(input, lang)
    const head = { id: 'letterhead', marks: bare ? [] : letterheadMarks(told) }
    const foot = { id: 'foot', marks: footMarks(told, { number: i + 1, of: all.length }) }
    return { ...page, section, part, lang, layers: [...page.layers, head, foot] }
  })
}
