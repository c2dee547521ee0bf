import { describe, expect, it } from 'vitest'
import { markBounds } from '../../scene/marks/index'
import type { Mark } from '../../scene/scene'
import { templateTracing } from '../../tracing/testing/template-tracing'
import type { ReportInput } from '../input'
import { neckPlate } from '../maturation/plate'
import { footRule, paper } from '../paper'
import { neckPoints, spineCount } from '../testing/neck-points'
import { pageWords } from '../testing/page-words'
import { reportInput } from '../testing/report-input'
import { maturationPages } from './maturation'

const plain = templateTracing()
const withNeck = (spine: number) => ({ ...plain, points: { ...plain.points, ...neckPoints(spine) } })

describe('the page of vertebral maturation', () => {
  it('prints the computed stage with its doubt and the doctor’s own with her name, both languages, all on the paper', () => {
    for (const lang of ['zh', 'en'] as const) {
      const own = { stage: 'CS4', hindrance: null, by: '周', at: '2025-06-20T08:00:00.000Z' } as const
      const pages = maturationPages(reportInput('ABO', { lang, tracing: withNeck(2), maturation: own }))
      const printed = pages.map(pageWords).join('\n')
      expect(printed).toMatch(/CS3 \d+% \/ CS2 \d+%/)
      expect(printed).toContain('周 · 2025.06.20')
      // The three groups always, even where a stage is sure.
      expect(printed).toMatch(lang === 'zh' ? /之前 \S+ · 附近 \S+ · 之后 \S+/ : /before \S+ · around \S+ · after \S+/)
      // Age and sex stand beside a stage; no age is ever told from it.
      expect(printed).toContain(lang === 'zh' ? '测试 · 女 · 16岁2个月' : '测试 · Female · 16岁2个月')
      expect(printed).toContain(lang === 'zh' ? '相邻分期之间的判读差异常见' : 'neighbouring stages are often confused')
      for (const mark of pages.flatMap(page => page.layers.flatMap((layer): readonly Mark[] => layer.marks))) {
        const e = markBounds(mark, 1)
        expect(e.left >= 0 && e.right <= paper.width && e.top >= 0 && e.bottom <= paper.height, JSON.stringify(mark)).toBe(true)
      }
    }
  })

  it('states the day of the doctor’s own reading where the reader is', () => {
    const maturation = { stage: 'CS4', hindrance: null, by: '周', at: '2025-06-20T18:00:00.000Z' } as const
    const printed = (zone: string) =>
      maturationPages(reportInput('ABO', { tracing: withNeck(2), maturation, zone }))
        .map(pageWords)
        .join('\n')
    expect(printed('Asia/Shanghai')).toContain('周 · 2025.06.21')
    expect(printed('America/New_York')).toContain('周 · 2025.06.20')
  })

  it.each(['zh', 'en'] as const)('cuts no sentence about growth, whatever the stage (%s)', lang => {
    for (let spine = 0; spine < spineCount; spine++) {
      const printed = maturationPages(reportInput('ABO', { lang, tracing: withNeck(spine) })).map(pageWords)
      expect(printed.join('\n')).not.toContain('…')
    }
  })

  it('prints the stages of all records as a line once there are two, on the paper, in both languages', () => {
    const at = (day: string, stage: number, own: number | null = null) => ({
      ...{ day, computed: { stage, share: 0.62, span: [stage - 1, stage] as const }, own },
    })
    const course = [at('2023-09-12', 2), at('2024-09-12', 3, 3), at('2025-09-12', 4)]
    for (const lang of ['zh', 'en'] as const) {
      const pages = (line: typeof course) => maturationPages(reportInput('ABO', { lang, tracing: withNeck(2), course: line }))
      const printed = pages(course).map(pageWords).join('\n')
      for (const words of ['2023-09', '2024-09', '2025-09', lang === 'zh' ? '历次记录' : 'Over the records'])
        expect(printed).toContain(words)
      expect(pages(course.slice(2)).map(pageWords).join('\n')).not.toContain('2025-09')
      const marks = pages(course).flatMap(page => page.layers.flatMap((layer): readonly Mark[] => layer.marks))
      const alt = marks.flatMap(mark => mark.alt ?? []).find(words => words.includes('2024-09-12'))
      expect(alt).toContain(lang === 'zh' ? '2024-09-12 CS3 62% 医生判断 CS3' : '2024-09-12 CS3 62% Doctor’s stage CS3')
      for (const mark of marks) {
        const e = markBounds(mark, 1)
        expect(e.left >= 0 && e.right <= paper.width && e.top >= 0 && e.bottom <= paper.height, JSON.stringify(mark)).toBe(true)
      }
    }
  })

  it('prints what the doctor says forbids a stage, and no stage', () => {
    const own = { stage: null, hindrance: 'fused', by: '周', at: '2025-06-20T08:00:00.000Z' } as const
    const printed = maturationPages(reportInput('ABO', { tracing: withNeck(2), maturation: own }))
      .map(pageWords)
      .join('\n')
    expect(printed).toContain('椎体融合')
    expect(printed).not.toMatch(/CS\d \d+%/)
  })

  it('shows nothing beside the film where its vertebrae stand near its edge', () => {
    const { points } = withNeck(2)
    const left = Math.min(...Object.values(points).map(({ x }) => x))
    const near = Object.fromEntries(Object.entries(points).map(([name, at]) => [name, { ...at, x: at.x - left + 80 }]))
    const input = reportInput('ABO', { tracing: { ...plain, points: near } })
    const box = { x: 0, y: 0, width: 900, height: 300 }
    const [group] = neckPlate(input, box).filter(mark => mark.mark === 'group')
    expect(group?.clip?.x).toBe(0)
    const whole = neckPlate(reportInput('ABO', { tracing: withNeck(2) }), { ...box, width: 300 })
    expect(whole.flatMap(mark => (mark.mark === 'group' ? (mark.clip?.x ?? 0) : []))[0]).toBeGreaterThan(0)
  })

  it.each(['zh', 'en'] as const)('shows the film whole where its vertebrae are not marked, without one no hole (%s)', lang => {
    const own = { stage: 'CS4', hindrance: null, by: '周', at: '2025-06-20T08:00:00.000Z' } as const
    const marksOf = (over: Partial<ReportInput>) => {
      const pages = maturationPages(reportInput('ABO', { lang, maturation: own, ...over }))
      expect(pages.map(pageWords).join('\n')).not.toContain(lang === 'zh' ? '抖动' : 'varied')
      return pages.flatMap(page => page.layers.flatMap((layer): readonly Mark[] => layer.marks))
    }
    const pictures = (marks: readonly Mark[]): readonly Mark[] =>
      marks.flatMap(mark => (mark.mark === 'group' ? pictures(mark.marks) : mark.mark === 'picture' ? [mark] : []))
    const [film, ...more] = pictures(marksOf({}))
    expect([film?.mark, more]).toEqual(['picture', []])
    const at = film ? markBounds(film, 1) : expect.unreachable()
    expect(at.bottom - at.top > 700 && at.right - at.left > 700).toBe(true)
    const bare = marksOf({ film: null })
    expect(pictures(bare)).toEqual([])
    // From head to notes nothing is empty but the room of a longer sentence in the summary.
    const spans = bare.map(mark => markBounds(mark, 1)).sort((a, b) => a.top - b.top)
    let reached = spans[0]?.bottom ?? 0
    for (const { top, bottom } of spans) {
      expect(top - reached).toBeLessThan(210)
      reached = Math.max(reached, bottom)
    }
    expect(reached).toBeGreaterThan(paper.height / 2)
    expect(reached).toBeLessThan(footRule)
  })

  it('frames the doctor’s own stage, not the computed one', () => {
    const own = { stage: 'CS5', hindrance: null, by: '周', at: '2025-06-20T08:00:00.000Z' } as const
    const [page] = maturationPages(reportInput('ABO', { tracing: withNeck(2), maturation: own }))
    const marks = page ? page.layers.flatMap(({ marks: all }): readonly Mark[] => all) : []
    const frames = marks.flatMap(mark => (mark.mark === 'box' && mark.stroke && mark.radius ? [mark] : []))
    const [frame = expect.unreachable(), ...more] = frames
    expect(more).toEqual([])
    const within = marks.flatMap(mark =>
      mark.mark === 'label' &&
      mark.at.x > frame.x &&
      mark.at.x < frame.x + frame.width &&
      mark.at.y > frame.y &&
      mark.at.y < frame.y + frame.height
        ? mark.runs.map(({ text }) => text)
        : [],
    )
    expect(within).toContain('CS5')
    expect(within).not.toContain('CS3')
  })

  it('is none where nothing of the neck is known', () => {
    expect(maturationPages(reportInput('ABO'))).toEqual([])
  })
})
