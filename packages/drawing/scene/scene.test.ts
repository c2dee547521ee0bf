import { describe, expect, it } from 'vitest'
import { filmLut, plainView } from './film-lut'
import { refAt } from './hit'
import { escaped } from './ink'
import { paintSvg } from './paint-svg'
import type { Mark, Scene } from './scene'
import { fitted, textWidth, wrapped } from './text-width'

const sceneOf = (marks: readonly Mark[], pixel = 1): Scene => ({
  width: 100,
  height: 80,
  pixel,
  layers: [{ id: 'points', marks }],
})
const point = (name: string, x: number): Mark => ({
  mark: 'dot',
  at: { x, y: 10 },
  radius: 2,
  fill: '#e54d71',
  ref: { kind: 'landmark', name },
})

describe('a scene as SVG text', () => {
  it('escapes a name that looks like markup, and drops what XML forbids', () => {
    expect(escaped(`<b a="1" & 'x'>\u0000\ud800`)).toBe('&lt;b a=&quot;1&quot; &amp; &#39;x&#39;&gt;')
    const name: Mark = {
      mark: 'label',
      at: { x: 0, y: 0 },
      runs: [{ text: '</text><script>', colour: '#fff' }],
      size: 10,
      align: 'start',
    }
    expect(paintSvg(sceneOf([name]), { fonts: 'a', sized: true })).not.toContain('<script')
  })

  it('multiplies radius, width and dash by the size of a screen pixel', () => {
    const line: Mark = {
      mark: 'line',
      from: { x: 0, y: 0 },
      to: { x: 10, y: 0 },
      stroke: { colour: '#fff', width: 1.5, dash: [4, 3] },
    }
    const svg = paintSvg(sceneOf([line, point('S', 5)], 3), { fonts: 'a', sized: false })
    expect(svg).toContain('stroke-width="4.5" stroke-dasharray="12 9"')
    expect(svg).toContain('r="6"')
  })

  it('leaves the size off the root for paper', () => {
    expect(paintSvg(sceneOf([]), { fonts: 'a', sized: false })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80" xml:space="preserve" font-family="a"/>',
    )
  })

  it('gives each script its own font file on paper', () => {
    const cuts = (name: string) => ({ 400: `${name}`, 500: `${name}-500`, 600: `${name}-600` })
    const name: Mark = {
      mark: 'label',
      at: { x: 0, y: 0 },
      runs: [{ text: 'SNA角', colour: '#000', weight: 600 }],
      size: 10,
      align: 'start',
    }
    const svg = paintSvg(sceneOf([name]), { fonts: { latin: cuts('Plex'), han: cuts('Noto') }, sized: false })
    expect(svg).toContain(
      '<tspan fill="#000" font-family="Plex-600">SNA</tspan><tspan fill="#000" font-family="Noto-600">角</tspan>',
    )
  })
})

describe('what is under the pointer', () => {
  it('is the nearest of two crowded points', () => {
    expect(refAt(sceneOf([point('ANS', 10), point('A', 14)]), { x: 13, y: 10 }, 14)?.ref).toEqual({ kind: 'landmark', name: 'A' })
  })

  it('is nothing beyond the reach, which is in screen pixels at any zoom', () => {
    const scene = sceneOf([point('S', 0)], 5)
    expect(refAt(scene, { x: 70, y: 10 }, 14)?.distance).toBe(14)
    expect(refAt(scene, { x: 71, y: 10 }, 14)).toBeNull()
  })

  it('can be asked for some kinds only', () => {
    const scene = sceneOf([point('S', 0)])
    expect(refAt(scene, { x: 0, y: 10 }, 14, ref => ref.kind === 'item')).toBeNull()
  })

  it('is found inside a group laid into a page', () => {
    const group: Mark = { mark: 'group', matrix: [0.5, 0, 0, 0.5, 40, 0], marks: [point('S', 20)], pixel: 2 }
    expect(refAt(sceneOf([group]), { x: 50, y: 5 }, 3)?.distance).toBe(0)
  })
})

describe('the width of a text without a screen', () => {
  it('adds the advance widths: Latin by its letters, Chinese a full square each', () => {
    expect(textWidth('角', 12)).toBe(12)
    expect(textWidth('82.8', 10)).toBeCloseTo(6 * 3 + 2.72, 10)
    expect(textWidth('82.8', 10, 600)).toBeGreaterThan(textWidth('82.8', 10))
  })

  it('cuts a long name with an ellipsis inside its width', () => {
    const cut = fitted('欧阳阿依古丽·买买提江', 60, 12)
    expect(cut).toMatch(/^欧阳.*…$/)
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(60)
    expect(fitted('王', 60, 12)).toBe('王')
  })

  it('breaks Chinese between characters but never before a full stop, and English between words', () => {
    expect(wrapped('上颌前突。', 48, 12)).toEqual(['上颌前', '突。'])
    expect(wrapped('Maxilla set back', 60, 12)).toEqual(['Maxilla set', 'back'])
  })
})

describe('the table of greys', () => {
  it('leaves a plain film as it is', () => {
    expect([...filmLut(plainView)]).toEqual(Array.from({ length: 256 }, (_, i) => i))
  })

  it('inverts to the negative', () => {
    expect(filmLut({ ...plainView, invert: true })[0]).toBe(255)
  })

  it('clips what lies outside a narrow window', () => {
    const lut = filmLut({ level: 0.5, window: 0.2, gamma: 1, invert: false })
    expect([lut[90], lut[255 - 90]]).toEqual([0, 255])
  })

  it('brightens the middle greys with gamma and keeps both ends', () => {
    const lut = filmLut({ ...plainView, gamma: 2 })
    expect([lut[0], lut[255]]).toEqual([0, 255])
    expect(lut[128]).toBeGreaterThan(170)
  })

  it('answers with greys even to settings that are no numbers', () => {
    const lut = filmLut({ level: Number.NaN, window: 0, gamma: Number.NaN, invert: false })
    expect(lut).toHaveLength(256)
    expect(filmLut({ ...plainView, level: Number.NaN })[77]).toBe(77)
  })
})
