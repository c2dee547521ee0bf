import { describe, expect, it } from 'vitest'
import { overlapColour } from '../../tracing/overlap-colours'
import { alignmentCell } from '../compare-audit'
import type { Comparison } from '../comparison'
import { comprehensive } from '../comprehensive'
import { boardDesign } from '../design'
import { footRule, inner } from '../paper'
import { comparisonAlone, grownComparison, grownRecords, schemeOf } from '../testing/compared-records'
import { boxOf, collisions, labels, wordsOf } from '../testing/labels'
import { marksOf, pageWords } from '../testing/page-words'
import { boardRecordPages, boardSuperimpositions } from './compare-board'

const strokes = (page: Parameters<typeof marksOf>[0]): ReadonlySet<string> =>
  new Set(
    page.layers
      .flatMap(({ marks }) => marks)
      .flatMap(mark => (mark.mark === 'group' ? mark.marks : []))
      .flatMap(mark => (mark.mark === 'curve' ? [mark.stroke.colour] : [])),
  )

const board = (n: number): string => overlapColour(n, 'light', null)

const compareBoardPages = (of: Comparison) => [...boardRecordPages(of), ...boardSuperimpositions(of)]

describe('the sheets of a board case', () => {
  it('have a page of each record and one with all three superimpositions, whatever the scheme draws', () => {
    for (const overFun of ['pp', 'multiview'] as const) {
      const pages = compareBoardPages(grownComparison(3, { method: 'ABO' }, { overFun }))
      expect(pages).toHaveLength(4)
      const last = pages.at(-1)
      if (!last) throw new Error('four pages')
      for (const title of ['前颅底平面重叠', '腭平面重叠', '下颌平面重叠']) expect(pageWords(last)).toContain(title)
    }
  })

  it('are black, blue, red, green by day, not by the order of the scheme, which keeps its reference', () => {
    const given = grownRecords(4, { method: 'ABO' })
    const turned = schemeOf(['r2', 'r0', 'r1', 'r3'], { lines: { colours: 'own', kinds: true } })
    const last = compareBoardPages(comparisonAlone(turned, given)).at(-1)
    if (!last) throw new Error('pages')
    expect(strokes(last)).toEqual(new Set([0, 1, 2, 3].map(board)))
    const numbered = marksOf(last).filter(mark => mark.mark === 'dot' && mark.radius === 13)
    expect(numbered[0]).toMatchObject({ fill: board(2) })
    expect(pageWords(last)).toContain('2025.03.01 [中期] · 基准')
  })

  it('call reference the record that the others are laid on, not a first one that was left out', () => {
    const unscaled = grownComparison(3, { method: 'ABO', edit: (of, i) => (i === 0 ? { ...of, fileScale: null } : of) })
    const [page] = boardSuperimpositions(unscaled)
    if (!page) return expect.unreachable()
    expect(pageWords(page)).toContain('2025.02.01 [中期] · 基准')
    expect(pageWords(page)).not.toContain('2025.01.01 [中期] · 基准')
  })

  it('tell records apart by the kinds of line the doctor chose, each beside its day: on a grey copy blue and red are alike', () => {
    const given = grownRecords(3, { method: 'ABO' })
    const kindsOf = (kinds: boolean): { readonly drawn: Set<string>; readonly listed: number } => {
      const last = compareBoardPages(
        comparisonAlone(schemeOf(['r0', 'r1', 'r2'], { lines: { colours: 'own', kinds } }), given),
      ).at(-1)
      if (!last) throw new Error('pages')
      const curves = marksOf(last).filter(mark => mark.mark === 'curve' && mark.stroke.opacity === undefined)
      return {
        drawn: new Set(curves.flatMap(mark => (mark.mark === 'curve' ? [`${mark.stroke.dash ?? 'whole'}`] : []))),
        listed: last.layers[0]?.marks.filter(mark => mark.mark === 'line' && mark.to.x - mark.from.x === 50).length ?? 0,
      }
    }
    expect(kindsOf(true)).toEqual({ drawn: new Set(['whole', '9,4', '1.6,2.4']), listed: 3 })
    expect(kindsOf(false).listed).toBe(0)
  })

  it.each(['zh', 'en'] as const)('set no word on another, none cut, none in the foot (%s)', lang => {
    for (const count of [2, 3, 4, 10])
      for (const page of [false, true].flatMap(kinds =>
        compareBoardPages(grownComparison(count, { method: 'ABO', over: { lang } }, { lines: { colours: 'board', kinds } })),
      )) {
        expect(collisions(page)).toEqual([])
        for (const label of labels(page)) {
          expect(wordsOf(label)).not.toMatch(/…$/)
          expect(boxOf(label).bottom, wordsOf(label)).toBeLessThan(footRule)
        }
      }
  })

  it('keep the face large however many records there are: how each was laid stands in a table beside it', () => {
    for (const lang of ['zh', 'en'] as const) {
      const faces = [2, 3, 10].map(count => {
        const byHand = { sn: { r1: { x: 2, y: -1, turn: 0.02 } } } as const
        const of = grownComparison(count, { method: 'ABO', over: { lang } }, { imgTrans: byHand })
        const page = boardSuperimpositions(of)[0]
        const [widest] = (page?.layers ?? [])
          .flatMap(({ marks }) => marks)
          .flatMap(mark => (mark.mark === 'group' && mark.clip ? [mark.clip.width * mark.matrix[0]] : []))
        if (!page || !widest) throw new Error('a page with a face')
        const printed = labels(page).map(wordsOf)
        const cells = of.records.flatMap(({ uuid }) =>
          of.pictures.flatMap(({ overlay }) => alignmentCell(overlay, uuid, of.scales) ?? []),
        )
        expect(cells).toHaveLength((count - 1) * 3)
        for (const { turn } of cells) expect(printed).toContain(turn)
        for (const { residual, isByHand } of cells) expect(printed).toContain(`${residual ?? '–'}${isByHand ? ' *' : ''}`)
        expect(printed.filter(words => words.endsWith(' *'))).toHaveLength(1)
        return widest
      })
      expect(Math.min(...faces)).toBeGreaterThan(inner.width * 0.55)
      expect(faces.at(-1)).toBeGreaterThan(0.9 * (faces[0] ?? 0))
    }
  })

  it('leave no corner empty under the film of a record without photos', () => {
    const [page] = boardRecordPages(grownComparison(1, { method: 'ABO', over: { photos: {} } }))
    if (!page) throw new Error('a page')
    const boxes = labels(page).map(boxOf)
    const [left, right] = [
      boxes.filter(box => box.top > 1900 && box.bottom < footRule && box.left < inner.width * 0.45),
      boxes.filter(box => box.top > 1900 && box.bottom < footRule && box.left > inner.width * 0.45),
    ]
    for (const side of [left, right]) expect(side.length).toBeGreaterThan(5)
  })

  it('tell what angles find of a record whose scale is doubted, and call no plane with withheld lengths well', () => {
    const [first] = compareBoardPages(grownComparison(10, { method: 'ABO' }))
    if (!first) throw new Error('pages')
    expect(pageWords(first)).toContain('此片比例可疑')
    expect(pageWords(first)).toContain('骨性Ⅱ类倾向（请核对 Na）')
    expect(pageWords(first)).not.toContain('各项均在参考范围内')
    expect(pageWords(first)).not.toContain('牙齿各项均在正常范围')
  })

  it('show the maxilla as no strip: each jaw takes half of the page', () => {
    const last = compareBoardPages(grownComparison(2, { method: 'ABO' })).at(-1)
    const widths = last?.layers
      .flatMap(({ marks }) => marks)
      .flatMap(mark => (mark.mark === 'group' && mark.clip ? [mark.clip.width * mark.matrix[0]] : []))
    expect(Math.min(...(widths ?? []))).toBeGreaterThan(inner.width * 0.45)
  })

  it('are a design of their own, and no part of the usual report', () => {
    const comparison = grownComparison(2, { method: 'ABO' })
    const [first] = comparison.records
    if (!first) throw new Error('two records')
    const parts = comprehensive(first.input, [comparison], boardDesign).flatMap(({ parts }) => parts)
    expect(parts).toContain('board')
    expect(comprehensive(first.input, [comparison]).flatMap(({ parts }) => parts)).not.toContain('board')
  })
})
