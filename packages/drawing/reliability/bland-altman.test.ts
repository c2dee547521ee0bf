import { agreementOf } from '@sella/ceph/reliability/agreement'
import type { Pair } from '@sella/ceph/reliability/pair'
import type { ItemAgreement } from '@sella/ceph/reliability/study'
import { describe, expect, it } from 'vitest'
import { overlap } from '../scene/extent'
import { markBounds } from '../scene/marks/index'
import { paintSvg } from '../scene/paint-svg'
import type { Mark } from '../scene/scene'
import { blandAltman, type PlotSetting } from './bland-altman'

const inks = { text: 'text', quiet: 'quiet', hairline: 'hairline', band: 'band', dot: 'dot' }
const setting: PlotSetting = { width: 600, height: 300, size: 10, inks, axes: 'difference over mean' }

const itemOf = (pairs: readonly Pair[]): ItemAgreement => {
  const agreement = agreementOf(pairs) ?? expect.unreachable()
  const films = pairs.map((pair, i) => ({ film: `film-${i}`, pair }))
  return { item: 'SNA', name: { zh: 'SNA', en: 'SNA' }, unit: 'degree', agreement, corrected: null, pairs: films }
}
/** Second readings half a degree higher, now more, now less. */
const higher = itemOf([
  [80, 80.9],
  [82, 82.1],
  [84, 84.9],
  [86, 86.1],
])

const of = <K extends Mark['mark']>(marks: readonly Mark[], kind: K) =>
  marks.filter((mark): mark is Extract<Mark, { mark: K }> => mark.mark === kind)
const wordsOf = (marks: readonly Mark[]) => of(marks, 'label').map(({ runs }) => runs.map(({ text }) => text).join(''))
const lineOf = (marks: readonly Mark[], colour: string) => of(marks, 'line').filter(({ stroke }) => stroke.colour === colour)

describe('a Bland-Altman plot', () => {
  const { marks, dots } = blandAltman(higher, setting)

  it('has a dot for each film: the mean across, the second reading minus the first upwards', () => {
    expect(dots.map(({ film, difference }) => [film, Math.round(10 * difference) / 10])).toEqual([
      ['film-0', 0.9],
      ['film-1', 0.1],
      ['film-2', 0.9],
      ['film-3', 0.1],
    ])
    expect(of(marks, 'dot').map(({ at }) => at)).toEqual(dots.map(({ x, y }) => ({ x, y })))
    const [a, b, c, d] = dots
    expect(a && b && c && a.x < b.x && b.x < c.x).toBe(true)
    expect(a && b && a.y < b.y).toBe(true)
    // Equal steps of the mean are equal ways.
    expect((c?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo((d?.x ?? 0) - (b?.x ?? 0), 9)
    expect(a?.y).toBeCloseTo(c?.y ?? 0, 9)
  })

  it('rules zero, the bias and both limits where their values lie among the dots', () => {
    const [zero] = lineOf(marks, 'hairline')
    const [bias] = lineOf(marks, 'text')
    const [low, high] = lineOf(marks, 'quiet')
    const heights = [high, bias, zero, low].map(line => line?.from.y ?? Number.NaN)
    const { limits } = higher.agreement
    const values = [limits?.high ?? 0, 0.5, 0, limits?.low ?? 0]
    // One straight scale for lines and dots.
    const [upper, lower] = [dots[0], dots[1]]
    const scale = ((lower?.y ?? 0) - (upper?.y ?? 0)) / 0.8
    heights.forEach((y, i) => {
      expect(y).toBeCloseTo((upper?.y ?? 0) + (0.9 - (values[i] ?? 0)) * scale, 6)
    })
    expect([zero, bias].map(line => line?.stroke.dash)).toEqual([undefined, undefined])
    expect([low, high].every(line => (line?.stroke.dash?.length ?? 0) > 0)).toBe(true)
  })

  it('shades how sure each limit is, around its line', () => {
    const bands = of(marks, 'box')
    expect(bands).toHaveLength(2)
    lineOf(marks, 'quiet').forEach((line, i) => {
      const band = bands[i]
      expect(band && band.y < line.from.y && line.from.y < band.y + band.height).toBe(true)
      expect([band?.x, (band?.x ?? 0) + (band?.width ?? 0)]).toEqual([line.from.x, line.to.x])
    })
    expect(marks.findIndex(({ mark }) => mark === 'dot')).toBeGreaterThan(marks.findIndex(({ mark }) => mark === 'box'))
  })

  it('names the lines by their values, the ends of the means and the axes', () => {
    expect(wordsOf(marks)).toEqual(expect.arrayContaining(['0.50', 'difference over mean']))
    expect(wordsOf(marks).filter(word => /^−?\d+\.\d\d$/.test(word))).toHaveLength(3)
    expect(
      wordsOf(marks)
        .filter(word => /^\d+\.\d$/.test(word))
        .map(Number),
    ).toEqual([80, 86.5])
  })

  it('sets the numbers of the lines beside them, those of the means under the ends of the frame', () => {
    const [zero] = lineOf(marks, 'hairline')
    const [left, right] = [zero?.from.x ?? Number.NaN, zero?.to.x ?? Number.NaN]
    const boundsOf = (shape: RegExp) =>
      of(marks, 'label')
        .filter(({ runs }) => shape.test(runs[0]?.text ?? ''))
        .map(label => markBounds(label, 1))
    for (const number of boundsOf(/^−?\d+\.\d\d$/)) {
      expect(number.right).toBeLessThan(left)
      expect(number.right).toBeGreaterThan(left - setting.size)
    }
    const [first, last] = boundsOf(/^\d+\.\d$/)
    expect([first?.left, last?.right]).toEqual([left, right])
    const [caption] = boundsOf(/^difference/)
    expect(((caption?.left ?? 0) + (caption?.right ?? 0)) / 2).toBeCloseTo((left + right) / 2, 9)
    expect(caption?.top ?? 0).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN)
  })

  it('keeps everything on its ground, and no number on another', () => {
    for (const mark of marks) {
      const { left, top, right, bottom } = markBounds(mark, 1)
      expect(left >= 0 && top >= 0 && right <= setting.width && bottom <= setting.height).toBe(true)
    }
    const numbers = of(marks, 'label').map(label => markBounds(label, 1))
    numbers.forEach((number, i) => {
      for (const other of numbers.slice(i + 1)) expect(overlap(number, other)).toBe(false)
    })
  })
})

it('is drawn as when somebody last looked at it', async () => {
  const { marks } = blandAltman(higher, setting)
  const { width, height } = setting
  const drawn = paintSvg({ width, height, pixel: 1, layers: [{ id: 'plot', marks }] }, { fonts: 'IBM Plex Sans', sized: true })
  await expect(`${drawn.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot('../golden/reliability/bland-altman.svg')
})

it('a bias too small to be shown has no sign', () => {
  const { marks } = blandAltman(
    itemOf([
      [80, 80.001],
      [81, 80.997],
      [82, 82.001],
    ]),
    setting,
  )
  expect(wordsOf(marks)).toContain('0.00')
  expect(wordsOf(marks)).not.toContain('−0.00')
})

it('a single film is drawn in the middle, without lines nobody can know', () => {
  const { marks, dots } = blandAltman(itemOf([[80, 81]]), setting)
  expect(dots).toHaveLength(1)
  expect(dots[0]?.x).toBeCloseTo((48 + 588) / 2, 9)
  expect(lineOf(marks, 'text')).toEqual([])
  expect(of(marks, 'box')).toEqual([])
  expect(lineOf(marks, 'hairline')).toHaveLength(1)
})
