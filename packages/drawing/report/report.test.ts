import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { describe, expect, it } from 'vitest'
import { isFiniteExtent } from '../scene/extent'
import { markBounds } from '../scene/marks/index'
import { paintSvg } from '../scene/paint-svg'
import type { LabelMark, Mark, Scene } from '../scene/scene'
import { templateTracing } from '../tracing/testing/template-tracing'
import { comprehensive } from './comprehensive'
import { findings } from './findings'
import type { ReportInput } from './input'
import { onePage } from './one-page'
import { paper } from './paper'
import { manyRows, reportInput } from './testing/report-input'

const report = (input: ReportInput) => comprehensive(input, [])

const marksOf = (page: Scene): readonly Mark[] => page.layers.flatMap(layer => layer.marks)
const labels = (pages: readonly Scene[]): readonly LabelMark[] => pages.flatMap(marksOf).filter(mark => mark.mark === 'label')
const words = (pages: readonly Scene[]): readonly string[] => labels(pages).map(label => label.runs.map(run => run.text).join(''))
const photo = { href: 'data:,', width: 600, height: 800 }

describe('every page of the report', () => {
  const all = ['ABO', 'Jarabak', '九院'].flatMap(method => [
    ...report(reportInput(method, { photos: { Lateral_Photo: photo, Front_Intraoral: photo } })),
    ...onePage(reportInput(method, { lang: 'en' })),
  ])

  it('is a page of 1785 x 2526 with everything on it', () => {
    for (const page of all) {
      expect([page.width, page.height]).toEqual([1785, 2526])
      for (const mark of marksOf(page)) {
        const e = markBounds(mark, 1)
        expect(isFiniteExtent(e)).toBe(true)
        expect(e.left >= 0 && e.right <= paper.width && e.top >= 0 && e.bottom <= paper.height, JSON.stringify(mark)).toBe(true)
      }
    }
  })

  it('has no letters smaller than 20 units, 6.7 points in print', () => {
    for (const label of labels(all)) expect(label.size).toBeGreaterThanOrEqual(20)
  })

  it('is painted without style sheet, filter or a number that is none', () => {
    for (const page of all) {
      const svg = paintSvg(page, { fonts: 'Noto Sans SC', sized: false })
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<style|class=|filter|vector-effect/)
    }
  })

  it('is the same every time it is made', () => {
    expect(report(reportInput('ABO'))).toEqual(report(reportInput('ABO')))
  })
})

describe('the table of the analysis', () => {
  it.each([0, 1, 15, 16, 43, 44, 90])('loses none of %i rows, on as many pages as it needs', count => {
    const plain = reportInput('ABO')
    const input = { ...plain, evaluation: { ...plain.evaluation, rows: manyRows(plain.evaluation.rows, count) } }
    for (const pages of [report(input), onePage(input)]) {
      const rowNames = words(pages).filter(text => /^R\d+$/.test(text))
      expect(rowNames).toHaveLength(count)
      expect(new Set(rowNames).size).toBe(count)
    }
  })

  it.each([
    [15, [15]],
    [16, [13, 3]],
    [17, [14, 3]],
    [18, [15, 3]],
    [43, [15, 14, 14]],
  ])('of %i rows has no page with a row or two: %j', (count, shares) => {
    const plain = reportInput('ABO')
    const input = { ...plain, evaluation: { ...plain.evaluation, rows: manyRows(plain.evaluation.rows, count) } }
    const rowsPerPage = report(input).map(page => words([page]).filter(text => /^R\d+$/.test(text)).length)
    // The cover has none; no further page has only notes.
    expect(rowsPerPage).toEqual([0, ...shares])
  })

  it('fits on one page for every built-in analysis, the 36 items of the longest too', () => {
    for (const lang of ['zh', 'en'] as const)
      for (const { name } of builtInAnalyses) expect(onePage(reportInput(name, { lang })), name).toHaveLength(1)
  })

  it('marks a length whose scale nobody measured, and no degree', () => {
    const tracing = templateTracing()
    const measured = words(onePage(reportInput('ABO')))
    expect(measured.some(text => text.includes('≈'))).toBe(false)
    const plain = reportInput('ABO', {
      tracing: { ...tracing, ruler: null, fileScale: { mmPerPixel: 0.1, provenance: 'detector' } },
    })
    const lengths = plain.evaluation.rows.filter(row => row.unit === 'mm')
    const marked = words(onePage(plain))
    for (const row of lengths) expect(marked).toContain(`≈ ${row.shown}`)
    expect(marked.some(text => /≈.*°/.test(text))).toBe(false)
  })

  it('says why a value is missing, by the point’s short name', () => {
    const { A: _, ...points } = templateTracing().points
    const tracing = { ...templateTracing(), points }
    expect(words(onePage(reportInput('ABO', { tracing })))).toContain('缺少标志点 A')
  })

  it('prints no length at all for a film without any scale', () => {
    const tracing = { ...templateTracing(), ruler: null }
    const input = reportInput('ABO', { tracing })
    const text = words(onePage(input))
    expect(text).toContain('未标定，不报告长度')
    expect(text.some(each => /\d mm$/.test(each))).toBe(false)
  })
})

describe('the words of the report', () => {
  it('are English throughout in the English report', () => {
    const input = reportInput('Jarabak', {
      lang: 'en',
      clinic: 'Harbour',
      doctor: 'Zhou',
      patient: { name: 'Lin', sex: 'female', birthday: '', caseNo: '1', ageText: '16 years' },
    })
    const chinese = words([...report(input), ...onePage(input)]).filter(text => /\p{Script=Han}/u.test(text))
    expect(chinese).toEqual(['头影测量分析报告'])
  })

  it('give clinic and doctor the word for what they are, once', () => {
    expect(words(report(reportInput('ABO')))).toEqual(expect.arrayContaining(['仁和诊所', '周 医生']))
    expect(words(report(reportInput('ABO', { clinic: '仁和口腔诊所' })))).toContain('仁和口腔诊所')
  })

  it('print a long name in full', () => {
    const name = '欧阳阿依古丽·买买提江·吐尔逊江'
    const patient = { ...reportInput('ABO').patient, name }
    expect(words(onePage(reportInput('ABO', { patient })))).toContain(name)
  })

  it('name the definition of porion where it is recorded and a value leans on the Frankfort horizontal', () => {
    const { tracing } = reportInput('ABO')
    const { Po } = tracing.points
    if (!Po) throw new Error('the template has a porion')
    const recorded = { ...tracing, points: { ...tracing.points, Po: { ...Po, definition: 'machine' as const } } }
    const printed = (over: Parameters<typeof reportInput>[1]) => words(onePage(reportInput('ABO', over))).join('')
    expect(printed({ tracing: recorded })).toContain('眶耳平面的耳点：机械耳点（耳杆环）。')
    expect(printed({ tracing: recorded, lang: 'en' })).toMatch(/Porion of the ?Frankfort horizontal: machine \(ear-rod ring\)\./)
    expect(printed({})).not.toContain('眶耳平面的耳点')
    const { evaluation } = reportInput('ABO')
    const without = { ...evaluation, rows: evaluation.rows.filter(row => row.item === 'SNA') }
    expect(printed({ tracing: recorded, evaluation: without })).not.toContain('眶耳平面的耳点')
  })

  it('always say that this is decision support', () => {
    for (const lang of ['zh', 'en'] as const) {
      const printed = words(onePage(reportInput('ABO', { lang }))).join('')
      expect(printed).toContain(lang === 'zh' ? '供临床参考，不替代诊断' : 'Decision support, not a diagnosis')
    }
  })
})

describe('the parts of the report', () => {
  it('leave out the photo page without photos, and close up a row without any', () => {
    expect(report(reportInput('ABO'))).toHaveLength(2)
    const photos = { Lateral_Photo: photo, Frontal_Photo: photo, Smile_Photo: photo, Front_Intraoral: photo }
    const pages = report(reportInput('ABO', { photos }))
    const pictures = pages.flatMap(marksOf).filter(mark => mark.mark === 'picture')
    expect(pictures).toHaveLength(4)
    expect(pictures[0]).toMatchObject({ clip: { y: 218, width: 525, height: 787 } })
    expect(pictures[3]).toMatchObject({ clip: { y: 218 + 787 + 92, width: 525, height: 350 } })
  })

  it('cover a photo slot without stretching the picture', () => {
    const pages = report(reportInput('ABO', { photos: { Lateral_Photo: photo } }))
    const picture = pages.flatMap(marksOf).find(mark => mark.mark === 'picture')
    if (picture?.mark !== 'picture' || !picture.clip) throw new Error('the photo is on the page')
    expect(picture.width / picture.height).toBeCloseTo(600 / 800, 10)
    expect(picture.width).toBeGreaterThanOrEqual(picture.clip.width)
    expect(picture.height).toBeGreaterThanOrEqual(picture.clip.height)
  })

  it('have a cover without art when there are no points', () => {
    const tracing = { ...templateTracing(), points: {} }
    const cover = report(reportInput('ABO', { tracing, film: null }))[0]
    expect(cover?.layers.flatMap(l => l.marks).some(mark => mark.mark === 'group')).toBe(false)
  })

  it('name in the findings what lies outside the norm, the sagittal plane first', () => {
    const { evaluation } = reportInput('ABO')
    const listed = findings(evaluation, 'zh')
    expect(listed[0]?.category).toBe('矢状')
    expect(listed[0]?.rows.map(row => row.item)).toContain('ANB')
  })
})
