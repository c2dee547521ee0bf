import { modelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { modelRows } from '@sella/ceph/study-models/model-rows'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { describe, expect, it } from 'vitest'
import { frontalPaper } from '../report/frontal/reading'
import { type ModelPicture, modelViews, type ReportInput } from '../report/input'
import { frontalPages } from '../report/pages/frontal'
import { maturationPages } from '../report/pages/maturation'
import { modelValuePages } from '../report/pages/model-values'
import { headBottom } from '../report/paper'
import { frontalPicture, frontalTracing } from '../report/testing/frontal-tracing'
import { boxOf, collisions, labels, struck, wordsOf } from '../report/testing/labels'
import { markLines } from '../report/testing/mark-lines'
import { neckPoints } from '../report/testing/neck-points'
import { marksOf, pageWords } from '../report/testing/page-words'
import { reportInput } from '../report/testing/report-input'
import type { Scene } from '../scene/scene'
import { templateTracing } from '../tracing/testing/template-tracing'
import { frontalSlides } from './frontal-slides'
import { maturationSlides } from './maturation-slides'
import { modelSlides } from './model-slides'
import { slideBottom, slideSize } from './slide'
import { caseSlides } from './slides'

const plain = templateTracing()
const arches = bothArches({ room: 0.96 }, { room: 0.95, spee: 2, widths: { '31': 6.4, '41': 6.4 } })
/** With every part of the page: six segments, corrections in both arches, the bite, a borrowed width and the raphe. */
const measured: ModelReadings = {
  ...arches,
  ...{ inBite: true, segments: 6, mmPerUnit: { upper: 1, lower: null } },
  raphe: { from: { x: 0.5, y: -8, z: 14 }, to: { x: 0.5, y: -10, z: -16 } },
  teeth: { ...arches.teeth, '26': { contacts: [], missing: true } },
  corrections: {
    upper: { incisors: { rule: 'front', amount: -2.5 }, bolton: 'anterior' },
    lower: { incisors: { rule: 'headPlate', amount: 6 }, bolton: 'anterior' },
  },
}
const models: readonly ModelPicture[] = modelViews.map(view => ({
  view,
  picture: { href: `picture:${view}`, width: 900, height: 700 },
}))
const at = (day: string, stage: number) => ({
  ...{ day, computed: { stage, share: 0.62, span: [stage - 1, stage] as const }, own: stage },
})

const whole = (lang: 'zh' | 'en', over: Partial<ReportInput> = {}): ReportInput =>
  reportInput('ABO', {
    lang,
    tracing: { ...plain, points: { ...plain.points, ...neckPoints(2) } },
    maturation: { stage: 'CS4', hindrance: null, by: '周', at: '2025-06-20T08:00:00.000Z' },
    course: [at('2023-09-12', 2), at('2024-09-12', 3), at('2025-06-18', 3)],
    frontal: frontalPaper(frontalPicture, frontalTracing()),
    models,
    studyModels: { readings: measured, elsewhere: [] },
    ...over,
  })

const { Mark_R: _, Mark_L: __, ...unmarked } = frontalTracing().points
const bare = frontalPaper(frontalPicture, frontalTracing({ fileScale: null, points: unmarked }))
const fused = { stage: null, hindrance: 'fused', by: '周', at: '2025-06-20T08:00:00.000Z' } as const
const { CU: cusp = { x: 0, y: 0, z: 0 }, ...molar } = arches.teeth['26'] ?? { contacts: [] }
/** One molar ahead, so that the values are as long as they get. */
const againstRaphe: ModelReadings = {
  ...measured,
  teeth: { ...arches.teeth, '26': { ...molar, CU: { ...cusp, z: cusp.z + 2 } } },
}
const mixed: ModelReadings = { ...arches, prediction: 'hk_female' }

/** The texts below the head that hold a figure, but for flowing text, which is broken elsewhere on a slide. */
const figures = (scenes: readonly Scene[]): readonly string[] =>
  scenes.flatMap(scene =>
    labels(scene)
      .filter(label => label.paragraph === undefined && label.at.y > headBottom && /\d/.test(wordsOf(label)))
      .map(wordsOf),
  )

describe.each(['zh', 'en'] as const)('slides of vertebrae, frontal film and models (%s)', lang => {
  it.each([
    ['everything', whole(lang)],
    ['a film without a scale or a letter', whole(lang, { frontal: bare })],
    ['a mixed dentition, one record', whole(lang, { studyModels: { readings: mixed, elsewhere: ['upper'] }, course: [] })],
    ['one jaw’s models', whole(lang, { models: models.filter(({ view }) => view === 'upper') })],
    ['no stage to be had', whole(lang, { maturation: fused })],
    ['both sides against the raphe', whole(lang, { studyModels: { readings: againstRaphe, elsewhere: [] } })],
  ])('set no word on another or through a rule, cut none, none in the foot or beyond: %s', (_name, input) => {
    const slides = [...maturationSlides(input), ...frontalSlides(input), ...modelSlides(input)]
    expect(slides.length).toBeGreaterThan(6)
    for (const slide of slides) {
      expect([slide.title, collisions(slide), struck(slide)]).toEqual([slide.title, [], []])
      for (const label of labels(slide).filter(each => wordsOf(each) !== '')) {
        const { left, right, bottom } = boxOf(label)
        const stands = [left >= 0, right <= slideSize.width, bottom <= slideBottom + 10]
        expect(wordsOf(label)).not.toMatch(/…$|undefined|NaN/)
        expect([slide.title, wordsOf(label), ...stands]).toEqual([slide.title, wordsOf(label), true, true, true])
      }
    }
  })

  it('say every figure of their pages, and every row of the models’ table', () => {
    const input = whole(lang)
    const shown = new Set(figures([...maturationSlides(input), ...frontalSlides(input), ...modelSlides(input)]))
    const [film] = frontalPages(input)
    const wanted = figures([...maturationPages(input), ...(film ? [film] : []), ...modelValuePages(input)])
    expect(wanted.length).toBeGreaterThan(200)
    expect(wanted.filter(words => !shown.has(words))).toEqual([])
    const words = modelSlides(input).map(pageWords).join('\n')
    for (const { name, value, unit } of modelRows(modelAnalysis(measured), measured))
      expect(words, name[lang]).toContain(Math.abs(value).toFixed(unit === '%' ? 2 : 1))
  })

  it('carry the cautions of the screen', () => {
    const all = caseSlides(whole(lang), [], false).map(pageWords).join('\n')
    const shown = all.replaceAll(/[ |\n]+/g, lang === 'zh' ? '' : ' ')
    for (const words of {
      zh: ['相邻分期之间的判读差异常见', '明显不对称需三维影像', '文件未写明单位', '含借用宽度'],
      en: ['neighbouring stages are often confused', 'three-dimensional imaging', 'names no unit', 'With borrowed widths'],
    }[lang])
      expect(shown).toContain(words)
  })
})

it('stand between the records and the plans, of the report’s own record alone, and draw its pictures', () => {
  const slides = caseSlides(whole('en'), [], false)
  const titles = [...new Set(slides.map(({ title }) => title))]
  expect(titles.slice(-3)).toEqual(['Vertebral maturation', 'Frontal film', 'Models'])
  const pictures = new Set(slides.flatMap(marksOf).flatMap(mark => (mark.mark === 'picture' ? [mark.href] : [])))
  for (const href of ['picture:frontal', ...models.map(({ picture }) => picture.href)]) expect(pictures).toContain(href)
  expect(caseSlides(reportInput('ABO'), [], false)).toHaveLength(3)
})

it('are, mark by mark, as they were when somebody last looked at them', async () => {
  const input = whole('en')
  const slides = [...maturationSlides(input), ...frontalSlides(input), ...modelSlides(input)]
  const lines = slides.map(slide => `# ${slide.title}\n${markLines(slide)}\n${slide.notes}\n`)
  await expect(lines.join('\n')).toMatchFileSnapshot('../golden/slides/further.txt')
})
