import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { moved } from '@sella/drawing/scene/moved'
import type { Layer, Mark } from '@sella/drawing/scene/scene'
import { defaultColours } from '@sella/drawing/tracing/colours'
import { defaultShow } from '@sella/drawing/tracing/show'
import { templateFilm, templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import { fit as fitted } from '@sella/workbench/canvas/view'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../browser'
import { chromiumPath } from '../product'
import { differing, openSheets, pixelsOf, type Setting } from '../sheets'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const size = { width: 640, height: 720 }

/**
 * Edges are smoothed a little differently: where this was written, one device pixel of three million differed by more than 80 of
 * 255. A mark that is missing or lies one pixel off makes six or more.
 */
const smoothing = { limit: 80, pixels: 2 } as const

const analysis = builtInAnalyses.find(({ name }) => name === 'ABO')
const everything = {
  ...(Object.fromEntries(Object.keys(defaultShow).map(toggle => [toggle, true])) as unknown as typeof defaultShow),
  confidence: false,
}

/** A whole tracing with every layer, a point of it unsure, as while it is edited and a value is pointed at. */
const tracingLayers = (pixel: number): readonly Layer[] => {
  if (!analysis) throw new Error('no ABO')
  const whole = templateTracing()
  const { Po } = whole.points
  const tracing = Po ? { ...whole, points: { ...whole.points, Po: { ...Po, origin: 'detected' as const, errorPx: 60 } } } : whole
  return tracingScene({
    ...{ ...templateFilm, tracing, analysis, pixel, show: everything, colours: defaultColours, lang: 'zh', theme: 'dark' },
    ...{ evaluation: evaluate(tracing, analysis, { dentition: 'permanent', sex: null }), estimatedOutlines: true, editing: true },
    highlight: { kind: 'item', name: 'ANB' },
  }).layers
}

const [line, quiet] = [{ colour: '#e8ebed', width: 1.5 }, '#2a6f97']

/** Kinds of marks, and ways of painting them, that the tracing has not, beside one another on the film. */
const furtherMarks: readonly Mark[] = [
  { mark: 'line', from: { x: 100, y: 150 }, to: { x: 500, y: 260 }, stroke: { ...line, dash: [6, 4], opacity: 0.5 } },
  { mark: 'arrow', from: { x: 600, y: 150 }, to: { x: 900, y: 320 }, stroke: line },
  { mark: 'wedge', at: { x: 1100, y: 300 }, start: 0.3, sweep: -2, radius: 40, fill: quiet, stroke: line },
  { mark: 'box', x: 1300, y: 120, width: 250, height: 160, radius: 12, fill: quiet, stroke: line },
  { mark: 'dot', at: { x: 1700, y: 200 }, radius: 7, fill: 'none', stroke: { ...line, dash: [2, 2] } },
  {
    ...{ mark: 'curve', closed: true, fill: quiet, stroke: { ...line, width: 3 } },
    points: [
      { x: 150, y: 2100 },
      { x: 400, y: 2050 },
      { x: 350, y: 2300 },
    ],
  },
  ...(['start', 'middle', 'end'] as const).map((align, i): Mark => {
    const runs = [
      { text: '上唇 ', colour: '#9aa4a8' },
      { text: '−12.4 mm', colour: '#e8ebed', weight: 600 as const },
    ]
    const box = { fill: '#000', stroke: line, padX: 4, padY: 2, radius: 3 }
    return { mark: 'label', at: { x: 800, y: 2100 + 90 * i }, size: 12, align, runs, ...(i === 1 ? { halo: '#000' } : { box }) }
  }),
  {
    ...{ mark: 'group', matrix: [0, 2, -2, 0, 1600, 2050], pixel: 1.3, clip: { x: 0, y: 0, width: 100, height: 90 } },
    marks: [
      { mark: 'box', x: 10, y: 10, width: 120, height: 40, fill: quiet },
      { mark: 'label', at: { x: 50, y: 60 }, size: 14, align: 'middle', runs: [{ text: 'NSBa', colour: '#e8ebed' }] },
    ],
  },
]

const settings: readonly Setting[] = [
  { view: fitted(templateFilm, size), size, scale: 1 },
  { view: fitted(templateFilm, size, 0.2), size, scale: 2 },
]

describe.skipIf(!chromiumPath)(`what a gesture moves is painted on a canvas as it stands in the drawing${why}`, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
  })

  describe.each(settings)('at $scale device pixels, turned by $view.turn', setting => {
    const pixel = 1 / setting.view.zoom
    const layers = [...tracingLayers(pixel), { id: 'further', marks: furtherMarks }]
    let page: Page
    let elements: Buffer
    beforeAll(async () => {
      page = await openSheets(browser, setting)
      elements = await pixelsOf(page, 'elements', layers, setting)
    })
    /** How many pixels differ, beyond the smoothing of edges, where the canvas paints these layers. */
    const differingOn = async (drawn: readonly Layer[]) =>
      differing(elements, await pixelsOf(page, 'canvas', drawn, setting), smoothing.limit)

    it('every mark of a tracing, and of every kind, is the same but for the smoothing of its edges', async () => {
      expect(layers.flatMap(({ marks }) => marks).length).toBeGreaterThan(150)
      expect(await differingOn(layers)).toBeLessThanOrEqual(smoothing.pixels)
    })

    it('a mark that is missing, and one a pixel off, would be noticed', async () => {
      const some = [
        ['points', 0],
        ['names', 0],
        ['planes', 7],
      ] as const
      for (const [id, at] of some) {
        const changed = (change: (mark: Mark) => readonly Mark[]): readonly Layer[] =>
          layers.map(layer =>
            layer.id === id ? { id, marks: layer.marks.flatMap((mark, i) => (i === at ? change(mark) : [mark])) } : layer,
          )
        expect(await differingOn(changed(() => [])), id).toBeGreaterThan(smoothing.pixels)
        expect(await differingOn(changed(mark => [moved(mark, { x: pixel, y: 0 })])), id).toBeGreaterThan(smoothing.pixels)
      }
    })
  })
})
