import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { describe, expect, it } from 'vitest'
import { markBounds } from '../scene/marks/index'
import type { LabelMark, Scene } from '../scene/scene'
import { templateTracing } from '../tracing/testing/template-tracing'
import { comprehensive } from './comprehensive'
import type { ReportInput } from './input'
import { onePage } from './one-page'
import { filmBox } from './paper'
import { reportInput } from './testing/report-input'

const report = (input: ReportInput) => comprehensive(input, [])

const langs = ['zh', 'en'] as const

/** Only some points, so that most rows list what is missing, some of it on two lines. */
const few = (): Partial<ReportInput> => {
  const { S, Na, A, B } = templateTracing().points
  return S && Na && A && B ? { tracing: { ...templateTracing(), points: { S, Na, A, B } } } : {}
}

/** All points estimated: every sign of doubt on one page, and no measured scale. */
const doubtful = (): Partial<ReportInput> => {
  const { points } = templateTracing()
  const estimated = Object.entries(points).map(([name, p]) => [name, { ...p, origin: 'estimated', errorPx: 30 }] as const)
  const fileScale = { mmPerPixel: 0.1, provenance: 'detector' } as const
  return { tracing: { points: Object.fromEntries(estimated), ruler: null, fileScale } }
}

const people: Partial<ReportInput> = {
  clinic: '北京市朝阳区阳光儿童口腔正畸专科',
  doctor: '欧阳建国',
  patient: {
    name: '阿依古丽·买买提江·吐尔逊江·热合曼',
    sex: 'female',
    birthday: '2009-04-02',
    caseNo: 'OR-20220704-0017',
    ageText: '16 years 2 months',
  },
}

/** The labels on the page itself, not on a film. */
const labels = (page: Scene): readonly LabelMark[] =>
  page.layers.flatMap(layer => layer.marks).filter(mark => mark.mark === 'label')
const wordsOf = (label: LabelMark): string => label.runs.map(run => run.text).join('')

/** From cap height to descender: nine tenths of the size. */
const boxOf = (label: LabelMark) => {
  const { left, right } = markBounds(label, 1)
  const half = label.size * 0.45
  return { left, right, top: label.at.y - half, bottom: label.at.y + half }
}

const collisions = (page: Scene): readonly string[] => {
  const all = labels(page)
    .filter(label => wordsOf(label).trim() !== '')
    .map(label => ({ words: wordsOf(label), ...boxOf(label) }))
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter(b => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom)
      .map(b => `${a.words} | ${b.words}`),
  )
}

const methods = builtInAnalyses.map(({ name }) => name)

describe.each(langs)('every page of every built-in analysis (%s)', lang => {
  const pagesOf = (method: string, over: Partial<ReportInput>): readonly Scene[] => {
    const input = reportInput(method, { lang, ...people, ...over })
    return [...report(input), ...onePage(input)]
  }

  it.each(methods)('sets no word on another: %s', method => {
    for (const over of [{}, few(), doubtful()]) for (const page of pagesOf(method, over)) expect(collisions(page)).toEqual([])
  })

  it.each(methods)('cuts nothing short: %s', method => {
    for (const over of [{}, few(), doubtful()])
      for (const page of pagesOf(method, over))
        expect(
          labels(page)
            .map(wordsOf)
            .filter(words => words.endsWith('…')),
        ).toEqual([])
  })
})

describe('what is not seen on the film', () => {
  const S = templateTracing().points.S
  const guessed = () => {
    if (!S) throw new Error('the template has a sella')
    const tracing = templateTracing()
    return { ...tracing, points: { ...tracing.points, S: { ...S, origin: 'estimated' as const } } }
  }
  const textOf = (over: Partial<ReportInput>): string => onePage(reportInput('ABO', over)).flatMap(labels).map(wordsOf).join('')

  it.each(langs)('marks the items whose value leans on it, and no other (%s)', lang => {
    const tracing = guessed()
    const [inTable, besideFilm] = ['table', 'film'].map(part =>
      onePage(reportInput('ABO', { lang, tracing }))
        .flatMap(labels)
        .filter(({ at }) => at.y > filmBox.y + filmBox.height === (part === 'table'))
        .map(wordsOf)
        .filter(words => /^\S+ \((估|est\.)\)$/.test(words))
        .map(words => words.split(' ')[0]),
    )
    // Of the eleven items, these are measured at sella.
    const leaning = ['SNA', 'SNB', 'SN-MP', 'U1-SN']
    expect(inTable).toEqual(leaning)
    // Of those beside the film, which are as many as the analysis names.
    expect(besideFilm).toEqual(['U1-SN', 'SNA', 'SNB'])
    expect(textOf({ lang, tracing })).toContain(lang === 'zh' ? '(估) 该值' : '(est.)')
    expect(textOf({ lang })).not.toMatch(/\((估|est\.)\)/)
  })

  it.each(langs)('is explained where a point is estimated, and nowhere else (%s)', lang => {
    const words = { zh: '空心点为估计', en: 'Hollow' }[lang]
    expect(textOf({ lang, tracing: guessed() })).toContain(words)
    expect(textOf({ lang })).not.toContain(words)
  })
})

describe('the words about people', () => {
  const textOf = (over: Partial<ReportInput>) => onePage(reportInput('ABO', over)).flatMap(labels).map(wordsOf)

  it.each([
    ['李医生', '李医生', '李医生'],
    ['Dr. Smith', 'Dr. Smith', 'Dr. Smith'],
    ['王主任', '王主任', '王主任'],
    ['Zhou', 'Zhou 医生', 'Dr. Zhou'],
  ])('name a doctor as one once: %s', (doctor, zh, en) => {
    expect(textOf({ doctor, clinic: '' })).toContain(zh)
    expect(textOf({ doctor, clinic: '', lang: 'en' })).toContain(en)
  })

  it('say which number is the case and which the birthday', () => {
    const { patient } = reportInput('ABO')
    expect(textOf({})).toContain('A-17 · 生日 2009.04.02')
    expect(textOf({ patient: { ...patient, caseNo: '' }, lang: 'en' })).toEqual(expect.arrayContaining(['Born', '2009.04.02']))
    expect(textOf({ patient: { ...patient, caseNo: '', birthday: '' } })).not.toContain('生日')
  })

  it('name another item that is missing as the page names it, not by its key', () => {
    const text = textOf({ ...reportInput('Jarabak', few()) }).join(' | ')
    expect(text).toContain('缺少相关项目 蝶鞍角、关节角、下颌角')
    expect(text).not.toContain('Saddle angle')
  })
})
