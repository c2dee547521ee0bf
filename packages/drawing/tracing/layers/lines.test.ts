import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { describe, expect, it } from 'vitest'
import type { LineMark, WedgeMark } from '../../scene/scene'
import { defaultColours } from '../colours'
import { defaultShow } from '../show'
import { templateFilm, templateTracing } from '../testing/template-tracing'
import { type TracingSceneInput, tracingScene } from '../tracing-scene'

const abo = builtInAnalyses.find(({ name }) => name === 'ABO') as Analysis

const marksOf = (id: string, over: Partial<TracingSceneInput> = {}) => {
  const tracing = templateTracing()
  const analysis = over.analysis ?? abo
  return (
    tracingScene({
      ...{ ...templateFilm, tracing, analysis, evaluation: evaluate(tracing, analysis, { dentition: 'permanent', sex: null }) },
      ...{ show: { ...defaultShow, auxiliaryLines: true, results: true }, colours: defaultColours, pixel: 2 },
      ...{ lang: 'zh', theme: 'dark', estimatedOutlines: true },
      ...over,
    }).layers.find(layer => layer.id === id)?.marks ?? []
  )
}
const linesOf = (id: string, over?: Partial<TracingSceneInput>): readonly LineMark[] =>
  marksOf(id, over).flatMap(mark => (mark.mark === 'line' ? [mark] : []))
const lineOf = ({ from, to }: LineMark): string => JSON.stringify([from, to])

describe('lines of the analysis', () => {
  it('are drawn once, a line of measurement not over a reference line', () => {
    const all = [...linesOf('planes'), ...linesOf('lines')]
    expect(linesOf('planes').length).toBeGreaterThan(0)
    expect(linesOf('lines').length).toBeGreaterThan(0)
    expect(new Set(all.map(lineOf)).size).toBe(all.length)
    // Without reference lines the measurements draw more of their own.
    expect(linesOf('lines', { analysis: { ...abo, lines: [] } }).length).toBeGreaterThan(linesOf('lines').length)
  })

  it('at rest are thin and nearly opaque, and step back when a value is looked at', () => {
    const rest = linesOf('lines').map(({ stroke }) => [stroke.width, stroke.opacity])
    expect(new Set(rest.map(String))).toEqual(new Set(['1,0.9']))
    const others = linesOf('lines', { highlight: { kind: 'item', name: 'ANB' } }).filter(
      ({ ref }) => ref?.kind === 'item' && ref.name !== 'ANB',
    )
    expect(others.length).toBeGreaterThan(0)
    for (const { stroke } of others) expect(stroke.opacity).toBeCloseTo(0.54, 12)
  })

  it('of the value looked at are broad, its extensions thin and lighter', () => {
    for (const { item } of evaluate(templateTracing(), abo, { dentition: 'permanent', sex: null }).rows) {
      const own = linesOf('lines', { highlight: { kind: 'item', name: item } }).filter(
        ({ ref }) => ref?.kind === 'item' && ref.name === item,
      )
      for (const { stroke } of own) expect([stroke.width, stroke.opacity], item).toEqual(stroke.width === 2 ? [2, 1] : [1, 0.6])
      if (own.length > 0)
        expect(
          own.some(({ stroke }) => stroke.width === 2),
          item,
        ).toBe(true)
    }
  })

  it('of a plane under the pointer are broad, the others as before', () => {
    const [first] = linesOf('planes')
    if (first?.ref?.kind !== 'plane') throw new Error('a reference line names its plane')
    const { name } = first.ref
    const hovered = linesOf('planes', { highlight: { kind: 'plane', name } })
    expect(hovered.filter(({ stroke }) => stroke.width === 2).map(({ ref }) => ref)).toEqual([{ kind: 'plane', name }])
    expect(hovered.filter(({ stroke }) => stroke.width === 1).every(({ stroke }) => stroke.opacity === 0.9)).toBe(true)
  })
})

describe('the wedge of an angle', () => {
  const wedgeOf = (item: string): WedgeMark | undefined =>
    marksOf('lines', { highlight: { kind: 'item', name: item } }).find(mark => mark.mark === 'wedge') as WedgeMark | undefined

  it('has arms of 22 screen pixels by its sweep, of 34 at least and 150 at most', () => {
    const wedges = evaluate(templateTracing(), abo, { dentition: 'permanent', sex: null }).rows.flatMap(
      ({ item }) => wedgeOf(item) ?? [],
    )
    expect(wedges.length).toBeGreaterThan(4)
    for (const { sweep, radius } of wedges) {
      const wish = 22 / Math.abs(sweep)
      expect(radius).toBeCloseTo(wish < 34 ? 34 : wish > 150 ? 150 : wish, 9)
    }
    expect(new Set(wedges.map(({ radius }) => radius)).size).toBeGreaterThan(1)
  })
})
