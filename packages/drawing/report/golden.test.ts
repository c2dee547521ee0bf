import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { paintSvg } from '../scene/paint-svg'
import type { Layer, Mark } from '../scene/scene'
import { defaultColours } from '../tracing/colours'
import { defaultShow } from '../tracing/show'
import { tracingScene } from '../tracing/tracing-scene'
import { deviationChart } from './deviation-chart'
import { reportInput } from './testing/report-input'

const lines = (svg: string): string => `${svg.replaceAll('><', '>\n<')}\n`
const painted = (layers: readonly Layer[], width: number, height: number): string =>
  lines(paintSvg({ width, height, pixel: 1, layers }, { fonts: 'IBM Plex Sans', sized: true }))

const at = (x: number, y: number): PlacedPoint => ({ x, y, origin: 'manual' })
const sna: Tracing = {
  points: { S: at(40, 80), Na: at(180, 60), A: at(170, 180) },
  ruler: { ends: [at(220, 20), at(220, 60)], mm: 10 },
  fileScale: null,
}
const analysis = builtInAnalyses.find(each => each.name === 'ABO')
if (!analysis) throw new Error('ABO is built in')

describe('small figures, as they were when somebody last looked at them', () => {
  it('SNA highlighted on three points and a ruler', async () => {
    const drawn = tracingScene({
      width: 260,
      height: 220,
      tracing: sna,
      evaluation: evaluate(sna, analysis, { dentition: 'permanent', sex: null }),
      analysis,
      show: { ...defaultShow, outlines: false, teeth: false, pointNames: true },
      colours: defaultColours,
      pixel: 1,
      lang: 'zh',
      theme: 'dark',
      estimatedOutlines: false,
      highlight: { kind: 'item', name: 'SNA' },
    })
    await expect(painted(drawn.layers, 260, 220)).toMatchFileSnapshot('../golden/sna.svg')
  })

  it('a row of the deviation chart', async () => {
    const row = reportInput('ABO').evaluation.rows.find(each => each.item === 'ANB')
    if (!row) throw new Error('ANB is an item of ABO')
    const marks = deviationChart(row, { left: 0, width: 510, middle: 39, scale: 1 })
    await expect(painted([{ id: 'chart', marks }], 510, 78)).toMatchFileSnapshot('../golden/chart.svg')
  })

  it('every mark once, inside a clipped group', async () => {
    const stroke = { colour: '#ea6a88', width: 2, dash: [4, 3], opacity: 0.6 }
    const marks: readonly Mark[] = [
      { mark: 'line', from: { x: 0, y: 0 }, to: { x: 20, y: 10 }, stroke },
      {
        mark: 'curve',
        points: [
          { x: 0, y: 0 },
          { x: 5, y: 8 },
          { x: 10, y: 0 },
        ],
        closed: true,
        stroke,
        fill: '#000000',
      },
      { mark: 'dot', at: { x: 4, y: 4 }, radius: 2, fill: '#e54d71' },
      { mark: 'wedge', at: { x: 10, y: 10 }, start: 0, sweep: 0.5, radius: 20, fill: 'rgba(1,2,3,0.16)', stroke },
      {
        mark: 'label',
        at: { x: 8, y: 8 },
        runs: [{ text: 'A<B & "角"', colour: 'orange', weight: 600 }],
        size: 11,
        align: 'end',
        halo: '#000000',
        box: { fill: '#ffffff', padX: 6, padY: 3, radius: 2 },
      },
      { mark: 'arrow', from: { x: 0, y: 0 }, to: { x: 30, y: 0 }, stroke },
      {
        mark: 'picture',
        href: 'data:image/png;base64,AA==',
        x: 1,
        y: 2,
        width: 30,
        height: 40,
        matrix: [1, 0, 0, 1, 5, 6],
        clip: { x: 2, y: 3, width: 10, height: 10 },
      },
      { mark: 'box', x: 1, y: 1, width: 8, height: 6, radius: 2, stroke },
    ]
    const group: Mark = {
      mark: 'group',
      matrix: [2, 0, 0, 2, 1.5, -2.25],
      marks,
      pixel: 0.5,
      clip: { x: -1.5, y: 0, width: 40, height: 30 },
    }
    await expect(painted([{ id: 'all', marks: [group] }], 100, 80)).toMatchFileSnapshot('../golden/marks.svg')
  })
})
