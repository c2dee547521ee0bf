import { evaluate } from '@sella/ceph/analysis/evaluate'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalTemplate } from '@sella/ceph/data/frontal/template'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { expect, test } from 'vitest'
import { frontalSheet } from './frontal-sheet'

const points = Object.fromEntries(
  Object.entries(frontalTemplate).map(([name, { x, y }]) => [
    name,
    { x: 900 + 10 * x, y: 700 + 10 * y, origin: 'manual' } as PlacedPoint,
  ]),
)
const traced: Tracing = { points, ruler: null, fileScale: null }
const linesOf = (tracing: Tracing, lines: readonly string[]) => {
  const [first] = frontalAnalyses
  if (!first) throw new Error('there are analyses of the frontal film')
  const analysis = { ...first, lines: [...lines] }
  const evaluation = evaluate(tracing, analysis, { dentition: 'permanent', sex: null })
  return frontalSheet.lines({ analysis, evaluation, anatomy: frontalSheet.anatomy(tracing, 'right') }).map(({ name }) => name)
}

test('of a frontal film the lines of its analysis are drawn, and no others', () => {
  const all = [...new Set(frontalAnalyses.flatMap(({ lines }) => lines))]
  expect(linesOf(traced, all).toSorted()).toEqual(all.toSorted())
  for (const name of all) expect(linesOf(traced, [name])).toEqual([name])
  expect(linesOf(traced, [])).toEqual([])
})

test('its outlines go through the placed points, teeth in the layer of teeth, and name what they lack', () => {
  const { curves, gaps, pixelsPerMm } = frontalSheet.anatomy(traced, 'right')
  expect(pixelsPerMm).toBeNull()
  expect(gaps).toEqual([])
  expect([...new Set(curves.map(({ group, layer }) => `${group} ${layer}`))].toSorted()).toEqual([
    'mandible outlines',
    'teeth teeth',
  ])
  for (const { estimated, points: line } of curves) {
    expect(estimated).toBe(false)
    expect(line.length).toBeGreaterThan(1)
  }
  const { Me_PA: _, ...without } = points
  const lacking = frontalSheet.anatomy({ ...traced, points: without }, 'right').gaps
  expect(lacking.map(({ point }) => point)).toEqual(lacking.map(() => 'Me_PA'))
  expect(lacking.length).toBeGreaterThan(0)
})
