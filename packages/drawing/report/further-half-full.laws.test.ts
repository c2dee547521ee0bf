import { analysisOf } from '@sella/ceph/analysis/own'
import { frontalFilmItemNames } from '@sella/ceph/data/frontal/item-rows'
import { type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { describe, expect, it } from 'vitest'
import { comprehensive } from './comprehensive'
import { type SectionId, usualDesign } from './design'
import { frontalPaper } from './frontal/reading'
import { type ModelPicture, modelViews, type ReportInput } from './input'
import { footRule } from './paper'
import type { ReportPage } from './report-page'
import { frontalPicture, frontalTracing } from './testing/frontal-tracing'
import { butSignOff, halfEmpty } from './testing/half-empty'
import { boxOf, collisions, labels, wordsOf } from './testing/labels'
import { neckPoints } from './testing/neck-points'
import { reportInput } from './testing/report-input'

const langs = ['zh', 'en'] as const
const orders: readonly (readonly SectionId[])[] = [
  ['frontal'],
  ['models'],
  ['frontal', 'models'],
  ['models', 'frontal', 'analysis'],
  ['analysis', 'frontal', 'patient'],
  ['maturation'],
  ['maturation', 'analysis'],
  ['analysis', 'maturation', 'frontal'],
]

const pictures: readonly ModelPicture[] = modelViews.map(view => ({
  view,
  picture: { href: `picture:${view}`, width: 900, height: 700 },
}))

/** A report with a signature after its sections, so that the last of these must be half full as well. */
const reportOf = (over: Partial<ReportInput>, sections: readonly SectionId[], both = false): readonly ReportPage[] => {
  const input = reportInput('ABO', over)
  return comprehensive(input, [], { ...usualDesign, sections, both, signature: true })
}

const expectFull = (pages: readonly ReportPage[], of: unknown): void => {
  expect([of, butSignOff(halfEmpty(pages))]).toEqual([of, []])
  for (const page of pages) {
    expect([of, page.sections, collisions(page)]).toEqual([of, page.sections, []])
    const own = { ...page, layers: page.layers.filter(({ id }) => id === 'page') }
    for (const label of labels(own)) expect(boxOf(label).bottom, wordsOf(label)).toBeLessThan(footRule)
  }
}

/** Analyses of the doctor's own with so many items each. */
const frontalOf = (counts: readonly number[]): ReportInput['frontal'] =>
  frontalPaper(frontalPicture, frontalTracing(), {
    analyses: counts.map((count, i) =>
      analysisOf({ name: `我的正位${i}`, items: frontalFilmItemNames.slice(0, count), lines: [] }, {}),
    ),
    overrides: {},
  })

/** With Ricketts' norms by the age on the record's day, and too young for them. */
const born = { judged: '2013-06-18', young: '2019-06-18' } as const

describe.each(langs)('no page of a frontal film but the last is less than half full (%s)', lang => {
  it.each(['judged', 'young'] as const)('with analyses of the doctor’s own of any size (%s)', age => {
    const { patient } = reportInput('ABO')
    for (const counts of [[], [1], [2, 3], [5], [8], [9], [10], [11], [12], [14], [1, 1, 1], [10, 10], [12, 3], [26], [30, 4]])
      for (const sections of orders.filter(ids => ids.includes('frontal'))) {
        const over = { lang, frontal: frontalOf(counts), patient: { ...patient, birthday: born[age] } } as const
        expectFull(reportOf(over, sections), [counts, sections])
      }
  })
})

const arches = bothArches({ room: 0.96 }, { room: 0.95, spee: 2 })
const oneTooth: ModelReadings = { ...noReadings, teeth: { '11': arches.teeth['11'] } } as ModelReadings

describe.each(langs)('no page of models but the last is less than half full (%s)', lang => {
  it.each([
    ['whole', arches],
    ['one tooth', oneTooth],
    ['a mixed dentition', { ...arches, prediction: 'hk_female' as const }],
  ] as const)('measured: %s', (_, readings) => {
    for (const models of [pictures, pictures.slice(0, 1), pictures.filter(({ view }) => view === 'upper'), []])
      for (const sections of orders.filter(ids => ids.includes('models')))
        for (const both of [false, true]) {
          const over = { lang, models, frontal: frontalOf([2]), studyModels: { readings, elsewhere: [] } } as const
          expectFull(reportOf(over, sections, both), [models.length, sections, both])
        }
  })
})

const own = { by: '周', at: '2025-06-20T08:00:00.000Z' } as const
/** What the doctor says of the vertebrae: nothing, her stage, or what forbids one. */
const judged = [
  null,
  { ...own, stage: 'CS4', hindrance: null },
  { ...own, stage: null, hindrance: 'fused' },
] as const satisfies readonly ReportInput['maturation'][]

/** A line of so many records, the last of them the doctor's own stage. */
const courseOf = (count: number): ReportInput['course'] =>
  Array.from({ length: count }, (_, i) => ({
    day: `${2020 + i}-09-12`,
    computed: { stage: Math.min(6, i + 1), share: 0.6, span: [i, i + 1] as const },
    own: i === count - 1 ? 3 : null,
  }))

describe.each(langs)('no page of vertebrae but the last is less than half full (%s)', lang => {
  it.each([null, 1, 4])(
    'with the vertebrae of spine %s, of one film and of several, with a film and without',
    spine => {
      const { tracing, film } = reportInput('ABO')
      const points = { ...tracing.points, ...(spine === null ? {} : neckPoints(spine)) }
      for (const maturation of judged)
        for (const records of [1, 6])
          for (const picture of [film, null])
            for (const sections of orders.filter(ids => ids.includes('maturation')))
              for (const both of [false, true]) {
                const facts = { lang, maturation, course: courseOf(records), film: picture, frontal: frontalOf([2]) } as const
                const of = [spine, maturation, records, picture !== null, sections, both]
                expectFull(reportOf({ ...facts, tracing: { ...tracing, points } }, sections, both), of)
              }
    },
    60_000,
  )
})
