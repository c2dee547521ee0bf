import type { DeviationClass, Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { describe, expect, it } from 'vitest'
import { textWidth } from '../scene/text-width'
import { defaultColours, surfaces, valueColour } from './colours'
import { labelledRows, labelRequest, labelRuns, labelTarget } from './value-label'

type Line = { readonly from: readonly [number, number]; readonly to: readonly [number, number]; readonly extension?: true }

const rowOf = (item: string, over: Partial<EvaluationRow> = {}, lines: readonly Line[] = []): EvaluationRow => ({
  ...{ item, name: { zh: item, en: item }, category: '', unit: 'mm', norm: null, difference: null, class: 'normal', stars: 0 },
  ...{ uncertain: false, meaning: null, label: { x: 0, y: 0 }, shown: '3.0' },
  reading: {
    ...{ status: 'read', value: 3, unit: 'mm', error: null },
    figure: {
      lines: lines.map(({ from: [x, y], to: [a, b], extension }) => ({
        ...{ from: { x, y }, to: { x: a, y: b } },
        ...(extension ? { extension } : {}),
      })),
      arcs: [],
    },
  } as unknown as EvaluationRow['reading'],
  ...over,
})
const missing = { reading: { status: 'missing' } as unknown as EvaluationRow['reading'], shown: '–' }
const evaluationOf = (provenance: string, rows: readonly EvaluationRow[] = []): Evaluation =>
  ({ calibration: { mmPerPixel: 0.1, provenance }, facing: 'right', rows, findings: [] }) as unknown as Evaluation
const style = { evaluation: evaluationOf('ruler'), colours: defaultColours, theme: 'dark', lang: 'en' } as const
const hovered = (name: string) => ({ kind: 'item', name }) as const

describe('the words of a value’s label', () => {
  it('are its name, its value in the colour of its class, and its stars where it has some', () => {
    const row = rowOf('Q', { class: 'sd_positive_2', stars: 2 })
    const colour = valueColour('sd_positive_2', defaultColours, 'dark')
    expect(labelRuns(row, style)).toEqual([
      { text: 'Q ', colour: surfaces.dark.quiet },
      { text: '3.0 mm', colour, weight: 600 },
      { text: ' ★★', colour },
    ])
    expect(labelRuns(rowOf('Q'), style).map(({ text }) => text)).toEqual(['Q ', '3.0 mm'])
  })

  it('mark a length whose scale was not measured', () => {
    expect(labelRuns(rowOf('Q'), { ...style, evaluation: evaluationOf('assumed') })[1]?.text).toBe('≈ 3.0 mm')
  })
})

describe('what a label points to', () => {
  it('is the nearest place of the item’s own lines, whichever was drawn first', () => {
    const [far, near]: readonly Line[] = [
      { from: [0, 100], to: [10, 100] },
      { from: [-5, 20], to: [5, 20] },
    ]
    for (const lines of [
      [far, near],
      [near, far],
    ])
      expect(labelTarget(rowOf('Q', {}, lines as readonly Line[]), { x: 1, y: 0 })).toEqual({ x: 1, y: 20 })
  })

  it('is never an extension, and nothing for a value without lines or a missing one', () => {
    const lines: readonly Line[] = [
      { from: [0, 5], to: [10, 5], extension: true },
      { from: [0, 50], to: [10, 50] },
    ]
    expect(labelTarget(rowOf('Q', {}, lines), { x: 1, y: 0 })).toEqual({ x: 1, y: 50 })
    expect(labelTarget(rowOf('Q'), { x: 1, y: 0 })).toBeNull()
    expect(labelTarget(rowOf('Q', missing), { x: 1, y: 0 })).toBeNull()
  })
})

describe('the room asked for a label', () => {
  const line: readonly Line[] = [{ from: [0, 100], to: [90, 100] }]

  it('is in pixels of the screen, 18 high and as wide as its words with 6 on each side', () => {
    const row = rowOf('Q', { label: { x: 30, y: 60 } }, line)
    expect(labelRequest(row, { ...style, pixel: 3, highlight: null })).toEqual({
      ...{ id: 'Q', anchor: { x: 10, y: 20 }, height: 18, rank: 4 },
      target: { x: 10, y: expect.closeTo(100 / 3, 9) },
      width: expect.closeTo(textWidth('Q ', 11) + textWidth('3.0 mm', 11, 600) + 12, 9),
    })
    expect(labelRequest(rowOf('Q'), { ...style, pixel: 1, highlight: null })).not.toHaveProperty('target')
  })

  it('is none for a value that is missing or has no place', () => {
    expect(labelRequest(rowOf('Q', missing, line), { ...style, pixel: 1, highlight: null })).toBeNull()
    expect(labelRequest(rowOf('Q', { label: null }, line), { ...style, pixel: 1, highlight: null })).toBeNull()
  })

  it.each([
    ['normal', 4],
    ['sd_positive_1', 3],
    ['sd_negative_1', 3],
    ['sd_positive_2', 2],
    ['sd_negative_2', 2],
    ['sd_positive_3', 1],
    ['sd_negative_3', 1],
  ] as const satisfies readonly (readonly [DeviationClass, number])[])('comes the earlier the worse: %s', (of, rank) => {
    const ask = (highlight: ReturnType<typeof hovered> | null) =>
      labelRequest(rowOf('Q', { class: of }), { ...style, pixel: 1, highlight })?.rank
    expect(ask(null)).toBe(rank)
    expect(ask(hovered('Q'))).toBe(0)
    expect(ask(hovered('R'))).toBe(rank)
    expect(
      labelRequest(rowOf('Q', { class: of }), { ...style, pixel: 1, highlight: { kind: 'point', name: 'Q' } as never })?.rank,
    ).toBe(rank)
  })
})

describe('the values labelled on a film', () => {
  const rows = [
    rowOf('a'),
    rowOf('b', { class: 'sd_positive_1' }),
    rowOf('c', { class: 'sd_negative_3' }),
    rowOf('d', { class: 'sd_positive_2' }),
    rowOf('m', { ...missing, class: 'normal' }),
  ]
  const shown = (texts: readonly string[], atMost: number, highlight: ReturnType<typeof hovered> | null = null) =>
    labelledRows({ evaluation: evaluationOf('ruler', rows), texts, highlight }, atMost).map(({ item }) => item)

  it('are those of the analysis’s list that are read, and the hovered one, in the order of the table', () => {
    expect(shown(['d', 'a', 'm'], 9)).toEqual(['a', 'd'])
    expect(shown(['a'], 9, hovered('c'))).toEqual(['a', 'c'])
    expect(shown(['a'], 9, hovered('m'))).toEqual(['a'])
    expect(shown([], 9)).toEqual([])
  })

  it('are the worst where there is no room for all; the hovered one is always among them', () => {
    const all = ['a', 'b', 'c', 'd']
    expect(shown(all, 4)).toEqual(all)
    expect(shown(all, 3)).toEqual(['b', 'c', 'd'])
    expect(shown(all, 2)).toEqual(['c', 'd'])
    expect(shown(all, 1)).toEqual(['c'])
    expect(shown(all, 2, hovered('a'))).toEqual(['a', 'c'])
    expect(shown(['b', 'c'], 1, hovered('a'))).toEqual(['a'])
  })
})
