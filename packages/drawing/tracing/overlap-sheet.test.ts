import { identity } from '@sella/ceph/geometry/transform'
import { registrationNames } from '@sella/ceph/superimpose/registrations'
import { describe, expect, it } from 'vitest'
import { emptyExtent, isFiniteExtent, joined } from '../scene/extent'
import { markBounds } from '../scene/marks/index'
import { allParts, overlapCanvas } from './overlap-parts'
import { overlapScene } from './overlap-scene'
import { overlapSheet, type SheetPanel } from './overlap-sheet'
import { templateTracing } from './testing/template-tracing'

const record = {
  id: 'a',
  tracing: templateTracing(),
  facing: 'right',
  mmPerPixel: 0.1,
  move: identity,
  colour: '#111111',
} as const
const panel = (method: SheetPanel['method'], facts = 'S 固定'): SheetPanel => ({
  ...{ method, title: method.toUpperCase(), facts },
  scene: overlapScene({ method, records: [record], registrationPoint: null, parts: allParts, estimatedOutlines: true, pixel: 1 }),
})
const legend = [{ colour: '#111111', text: '2024-01-01 初始 · 基准' }]

describe('the picture of an overlap', () => {
  it('has every canvas at its own size, none upon another, and nothing outside', () => {
    const { scene, places } = overlapSheet({ panels: registrationNames.map(name => panel(name)), legend, theme: 'dark' })
    for (const { method, width, height, x, y } of places) {
      expect([width, height]).toEqual([overlapCanvas[method].width, overlapCanvas[method].height])
      for (const other of places)
        if (other.method !== method)
          expect(x + width <= other.x || other.x + other.width <= x || y + height <= other.y || other.y + other.height <= y).toBe(
            true,
          )
    }
    const all = scene.layers
      .flatMap(layer => layer.marks)
      .map(mark => markBounds(mark, 1))
      .reduce(joined, emptyExtent)
    expect(isFiniteExtent(all)).toBe(true)
    expect(Math.min(all.left, all.top, scene.width - all.right, scene.height - all.bottom)).toBeGreaterThanOrEqual(0)
  })

  it('grows for facts that do not fit into a line and for many records', () => {
    const height = (facts: string, count: number) =>
      overlapSheet({
        panels: [panel('pp', facts)],
        legend: Array.from({ length: count }, () => legend[0] ?? { colour: '', text: '' }),
        theme: 'light',
      }).scene.height
    expect(height('S 固定 '.repeat(60), 1)).toBeGreaterThan(height('S 固定', 1))
    expect(height('S 固定', 9)).toBeGreaterThan(height('S 固定', 1))
  })

  it('has a bar of 10 mm that is as long as 10 mm of its films', () => {
    const { method, scene: drawn, ...rest } = panel('sn')
    const zoomed = { ...drawn, toCanvas: { ...drawn.toCanvas, a: 3.7 } }
    const { scene } = overlapSheet({ panels: [{ method, scene: zoomed, ...rest }], legend, theme: 'dark' })
    const marks = scene.layers.flatMap(layer => layer.marks)
    const label = marks.find(mark => mark.mark === 'label' && mark.runs.some(run => run.text === '10 mm'))
    const level = label?.mark === 'label' ? label.at : null
    const bar = marks.find(mark => mark.mark === 'line' && mark.from.y === level?.y && mark.to.y === level?.y)
    if (bar?.mark !== 'line' || !level) throw new Error('there is a bar')
    expect(bar.to.x - bar.from.x).toBeCloseTo(37, 9)
    expect(bar.from.x - level.x).toBe(8)
    const ends = marks.filter(mark => mark.mark === 'line' && mark.from.x === mark.to.x)
    expect(ends.map(mark => (mark.mark === 'line' ? mark.from.x : null))).toEqual(expect.arrayContaining([bar.from.x, bar.to.x]))
  })

  it('without registrations is a legend and no more', () => {
    expect(overlapSheet({ panels: [], legend, theme: 'dark' }).places).toEqual([])
  })
})
