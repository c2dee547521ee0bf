import { describe, expect, it } from 'vitest'
import { legendScene } from './legend'
import { type Legend, legendLayout } from './legend-layout'

const legend: Legend = [
  [{ text: 'Steiner', strong: true }, { text: 'Case no. A-17' }, { text: '2026-03-01' }],
  [],
  [{ text: 'Ruler 50 mm · 0.100 mm/px' }],
]

describe('the legend of an exported picture', () => {
  it('gives each row of facts a line where the picture is wide enough, and none to a row without facts', () => {
    expect(legendLayout(legend, 900).map(each => each.line)).toEqual([0, 0, 0, 1])
  })

  it('goes on in the next line where the picture is narrow, losing no fact', () => {
    const placed = legendLayout(legend, 160)
    expect(placed.map(each => each.cell.text)).toEqual(legend.flat().map(cell => cell.text))
    expect(placed.at(-1)?.line).toBeGreaterThan(1)
    expect(legendScene(legend, { width: 160, pixel: 1 }).height).toBeGreaterThan(
      legendScene(legend, { width: 900, pixel: 1 }).height,
    )
  })

  it('keeps its size to the reader when the film has more pixels', () => {
    const small = legendScene(legend, { width: 900, pixel: 1 })
    const large = legendScene(legend, { width: 2700, pixel: 3 })
    expect(large.height).toBe(small.height * 3)
  })

  it('takes no room when there is nothing to explain', () => {
    expect(legendScene([], { width: 900, pixel: 1 }).height).toBe(0)
  })
})
