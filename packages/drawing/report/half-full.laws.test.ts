import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { measurements } from '@sella/ceph/data/measurements'
import type { Moves } from '@sella/ceph/planning/plan'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comprehensive } from './comprehensive'
import { type ReportDesign, type SectionId, sectionIds, usualDesign } from './design'
import type { ReportInput } from './input'
import type { ReportPage } from './report-page'
import { grownComparison, grownRecord } from './testing/compared-records'
import { butSignOff, halfEmpty } from './testing/half-empty'
import { everything, growth, planned } from './testing/planned-input'

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

/** The analysis alone, before another section and after one. */
const sectionsAfter: readonly (readonly SectionId[])[] = [
  ['analysis'],
  ['analysis', 'wiggle'],
  ['analysis', 'patient'],
  ['cover', 'analysis', 'patient'],
  ['patient', 'analysis'],
]

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
          expect([count, records, butSignOff(halfEmpty(reportOf({ ...asked, sections: ['values'] })))]).toEqual([
            count,
            records,
            [],
          ])
        }
  }, 60_000)

  it('of one item or two leaves no page but the last less than half full, in one language or both', () => {
    for (const [i, item] of every.entries())
      for (const both of [false, true]) {
        const items = i % 3 === 0 ? [item, every[(i * 7 + 1) % every.length] ?? item] : [item]
        const asked = { items, records: 1, lang: i % 2 === 0 ? 'zh' : 'en', design: { both, signature: i % 4 < 2 } } as const
        const own = sectionsAfter[i % sectionsAfter.length] ?? ['analysis']
        expect([items, own, both, butSignOff(halfEmpty(reportOf({ ...asked, sections: own })))]).toEqual([items, own, both, []])
      }
  }, 60_000)

  it('in any order of sections, language and number of records leaves no page but the last less than half full', () => {
    const chosen = ['cover', 'patient', 'analysis', 'wiggle', 'films', 'photos', 'values', 'wiggles', 'result'] as const
    const asked = fc.record({
      items: fc.shuffledSubarray(every, { minLength: 1, maxLength: 46 }),
      records: fc.integer({ min: 1, max: 10 }),
      sections: fc.shuffledSubarray([...chosen], { minLength: 1 }),
      lang: fc.constantFrom('zh', 'en'),
      design: fc.record({ both: fc.boolean(), signature: fc.boolean() }),
    })
    fc.assert(
      fc.property(asked, of => {
        expect(butSignOff(halfEmpty(reportOf(of)))).toEqual([])
      }),
      { numRuns: 5, endOnFailure: true },
    )
  }, 60_000)
})
