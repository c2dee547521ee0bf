import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { measurements } from '@sella/ceph/data/measurements'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GroupMark, Scene } from '../scene/scene'
import { templateTracing } from '../tracing/testing/template-tracing'
import { mostOverTable } from './film-table'
import { filmValuePages } from './film-values'
import type { ReportInput } from './input'
import { marginFilm } from './margin-film'
import { analysisPages } from './pages/analysis'
import { footRule, inner } from './paper'
import { boxOf, collisions, labels, wordsOf } from './testing/labels'
import { marksOf } from './testing/page-words'
import { reportInput } from './testing/report-input'

const every = Object.keys(measurements)

/** A custom method with these items, all of them shown on the film. */
const methodOf = (items: readonly string[], over: Partial<ReportInput> = {}): ReportInput => {
  const plain = reportInput('ABO', over)
  const analysis = { ...plain.analysis, name: '自定义', creator: 'user' as const, items, texts: items } as ReportInput['analysis']
  return { ...plain, analysis, evaluation: evaluate(plain.tracing, analysis, plain.subject) }
}

const onFilm = (page: Scene): number =>
  marksOf(page)
    .filter((mark): mark is GroupMark => mark.mark === 'group')
    .flatMap(({ marks }) => marks)
    .filter(mark => mark.mark === 'label').length

const expectClear = (page: Scene): void => {
  expect(collisions(page)).toEqual([])
  expect(onFilm(page)).toBe(0)
  const film = { right: marginFilm.x + marginFilm.width, bottom: marginFilm.y + marginFilm.height }
  for (const label of labels(page)) {
    const box = boxOf(label)
    const beside = box.right <= marginFilm.x || box.left >= film.right || box.bottom <= marginFilm.y || box.top >= film.bottom
    expect([wordsOf(label), beside]).toEqual([wordsOf(label), true])
    expect([wordsOf(label), box.left >= inner.left - 1, box.right <= inner.right + 1, box.bottom < footRule]).toEqual([
      ...[wordsOf(label), true, true, true],
    ])
  }
}

describe.each(['zh', 'en'] as const)('the values of a large method (%s)', lang => {
  it('stand beside the film, on nothing, each once, for any 10 to 60 items of any face', () => {
    const items = fc.shuffledSubarray(every, { minLength: 10, maxLength: 60 })
    const move = fc.record({ x: fc.integer({ min: -60, max: 60 }), y: fc.integer({ min: -60, max: 60 }) })
    fc.assert(
      fc.property(items, move, fc.constantFrom('right', 'left'), (chosen, by, facing) => {
        const plain = templateTracing({}, facing)
        const { B } = plain.points
        const tracing = B ? { ...plain, points: { ...plain.points, B: { ...B, x: B.x + by.x, y: B.y + by.y } } } : plain
        const input = methodOf(chosen, { lang, tracing })
        const read = input.evaluation.rows.filter(row => row.reading.status === 'read' && row.label)
        const pages = filmValuePages(input, [])
        expect(pages.length > 0).toBe(read.length > mostOverTable)
        for (const page of pages) expectClear(page)
        // Two lines each: its name and its value; the legend is under the film.
        const beside = pages.flatMap(labels).filter(label => label.at.y < marginFilm.y + marginFilm.height)
        expect(beside).toHaveLength(pages.length > 0 ? 2 * read.length : 0)
      }),
      { numRuns: 25 },
    )
  })

  it('of 45 items are one page more, after the first; more than one page holds go on to another', () => {
    const of45 = analysisPages(methodOf(every.slice(0, 45), { lang }))
    // The film above the table has none of them either.
    expect(of45.map(onFilm)).toEqual(of45.map(() => 0))
    expect(of45.filter(page => marksOf(page).some(mark => mark.mark === 'group'))).toHaveLength(2)
    expectClear(of45[1] as Scene)
    expect(filmValuePages(methodOf(every, { lang }), []).length).toBeGreaterThan(1)
  })

  it('of 13 items and fewer stand beside the film over the table, on a page less', () => {
    for (const count of [3, 10, 11, mostOverTable]) {
      const pages = analysisPages(methodOf(every.slice(0, count), { lang }))
      expect(pages).toHaveLength(1)
      expect(pages.map(onFilm)).toEqual([0])
    }
    expect(analysisPages(methodOf(every.slice(0, mostOverTable + 1), { lang })).length).toBeGreaterThan(1)
  })

  it('never stand on a film, whatever the method', () => {
    for (const { name } of builtInAnalyses) {
      expect(filmValuePages(reportInput(name, { lang }), [])).toEqual([])
      for (const page of analysisPages(reportInput(name, { lang }))) expect([name, onFilm(page)]).toEqual([name, 0])
    }
  })
})
