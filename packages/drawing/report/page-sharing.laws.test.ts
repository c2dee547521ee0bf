import { builtInAnalyses } from '@sella/ceph/data/analyses'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comprehensive } from './comprehensive'
import { type ReportDesign, type SectionId, sectionIds, usualDesign } from './design'
import { onOneSheet } from './page-sharing'
import { footRule, pageOf } from './paper'
import type { ReportPage } from './report-page'
import { grownComparison, grownRecord } from './testing/compared-records'
import { filledTo } from './testing/filled-to'
import { collisions, labels, wordsOf } from './testing/labels'
import { pageWords } from './testing/page-words'
import { text } from './type'

const sections = [
  'patient',
  'analysis',
  'wiggle',
  'photos',
  'values',
  'wiggles',
  'result',
] as const satisfies readonly SectionId[]
const methods = builtInAnalyses.map(({ name }) => name)

const wish = fc.record({
  method: fc.constantFrom(...methods),
  records: fc.integer({ min: 2, max: 5 }),
  sections: fc.shuffledSubarray([...sections], { minLength: 1 }),
  lang: fc.constantFrom('zh', 'en'),
  both: fc.boolean(),
})

const made = ({ method, records, sections: of, lang, both }: Parameters<typeof reportOf>[0]) =>
  reportOf({ method, records, sections: of, lang, both })

function reportOf(of: {
  readonly method: string
  readonly records: number
  readonly sections: readonly SectionId[]
  readonly lang: 'zh' | 'en'
  readonly both: boolean
}): readonly ReportPage[] {
  const { input } = grownRecord(0, { method: of.method, over: { lang: of.lang } })
  const design: ReportDesign = { ...usualDesign, sections: of.sections, both: of.both }
  const compared = grownComparison(of.records, { method: of.method, over: { lang: of.lang } })
  return comprehensive(input, [compared], design)
}

/** The page without its foot and letterhead. */
const body = (page: ReportPage) => ({ ...page, layers: page.layers.filter(({ id }) => id === 'page') })

describe('pages that share a sheet', () => {
  it('leave none apart that fit on one, and lay nothing on another nor on the foot', () => {
    fc.assert(
      fc.property(wish, of => {
        const pages = made(of)
        for (const lang of ['zh', 'en'] as const) {
          const own = pages.filter(page => page.lang === lang).map(body)
          // With both languages a sheet is shared if it has room for it in both.
          for (const [i, page] of own.slice(1).entries()) if (!of.both) expect(onOneSheet(own[i] as ReportPage, page)).toBeNull()
          for (const page of own) {
            if (page.sections.length > 1) expect(collisions(page)).toEqual([])
            expect(filledTo(page)).toBeLessThanOrEqual(footRule)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('are under every heading once, in the order of the sections, and lose no value', () => {
    fc.assert(
      fc.property(wish, of => {
        const parts = made(of).flatMap(page => page.parts)
        const order = of.sections.filter(id => parts.includes(id))
        const chains = ['photos', 'values', 'wiggles', 'result']
        const runs = parts.filter((part, i) => parts[i - 1] !== part)
        expect(new Set(runs)).toEqual(new Set(order))
        if (!of.sections.some(id => chains.includes(id)) && !of.both) expect(runs).toEqual(order)
        const [alone, shared] = [of.sections.map(id => reportOf({ ...of, sections: [id] })), [made(of)]].map(all =>
          all
            .flat()
            .flatMap(page =>
              labels(body(page))
                .filter(label => label.cell)
                .map(wordsOf),
            )
            .sort(),
        )
        const table = (words: readonly string[] | undefined) => new Set(words)
        expect(table(shared)).toEqual(table(alone))
      }),
      { numRuns: 8 },
    )
  })

  it('a short method is compared and drawn on one page; four records of eleven items too; the tables keep their own rows', () => {
    const short = reportOf({ method: 'Tweed', records: 2, sections: ['values', 'wiggles'], lang: 'zh', both: false })
    expect(short.map(page => page.parts)).toEqual([['values', 'wiggles']])
    expect(short[0]?.sections).toHaveLength(2)
    const four = reportOf({ method: 'ABO', records: 4, sections: ['values'], lang: 'zh', both: false })
    expect(four).toHaveLength(1)
    const tables = new Set(labels(body(four[0] as ReportPage)).flatMap(({ cell }) => cell?.table ?? []))
    expect(tables.size).toBe(2)
    const eleven = reportOf({ method: 'ABO', records: 2, sections: ['values', 'wiggles'], lang: 'en', both: false })
    expect(eleven.map(page => page.parts)).toEqual([['values', 'wiggles']])
  })

  it('say whose record they show, every one, further pages of a long table too', () => {
    const { input } = grownRecord(0, { method: 'Jarabak' })
    const every = comprehensive(input, [grownComparison(4)], {
      ...usualDesign,
      sections: sectionIds,
      both: true,
      signature: true,
    })
    for (const page of every) expect([page.sections, pageWords(page).includes(input.patient.name)]).toEqual([page.sections, true])
    const short = comprehensive(input, [], { ...usualDesign, sections: ['analysis'], both: true, signature: true })
    expect(pageWords(short.at(-1) as ReportPage)).toMatch(/签署.*Sign-off/s)
  })

  it('say a heading that repeats itself once, another one again', () => {
    const page = (title: string, line: string) => pageOf([text(title, 60, 106, { size: 54 }), text(line, 60, 300, { size: 28 })])
    const words = (of: ReturnType<typeof onOneSheet>) => (of ? labels(of).map(wordsOf) : null)
    expect(words(onOneSheet(page('A', '1'), page('A', '2')))).toEqual(['A', '1', '2'])
    expect(words(onOneSheet(page('A', '1'), page('B', '2')))).toEqual(['A', '1', 'B', '2'])
    expect(onOneSheet(page('A', '1'), pageOf([text('x', 60, 200, { size: 28 }), text('y', 60, 2300, { size: 28 })]))).toBeNull()
  })
})
