import { describe, expect, it } from 'vitest'
import { openingSlide } from '../slides/opening'
import { comprehensive } from './comprehensive'
import { usualDesign } from './design'
import type { ReportInput } from './input'
import { onePage } from './one-page'
import { grownComparison, grownRecord } from './testing/compared-records'
import { collisions, labels, struck, wordsOf } from './testing/labels'
import { reportInput } from './testing/report-input'

const doctor = '周明仪·阿卜杜热合曼·买买提江·努尔艾合买提'
const waiting = (over: Partial<ReportInput> = {}) => reportInput('Steiner+Wits', { doctor, unreviewed: '赵可', ...over })
const zh = '描记待正畸医生审核：2025.06.18（赵可）'
const en = 'Tracing awaits an orthodontist’s review: 2025.06.18 (赵可)'
type Page = Parameters<typeof labels>[0]
const labelTexts = (page: Page): readonly string[] => labels(page).map(wordsOf)

describe('a tracing that waits for an orthodontist', () => {
  it('is said whole on every page, in the language of the page, however long the doctor is named', () => {
    const design = { ...usualDesign, both: true, signature: true }
    const pages = comprehensive(waiting(), [], design)
    expect(pages.length).toBeGreaterThanOrEqual(5)
    for (const page of pages)
      expect(labelTexts(page).filter(words => [zh, en].includes(words))).toEqual([page.lang === 'zh' ? zh : en])
  })

  it('is said on the single page as well, and beside its film, and meets nothing there', () => {
    const [page] = onePage(waiting({ lang: 'en' }))
    if (!page) throw new Error('no page')
    expect(labelTexts(page)).toContain(en)
    expect(labelTexts(page)).toContain('赵可, awaits an orthodontist’s review')
    expect(collisions(page)).toEqual([])
    expect(struck(page)).toEqual([])
  })

  it('is said of a record that is only compared', () => {
    const other = waiting({ record: { date: '2024-01-05', type: 1 }, unreviewed: '' })
    const scheme = { name: '前后', records: [{ input: other }] } as never
    const pages = comprehensive(reportInput('Steiner+Wits'), [scheme], { ...usualDesign, sections: ['cover'] })
    expect(labelTexts(pages[0] as Page)).toContain('描记待正畸医生审核：2024.01.05')
  })

  it.each(['zh', 'en'] as const)('stands clear of the notes above it on the page of a result (%s)', lang => {
    const over = { lang, unreviewed: '赵可' }
    const design = { ...usualDesign, sections: ['result'] } as const
    const [page] = comprehensive(grownRecord(0, { over }).input, [grownComparison(3, { over })], design)
    const all = page ? labels(page) : []
    const line = all.find(label => /待正畸医生审核|awaits an orthodontist/.test(wordsOf(label)))
    const above = Math.max(...all.flatMap(({ at }) => (line && at.y < line.at.y ? [at.y] : [])))
    expect((line?.at.y ?? 0) - above).toBeGreaterThan(27)
  })

  it('is said on the first slide', () => {
    const input = waiting()
    expect(labelTexts(openingSlide(input, [input]) as Page)).toContain(zh)
  })

  it('leaves nothing on a page once it is approved, or where nobody has to approve it', () => {
    for (const page of comprehensive(reportInput('Steiner+Wits'), [])) expect(labelTexts(page).join()).not.toContain('审核')
  })
})
