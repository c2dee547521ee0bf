import { identity } from '@sella/ceph/geometry/transform'
import { registrationNames } from '@sella/ceph/superimpose/registrations'
import { describe, expect, it } from 'vitest'
import { emptyExtent, isFiniteExtent, joined, overlap } from '../scene/extent'
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

  it('lists the records in rows that stay within the picture, none upon another, each with a line of its colour', () => {
    const colours = Array.from({ length: 9 }, (_, i) => `#00000${i}`)
    const many = colours.map((colour, i) => ({ colour, text: `2024-0${i + 1}-01 治疗中 · 记录 ${i}` }))
    const { scene, places } = overlapSheet({ panels: [panel('sn'), panel('mp')], legend: many, theme: 'light' })
    const marks = scene.layers.flatMap(layer => layer.marks)
    const boxes = many.map(({ text }) => {
      const label = marks.find(mark => mark.mark === 'label' && mark.runs.some(run => run.text === text))
      if (!label) throw new Error(`${text} is missing`)
      return markBounds(label, 1)
    })
    const signs = marks.flatMap(mark => (mark.mark === 'line' && mark.stroke.width === 3 ? [mark] : []))
    expect(signs.map(({ stroke }) => stroke.colour)).toEqual(colours)
    for (const [i, box] of boxes.entries()) {
      const sign = signs[i]
      const middle = (box.top + box.bottom) / 2
      expect([sign?.from.y, sign?.to.y]).toEqual([expect.closeTo(middle, 6), expect.closeTo(middle, 6)])
      expect(box.left - (sign?.to.x ?? 0)).toBeCloseTo(8, 0)
      expect(box.right).toBeLessThanOrEqual(scene.width - 16)
      expect(box.bottom).toBeLessThanOrEqual(Math.min(...places.map(({ y }) => y)) - 26)
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false)
    }
    const rows = [...new Set(signs.map(({ from }) => from.y))]
    expect(rows).toEqual([26, 46])
    // A row is full before the next begins.
    expect(signs.filter(({ from }) => from.y === 26).length).toBeGreaterThan(signs.filter(({ from }) => from.y === 46).length)
  })

  it('writes what each canvas is held by below it, line under line, its title above it', () => {
    const facts = 'S 固定，沿 S-N 旋转；'.repeat(12)
    const { scene, places } = overlapSheet({ panels: [panel('pp', facts)], legend, theme: 'dark' })
    const [place] = places
    if (!place) throw new Error('there is one canvas')
    const labels = scene.layers.flatMap(layer => layer.marks).flatMap(mark => (mark.mark === 'label' ? [mark] : []))
    const textOf = ({ runs }: (typeof labels)[number]) => runs.map(run => run.text).join('')
    const lines = labels.filter(label => facts.startsWith(textOf(label)) || label.at.y > place.y + place.height)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(textOf).join('').replaceAll(' ', '')).toBe(facts.replaceAll(' ', ''))
    expect(lines.map(({ at }) => [at.x, at.y])).toEqual(lines.map((_, i) => [place.x, place.y + place.height + 18 + 20 * i]))
    const title = labels.find(label => textOf(label) === 'PP')
    expect([title?.at, title?.runs[0]?.weight]).toEqual([{ x: place.x, y: place.y - 13 }, 600])
    expect(scene.height).toBe(place.y + place.height + 8 + 20 * lines.length + 16)
  })

  it('stands as on the screen: the first at the left, the others beside it, one under another', () => {
    const { scene, places } = overlapSheet({ panels: [panel('sn'), panel('pp'), panel('mp')], legend, theme: 'dark' })
    const [sn, pp, mp] = places
    if (!sn || !pp || !mp) throw new Error('there are three canvases')
    expect([sn.x, pp.x, mp.x]).toEqual([16, 16 + sn.width + 16, 16 + sn.width + 16])
    expect([sn.y, pp.y]).toEqual([16 + 20 + 8 + 26, 16 + 20 + 8 + 26])
    expect(mp.y).toBe(pp.y + pp.height + 8 + 20 + 16 + 26)
    expect(scene.width).toBe(16 + sn.width + 16 + pp.width + 16)
    // A single one leaves no empty column.
    expect(overlapSheet({ panels: [panel('pp')], legend, theme: 'dark' }).scene.width).toBe(16 + pp.width + 16)
  })

  it('without registrations is a legend and no more', () => {
    expect(overlapSheet({ panels: [], legend, theme: 'dark' }).places).toEqual([])
  })
})
