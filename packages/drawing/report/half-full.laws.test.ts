import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { measurements } from '@sella/ceph/data/measurements'
import type { Moves } from '@sella/ceph/planning/plan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markBounds } from '../scene/marks/index'
import { comprehensive } from './comprehensive'
import { type ReportDesign, type SectionId, sectionIds, usualDesign } from './design'
import type { ReportInput } from './input'
import { footRule, paper } from './paper'
import type { ReportPage } from './report-page'
import { grownComparison, grownRecord } from './testing/compared-records'
import { everything, growth, planned } from './testing/planned-input'

/** The caution under every page of a plan does not count as content. */
const cautionRoom = 110

/** How far down a page its own content extends, as a fraction of the paper. */
const filled = ({ layers, parts }: ReportPage): number => {
  const bottoms = layers
    .filter(({ id }) => id === 'page')
    .flatMap(({ marks }) => marks)
    .map(mark => markBounds(mark, 1).bottom)
  const limit = parts.includes('plan') ? footRule - cautionRoom : paper.height
  return Math.max(...bottoms.filter(bottom => bottom < limit)) / paper.height
}

const halfEmpty = (pages: readonly ReportPage[]): readonly string[] =>
  pages
    .slice(0, -1)
    .filter(page => filled(page) < 0.5)
    .map(page => `${page.sections?.join()} ${filled(page).toFixed(2)}`)

const photos = {
  Frontal_Photo: { href: 'picture:face', width: 600, height: 800 },
  Front_Intraoral: { href: 'picture:mouth', width: 900, height: 600 },
} as const

describe('no page of a report but its last is less than half full', () => {
  it.each(builtInAnalyses.map(({ name }) => name))('of one, three and ten records by %s', method => {
    for (const [count, lang] of [
      [1, 'zh'],
      [3, 'en'],
      [10, 'zh'],
    ] as const) {
      const over = { lang, photos }
      const { input } = grownRecord(count - 1, { method, over })
      const compared = count > 1 ? [grownComparison(count, { method, over })] : []
      const pages = comprehensive(input, compared, { ...usualDesign, sections: sectionIds, signature: true })
      expect([count, halfEmpty(pages)]).toEqual([count, []])
    }
  })

  const some: readonly Moves[] = [
    everything,
    { U1: everything.U1 } as Moves,
    { U1: everything.U1, L1: everything.L1 } as Moves,
    { MX: everything.MX, MD: everything.MD } as Moves,
    {} as Moves,
  ]
  it.each([
    ['zh', null, undefined],
    ['en', growth, undefined],
    ['zh', growth, 2],
    ['en', null, 2],
  ] as const)('with a plan of few moves or many (%s)', (lang, grows, endsBack) => {
    for (const moves of some)
      for (const name of ['拔 14 24 34 44', 'Extraction of four premolars, '.repeat(3)]) {
        const input = planned({ lang, moves, plan: { growth: grows }, name, ...(endsBack ? { endsBack } : {}) })
        const pages = comprehensive(input, [], { ...usualDesign, sections: ['analysis', 'plan', 'wiggle'] })
        expect(halfEmpty(pages)).toEqual([])
      }
  })
})

const every = Object.keys(measurements)

/** A method of the doctor's own with these items, a few of them on the film. */
const methodOf = (items: readonly string[]): ReportInput['analysis'] =>
  ({
    ...{ name: 'own', title: { zh: '自定义', en: 'Own' }, creator: 'user', items, lines: [], texts: items.slice(0, 3) },
    ...{ dentitions: [], sexes: [] },
  }) as ReportInput['analysis']

interface Asked {
  readonly items: readonly string[]
  readonly records: number
  readonly sections: readonly SectionId[]
  readonly lang: 'zh' | 'en'
  readonly design: Partial<ReportDesign>
}

const reportOf = ({ items, records, sections, lang, design }: Asked): readonly ReportPage[] => {
  const over = { lang, photos, analysis: methodOf(items) }
  const { input } = grownRecord(records - 1, { over })
  return comprehensive(input, records > 1 ? [grownComparison(records, { over })] : [], { ...usualDesign, sections, ...design })
}

/** Rows of the analysis on its last page; the head of a table is one more. */
const rowsOnLast = (pages: readonly ReportPage[]): number => {
  const last = pages.findLast(({ parts }) => parts.includes('analysis'))
  const cells = last?.layers.flatMap(({ marks }) => marks).flatMap(({ cell }) => cell ?? []) ?? []
  return new Set(cells.map(({ table, row }) => `${table} ${row}`)).size - 1
}

/** With both languages there are two last pages: a sign-off in each. */
const but = (pages: readonly string[]) => pages.filter(page => !/签署|Sign-off/.test(page))

describe('a method of any size', () => {
  const [sections, plain] = [['analysis', 'wiggle'] as const, {}]

  it('of which a few rows were left for a second page has it half full where more follows, and never two rows alone', () => {
    for (const count of [3, 15, 16, 18, 22, 28, 40, 42, 43, 46])
      for (const lang of ['zh', 'en'] as const) {
        const asked = { items: every.slice(0, count), records: 1, lang, design: plain }
        expect([count, lang, halfEmpty(reportOf({ ...asked, sections: [...sections] }))]).toEqual([count, lang, []])
        const signed = reportOf({ ...asked, sections: ['analysis'], design: { signature: true } })
        expect([count, lang, halfEmpty(signed)]).toEqual([count, lang, []])
        expect([count, rowsOnLast(reportOf({ ...asked, sections: ['analysis'] })) >= 3]).toEqual([count, true])
      }
  }, 60_000)

  it.each([2, 4, 7, 10])(
    'compared by its values over %s records leaves no page less than half full',
    records => {
      // Three rows cannot fill half a page by themselves; their polygon is below them.
      for (const count of [3, 7, 10, 11, 12, 14, 28]) {
        const asked = { items: every.slice(0, count), records, lang: count % 2 === 0 ? 'zh' : 'en', design: plain } as const
        expect([
          count,
          halfEmpty(reportOf({ ...asked, sections: count < 7 ? ['values', 'wiggles', 'result'] : ['values', 'result'] })),
        ]).toEqual([count, []])
      }
    },
    60_000,
  )

  it('of so few rows that no height of them fills half a page has their charts below them', () => {
    for (const count of [1, 2, 3, 4, 5])
      for (const records of [2, 3, 5])
        for (const both of [false, true]) {
          const asked = { items: every.slice(0, count), records, lang: 'zh', design: { signature: true, both } } as const
          expect([count, records, but(halfEmpty(reportOf({ ...asked, sections: ['values'] })))]).toEqual([count, records, []])
        }
  }, 60_000)

  it('in any order of sections, language and number of records leaves no page but the last less than half full', () => {
    const chosen = ['cover', 'patient', 'analysis', 'wiggle', 'films', 'photos', 'values', 'wiggles', 'result'] as const
    const asked = fc.record({
      items: fc.shuffledSubarray(every, { minLength: 3, maxLength: 46 }),
      records: fc.integer({ min: 1, max: 10 }),
      sections: fc.shuffledSubarray([...chosen], { minLength: 1 }),
      lang: fc.constantFrom('zh', 'en'),
      design: fc.record({ both: fc.boolean(), signature: fc.boolean() }),
    })
    fc.assert(
      fc.property(asked, of => {
        expect(but(halfEmpty(reportOf(of)))).toEqual([])
      }),
      { numRuns: 5, endOnFailure: true },
    )
  }, 60_000)
})
