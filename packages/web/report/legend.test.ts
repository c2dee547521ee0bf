import { textWidth } from '@sella/drawing/scene/text-width'
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
    const printed = legend.flat().map(cell => cell.text)
    expect(placed.map(each => each.cell.text).join(' ')).toBe(printed.join(' '))
    for (const { cell, x } of placed) expect(x + textWidth(cell.text, 13, cell.strong ? 600 : 400)).toBeLessThanOrEqual(160)
    expect(placed.at(-1)?.line).toBeGreaterThan(1)
    expect(legendScene(legend, { width: 160, pixel: 1 }).height).toBeGreaterThan(
      legendScene(legend, { width: 900, pixel: 1 }).height,
    )
  })

  it('goes on in the next lines where one fact is longer than the picture is wide', () => {
    const name = '阿依古丽·买买提江'.repeat(11)
    const sign = { shape: 'dot', colour: '#fff' } as const
    const placed = legendLayout([[{ text: name, strong: true, sign }, { text: '2026-03-01' }]], 400)
    expect(placed.map(each => each.cell.text).join('')).toBe(`${name}2026-03-01`)
    for (const { cell, x } of placed) expect(x + textWidth(cell.text, 13, cell.strong ? 600 : 400)).toBeLessThanOrEqual(400)
    expect(placed.filter(each => each.cell.sign)).toHaveLength(1)
  })

  it('draws the sign of a value with the same corners on every film', () => {
    const signed: Legend = [[{ text: 'ANB', sign: { shape: 'value', colour: '#fff' } }]]
    const [box] = legendScene(signed, { width: 2700, pixel: 3 }).layers[0]?.marks ?? []
    // Of a mark, in screen pixels: a film of three times the pixels has no rounder corners.
    expect(box).toMatchObject({ mark: 'box', width: 48, radius: 2 })
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
