import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../scene/scene'
import { bound } from './binding'
import { apart, type Chapter, closed, type Leaf, type LeafRow } from './chapters'
import type { ComparedRecord, Comparison } from './comparison'
import { type ReportDesign, type SectionId, sectionNames, usualDesign } from './design'
import { footMarks, type PageNumber } from './frame'
import type { ReportInput } from './input'
import { comparisonIn, inLang, languagesOf } from './languages'
import { letterheadMarks } from './letterhead'
import { type ComparisonMaker, comparisonPages, pages } from './pages/index'
import { type Entry, signOffPage } from './pages/sign-off'
import type { ReportPage } from './report-page'
import { afresh, type Reuse } from './reuse'
import { pagesSideBySide } from './side-by-side'

interface Of {
  readonly input: ReportInput
  readonly schemes: readonly Comparison[]
  readonly languages: readonly Lang[]
  /** A chapter already made of the same input, schemes and format. */
  readonly made: (key: string, make: () => readonly Chapter[]) => readonly Chapter[]
}

interface About {
  readonly languages: readonly Lang[]
  readonly part: SectionId | null
  readonly bare?: boolean | undefined
  readonly snug?: ((lang: Lang) => readonly Scene[]) | undefined
  readonly fuller?: readonly ((lang: Lang) => readonly Scene[])[] | undefined
}

/** A section's pages in every language. */
const chapterOf = (
  make: (lang: Lang) => readonly Scene[],
  title: (lang: Lang) => string,
  { languages, part, bare = false, snug, fuller }: About,
): Chapter => {
  // Both languages share one bookmark.
  const topics = [{ section: languages.map(title).join(' / '), part }]
  const leavesOf = (made: (lang: Lang) => readonly Scene[]) =>
    languages.map(lang => made(lang).map((page): Leaf => ({ page, lang, topics, bare })))
  return {
    leaves: leavesOf(make),
    ...(snug ? { snug: leavesOf(snug) } : {}),
    ...(fuller ? { fuller: fuller.map(other => () => leavesOf(other)) } : {}),
  }
}

const isComparison = (id: SectionId): boolean => comparisonPages.some(maker => maker.id === id)

/** The sections in order; consecutive sections of the schemes are grouped, because they are printed scheme by scheme. */
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

const ownChapters = (id: SectionId, of: Of): readonly Chapter[] =>
  pages
    .filter(maker => maker.id === id)
    .flatMap(({ make, snug, fuller, bare, parts = whole }) =>
      parts(of.input).map(({ name, input }) =>
        chapterOf(
          lang => make(inLang(input, lang)),
          lang => [sectionNames[id][lang], name].filter(Boolean).join(' · '),
          {
            ...{ ...of, part: id, bare, snug: snug && (lang => snug(inLang(input, lang))) },
            fuller: fuller?.map(other => (lang: Lang) => other(inLang(input, lang))),
          },
        ),
      ),
    )

/** Without the records that an earlier scheme printed identically. */
const withoutEarlier = (
  scheme: Comparison,
  before: readonly Comparison[],
  once: (record: ComparedRecord, scheme: Comparison) => string,
): Comparison => {
  const printed = new Set(before.flatMap(other => other.records.map(record => once(record, other))))
  return { ...scheme, records: scheme.records.filter(record => !printed.has(once(record, scheme))) }
}

const schemeChapter = ({ make, snug, fuller, once, id }: ComparisonMaker, i: number, of: Of): Chapter => {
  const scheme = of.schemes[i] as Comparison
  const own = once ? withoutEarlier(scheme, of.schemes.slice(0, i), once) : scheme
  return chapterOf(
    lang => make(comparisonIn(own, lang)),
    lang => `${scheme.name} · ${sectionNames[id][lang]}`,
    {
      ...{ ...of, part: id, snug: snug && (lang => snug(comparisonIn(own, lang))) },
      fuller: fuller?.map(other => (lang: Lang) => other(comparisonIn(own, lang))),
    },
  )
}

const schemeChapters = (run: readonly SectionId[], of: Of): readonly Chapter[] => {
  const makers = run.flatMap(id => comparisonPages.filter(maker => maker.id === id))
  const isFirst = ({ isRepeat }: ComparisonMaker, i: number, scheme: Comparison): boolean =>
    !isRepeat || !of.schemes.slice(0, i).some(before => isRepeat(scheme, before))
  return of.schemes.flatMap((scheme, i) =>
    makers
      .filter(maker => isFirst(maker, i, scheme))
      .flatMap(maker => of.made(`${comparisonPages.indexOf(maker)} ${i}`, () => [schemeChapter(maker, i, of)])),
  )
}

/** The page on which each heading begins. */
const entriesOf = (sheets: readonly LeafRow[]): readonly Entry[] => {
  const topicsOf = (sheet: LeafRow) => sheet.find(leaf => leaf !== null)?.topics ?? []
  const named = sheets.flatMap((sheet, i) => topicsOf(sheet).map(({ section }) => ({ name: section, page: i + 1 })))
  return named.filter(({ name }, i) => named[i - 1]?.name !== name)
}

/** The pages of the languages side by side, or each on a sheet of its own; `followed` by the signature page. */
const sheetsOf = (chapters: readonly Chapter[], { sideBySide }: ReportDesign, followed = false): readonly LeafRow[] => {
  const sheets = bound(chapters, followed)
  return sideBySide ? sheets : apart(sheets).map(leaf => [leaf])
}

const isSigned = ({ signature, stamp }: ReportDesign): boolean => signature || stamp

/** Adds the signature page, which lists the contents of the report. */
const withSignOff = (sheets: readonly LeafRow[], design: ReportDesign, of: Of): readonly LeafRow[] => {
  if (!isSigned(design)) return sheets
  const entries = entriesOf(sheets)
  const name = { zh: '签署', en: 'Sign-off' }
  const chapter = chapterOf(
    lang => [signOffPage(inLang(of.input, lang), design, entries)],
    lang => name[lang],
    { ...of, part: null },
  )
  const own = sheetsOf([chapter], design)
  return [...sheets, ...(design.sideBySide ? own : closed(apart(own)).map(leaf => [leaf]))]
}

interface Printed {
  readonly input: ReportInput
  readonly schemes: readonly Comparison[]
}

/** The record of the report and those it is compared with. */
const recordsIn = (input: ReportInput, schemes: readonly Comparison[]): readonly ReportInput[] => [
  input,
  ...schemes.flatMap(({ records }) => records.map(record => record.input)),
]

const numbered = ({ page, topics, lang, bare }: Leaf, { input, schemes }: Printed, at: PageNumber): ReportPage => {
  const localised = inLang(input, lang)
  const head = { id: 'letterhead', marks: bare ? [] : letterheadMarks(localised) }
  const foot = { id: 'foot', marks: footMarks(localised, at, recordsIn(input, schemes)) }
  const sections = topics.map(({ section }) => section)
  const parts = topics.flatMap(({ part }) => part ?? [])
  return { ...page, sections, parts, lang, layers: [...page.layers, head, foot] }
}

const onPaper = (input: ReportInput, { paper }: ReportDesign): ReportInput => ({ ...input, paper })

/**
 * The comprehensive report (specification, section 4), with the sections of its design: cover, the patient's photos, analysis,
 * then for each overlap scheme its films in pairs, photos, values and result; photos and values of the same records appear once.
 * Pages that fit on one sheet share it. `reuse` hands back chapters made of the same input. Every page has a foot with its number, and every page but the cover, which has its own,
 * the letterhead at the top.
 */
export const comprehensive = (
  input: ReportInput,
  schemes: readonly Comparison[],
  design: ReportDesign = usualDesign,
  reuse: Reuse = afresh,
): readonly ReportPage[] => {
  const printed = onPaper(input, design)
  const withTrend = schemes.map(scheme => ({
    ...scheme,
    records: scheme.records.map(record => ({ ...record, input: onPaper(record.input, design) })),
    trend: design.trend,
  }))
  const facts = [input, schemes, design.paper, design.both, design.trend]
  const of: Of = {
    ...{ input: printed, schemes: withTrend, languages: languagesOf(input.lang, design.both) },
    made: (key, make) => reuse(key, facts, make),
  }
  const made = runsOf(design.sections).flatMap(run => {
    const [first = 'cover'] = run
    return isComparison(first) ? schemeChapters(run, of) : of.made(first, () => ownChapters(first, of))
  })
  const sheets = withSignOff(sheetsOf(made, design, isSigned(design)), design, of)
  return sheets.flatMap((sheet, i) => {
    const halves = sheet.map(leaf => leaf && numbered(leaf, { input, schemes }, { number: i + 1, of: sheets.length }))
    const [page] = halves.filter(half => half !== null)
    if (!page || halves.length === 1) return page ?? []
    const both = halves.map(half => half && { page: half, lang: half.lang })
    return { ...page, ...pagesSideBySide(both, design.paper), lang: input.lang }
  })
}
