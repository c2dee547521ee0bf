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

  it('without registrations is a legend and no more', () => {
    expect(overlapSheet({ panels: [], legend, theme: 'dark' }).places).toEqual([])
  })
})
