import { faceViews } from '@sella/ceph/data/face-landmarks'
import { faceTemplates } from '@sella/ceph/data/face-template'
import { agreementOf } from '@sella/ceph/reliability/agreement'
import type { Study } from '@sella/ceph/reliability/study'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { describe, expect, it } from 'vitest'
import type { Scene } from '../scene/scene'
import { allParts } from '../tracing/overlap-parts'
import { templateTracing } from '../tracing/testing/template-tracing'
import { comprehensive } from './comprehensive'
import { type SectionId, sectionIds, usualDesign } from './design'
import { faceReading } from './face/reading'
import { frontalPaper } from './frontal/reading'
import { modelViews, type ReportInput } from './input'
import { onePage } from './one-page'
import { reliabilityPages } from './reliability/pages'
import { comparisonAlone, grownComparison, grownRecord, grownRecords, schemeOf } from './testing/compared-records'
import { frontalPicture, frontalTracing } from './testing/frontal-tracing'
import { markLines } from './testing/mark-lines'
import { neckPoints } from './testing/neck-points'
import { marksOf, pageWords } from './testing/page-words'
import { planned } from './testing/planned-input'
import { reportInput } from './testing/report-input'
import { trueSizePages } from './true-size/true-size'
import { photoWords } from './words'

/** Points of a film as a detector leaves them: some unsure, one that nobody saw, porion by the ear rod, and no scale. */
const detected = (lang: 'zh' | 'en', over: Partial<ReportInput> = {}): ReportInput => {
  const { points } = templateTracing({ B: { x: 1180, y: 1900 } })
  const origins = Object.entries(points).map(([name, point], i) => {
    if (name === 'Po') return [name, { ...point, definition: 'machine' }]
    return [name, name === 'ANS' ? { ...point, origin: 'estimated' } : { ...point, origin: 'detected', errorPx: 5 + (i % 4) * 8 }]
  })
  const tracing = { points: Object.fromEntries(origins), ruler: null, fileScale: null }
  return reportInput('ABO', { lang, tracing, unreviewed: '', doctor: 'Prof. Lee', clinic: 'Smile Clinic', ...over })
}

/** Every mark of a page by its place and look, and its words whole. */
const golden = (pages: readonly Scene[], name: string) => {
  const text = pages.map((page, i) => `# ${i + 1}\n${markLines(page)}\n\n${pageWords(page)}\n`).join('\n')
  return expect(text).toMatchFileSnapshot(`../golden/report/${name}.txt`)
}

/** The words of a page, and of its figures what is said to who cannot see them. */
const spoken = (page: Scene) =>
  [pageWords(page), ...marksOf(page).flatMap(({ alt }) => (alt ? [`figure: ${alt}`] : []))].join('\n')

const design = (...sections: readonly SectionId[]) => ({ ...usualDesign, sections })
const picture = (name: string, width = 600, height = 800) => ({ href: `picture:${name}`, width, height })
const letterhead = { name: '仁和口腔', address: '长安街 1 号', phone: '010-1234', logo: picture('logo', 300, 100) }
const notes = {
  ...{ diagnosis: '骨性 II 类', problems: '上牙前突', plan: '拔牙矫治', progress: '配合良好' },
  records: [{ date: '2025-06-18', type: 2, note: '换弓丝' }],
} as const
const neck = templateTracing()
const traced = { ...neck, points: { ...neck.points, ...neckPoints(2) } }
const arches = bothArches({ room: 0.96 }, { room: 0.95, spee: 2 })

const photos = Object.fromEntries(
  Object.keys(photoWords).map(kind => [kind, kind.endsWith('Photo') ? picture(kind) : picture(kind, 900, 600)]),
)

/** The template's points of each view, on a photo. */
const faces = faceViews.flatMap(view => {
  const points = Object.entries(faceTemplates[view]).map(([name, { x, y }]) => [
    name,
    { x: 600 + 4 * x, y: 700 + 4 * y, origin: name === 'Prn' ? 'estimated' : 'manual' },
  ])
  const tracing = {
    points: Object.fromEntries(points),
    ruler: null,
    fileScale: { mmPerPixel: 0.25, provenance: 'film' as const },
  }
  return faceReading({ view, picture: picture(view, 1200, 1600), tracing, filmDoubted: false }) ?? []
})

const whole = (lang: 'zh' | 'en'): ReportInput =>
  reportInput('ABO', {
    ...{ lang, letterhead, notes, unreviewed: '李', panoramic: picture('panoramic', 1600, 800) },
    ...{ photos, faces },
    tracing: traced,
    maturation: { stage: 'CS4', hindrance: null, by: '周', at: '2025-06-20T08:00:00.000Z' },
    frontal: frontalPaper(frontalPicture, frontalTracing()),
    models: modelViews.map(view => ({ view, picture: picture(view, 900, 600) })),
    studyModels: { readings: arches, elsewhere: [] },
  })

describe('the pages of a report, mark by mark, as they were when somebody last looked at them', () => {
  it('of a record: cover, photos, values, frontal film, models, vertebrae, notes and signature', async () => {
    const made = { ...design(...sectionIds), signature: true, stamp: true }
    await golden(comprehensive(whole('zh'), [], made), 'record')
  })

  it('of a treatment plan with its result', async () => {
    await golden(comprehensive(planned({ lang: 'en', endsBack: 3 }), [], design('plan')), 'plan')
  })

  it('of three records superimposed: films, photos, values, polygon, result and the sheets of the Board', async () => {
    const comparison = grownComparison(3, { method: 'ABO' })
    const { input } = grownRecord(2, { method: 'ABO' })
    await golden(comprehensive(input, [comparison], design('films', 'photos', 'values', 'wiggles', 'result', 'board')), 'scheme')
  })

  it('of two records that differ in how they were made', async () => {
    const [first, last] = grownRecords(2, {
      method: 'ABO',
      over: { lang: 'en' },
      edit: (tracing, i) => (i === 0 ? tracing : { ...tracing, fileScale: { mmPerPixel: 0.12, provenance: 'dicom' } }),
    })
    if (!first || !last) return expect.unreachable('two records')
    const { Po } = last.input.tracing.points
    const points = { ...last.input.tracing.points, ...(Po ? { Po: { ...Po, definition: 'machine' as const } } : {}) }
    const other = { ...last, input: { ...last.input, tracing: { ...last.input.tracing, points } } }
    const nudge = { sn: { r1: { x: 1, y: -0.5, turn: 2 } } }
    const comparison = comparisonAlone(schemeOf(['r0', 'r1', 'gone'], { imgTrans: nudge, savedOn: '2025-07-01' }), [first, other])
    await golden(comprehensive(other.input, [comparison], design('films', 'values', 'result')), 'scheme-in-doubt')
  })

  it('of a record on one page', async () => {
    await golden(onePage(whole('en')), 'one-page')
  })

  it('of a superimposition at true size', async () => {
    const records = grownRecords(2).map(({ uuid, input: { tracing, record } }) => ({
      ...{ uuid, date: record.date, type: record.type, ageText: '16岁', tracing },
    }))
    const pages = trueSizePages({
      ...{ lang: 'zh', paper: 'A4', saved: true, parts: allParts, estimatedOutlines: true, colours: [], printedOn: '2026-11-22' },
      ...{ doctor: '周', clinic: '仁和诊所', records, scheme: schemeOf(['r0', 'r1'], { overFun: 'sn' }) },
      patient: { name: '测试', caseNo: 'A-17', birthday: '2009-04-02' },
      scales: { clashes: [], doubted: new Set() },
    })
    await golden(pages, 'true-size')
  })

  it('of an agreement of readings', async () => {
    const pairs = [80, 81.2, 82.9, 84.1, 79.5].map((value, i) => [value, value + 0.4 * (i - 1)] as const)
    const agreement = agreementOf(pairs)
    if (!agreement) return expect.unreachable('pairs agree')
    const films = pairs.map((pair, i) => ({ film: `f${i}`, pair }))
    const study: Study = {
      ...{ scaleless: 1, stages: null, films: 5 },
      items: [
        {
          item: 'SNA',
          name: { zh: 'SNA', en: 'SNA' },
          unit: 'degree',
          agreement,
          corrected: agreement.bias?.p ?? null,
          pairs: films,
        },
      ],
      points: [
        {
          ...{ name: 'S', n: 5, meanDistance: 0.6, forward: 0.3, down: 0.2, biasForward: -0.1, biasDown: 0 },
          ...{ within: 0.9, withinInterval: [0.6, 0.98], further: [] },
        },
      ],
    }
    const about = { clinic: '仁和', doctor: '周', printedAt: '2026-11-23', snapshot: 'abc' }
    await golden(reliabilityPages({ lang: 'en', study, about: [['second reading', 'B']], ...about }), 'agreement')
  })
})

/** A patient of whom little is known, and a case of hers with notes that take several pages. */
const sparse = {
  ...{ clinic: '', doctor: '', film: null },
  patient: { name: '王', sex: null, birthday: '', caseNo: '', ageText: '' },
  notes: {
    ...notes,
    problems: '',
    progress: '',
    records: [],
    diagnosis: Array.from({ length: 60 }, (_, i) => `第 ${i + 1} 条`).join('\n\n'),
  },
} as const

describe.each(['zh', 'en'] as const)('what a report says, to who cannot see its figures too (%s)', lang => {
  it('is what it said when somebody last read it', async () => {
    const comparison = grownComparison(2, { method: 'Jarabak', over: { lang } })
    const pages = [
      ...comprehensive(whole(lang), [comparison], { ...design(...sectionIds), signature: true }),
      ...comprehensive(planned({ lang, endsBack: 3 }), [], design('plan')),
    ]
    const quiet = [
      comprehensive(detected(lang), [], { ...design('cover', 'analysis', 'notes'), signature: true }),
      onePage(detected(lang, { estimatedOutlines: false, letterhead: { ...letterhead, name: '', phone: '' } }), {
        both: true,
        sideBySide: false,
        paper: 'Letter',
      }),
      comprehensive(detected(lang, { scaleDoubted: true, record: { date: '2025-06-18', type: 3 } }), [], {
        ...design('patient', 'analysis'),
        both: true,
        sideBySide: true,
      }),
      comprehensive(
        detected(lang, sparse),
        [grownComparison(2, { method: 'Downs', over: { lang, ...sparse } })],
        design(...sectionIds),
      ),
    ].flat()
    await expect(`${[...pages, ...quiet].map(spoken).join('\n\n')}\n`).toMatchFileSnapshot(`../golden/report/words-${lang}.txt`)
  })
})
