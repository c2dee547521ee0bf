import { describe, expect, it } from 'vitest'
import { inkText } from '../ink'
import type { Pen } from '../pen'
import type { Mark } from '../scene'
import { drawMark, markBounds, markHit, markInk } from './index'

const p = (x: number, y: number) => ({ x, y })
const stroke = { colour: '#e54d71', width: 2, dash: [4, 3], opacity: 0.5 }
const round = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)

/** What a pen is asked to draw, call by call. */
const drawn = (mark: Mark, pixel: number): readonly unknown[] => {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void calls.push(JSON.parse(JSON.stringify([name, ...given], round)))
  const pen: Pen = {
    outline: note('outline'),
    circle: note('circle'),
    box: (box, radius, painted) => note('box')([box.x, box.y, box.width, box.height], radius, painted),
    text: note('text'),
    picture: (href, box) => note('picture')(href, [box.x, box.y, box.width, box.height]),
    within: (frame, work) => {
      note('within')(frame)
      work()
      note('end')()
    },
  }
  drawMark(mark, pixel, pen)
  return calls
}
const svg = (mark: Mark, pixel = 2): string => {
  const ink = markInk(mark, pixel)
  return ink ? inkText(ink) : ''
}
const edges = (mark: Mark, pixel = 2): readonly number[] => {
  const { left, top, right, bottom } = markBounds(mark, pixel)
  return [left, top, right, bottom].map(edge => Math.round(edge * 1000) / 1000)
}
/** Its stroke at a screen pixel of two units. */
const doubled = { colour: '#e54d71', width: 4, dash: [8, 6], opacity: 0.5 }
const strokeText = 'stroke="#e54d71" stroke-width="4" stroke-dasharray="8 6" stroke-opacity="0.5"'

describe('with a screen pixel of two units', () => {
  it('a line is as long as it says and as wide as on screen', () => {
    const line: Mark = { mark: 'line', from: p(10, 20), to: p(40, 60), stroke }
    expect(svg(line)).toBe(`<line x1="10" y1="20" x2="40" y2="60" ${strokeText}/>`)
    expect(drawn(line, 2)).toEqual([
      ['outline', [{ points: [p(10, 20), p(40, 60)], closed: false }], { stroke: { ...doubled, round: false } }],
    ])
    expect(edges(line)).toEqual([8, 18, 42, 62])
    // 3-4-5: ten units beside its middle are five screen pixels.
    expect(markHit(line, p(25 + 8, 40 - 6), 5, 2)).toBe(5)
    expect(markHit(line, p(25 + 8.1, 40 - 6), 5, 2)).toBeNull()
    for (const bad of [{ from: p(NaN, 0) }, { to: p(0, NaN) }])
      expect([svg({ ...line, ...bad }), drawn({ ...line, ...bad }, 2)]).toEqual(['', []])
  })

  it('a curve has round joins, is closed or not, and is hit on its closing side only where it is', () => {
    const points = [p(0, 0), p(30, 0), p(30, 40)]
    const open: Mark = { mark: 'curve', points, closed: false, stroke }
    const closed: Mark = { ...open, closed: true, fill: '#ffffff' }
    expect(svg(open)).toBe(`<path d="M0 0L30 0L30 40" fill="none" ${strokeText} stroke-linejoin="round" stroke-linecap="round"/>`)
    expect(svg(closed)).toContain('d="M0 0L30 0L30 40Z" fill="#ffffff"')
    expect(drawn(closed, 2)).toEqual([
      ['outline', [{ points, closed: true }], { fill: '#ffffff', stroke: { ...doubled, round: true } }],
    ])
    expect(edges(open)).toEqual([-2, -2, 32, 42])
    expect([markHit(closed, p(15, 20), 3, 2), markHit(open, p(15, 20), 3, 2)]).toEqual([0, null])
    for (const few of [[p(1, 1)], [], [p(0, 0), p(NaN, 0)], [p(NaN, 0), p(0, 0)]])
      expect([svg({ ...open, points: few }), drawn({ ...open, points: few }, 2)]).toEqual(['', []])
  })

  it('a dot is hit by the distance from its centre', () => {
    const dot: Mark = { mark: 'dot', at: p(10, 10), radius: 3, fill: '#123456', stroke: { colour: '#000000', width: 1 } }
    expect(svg(dot)).toBe('<circle cx="10" cy="10" r="6" fill="#123456" stroke="#000000" stroke-width="2"/>')
    expect(drawn(dot, 2)).toEqual([
      ['circle', p(10, 10), 6, { fill: '#123456', stroke: { colour: '#000000', width: 2, round: false } }],
    ])
    expect(edges(dot)).toEqual([3, 3, 17, 17])
    const { stroke: _, ...bare } = dot
    expect(edges(bare)).toEqual([4, 4, 16, 16])
    expect([markHit(dot, p(16, 18), 5, 2), markHit(dot, p(16, 19), 5, 2)]).toEqual([5, null])
  })

  it('a wedge is filled as a sector, but only its arc is drawn and hit', () => {
    const wedge: Mark = { mark: 'wedge', at: p(100, 50), start: 0, sweep: Math.PI / 2, radius: 10, fill: '#ffeeee', stroke }
    const [sector, arc] = [...svg(wedge).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
    expect(sector).toMatch(/^M100 50L120 50L.*L100 70Z$/)
    expect(arc).toMatch(/^M120 50L.*L114\.142 64\.142L.*L100 70$/)
    expect(arc?.split('L')).toHaveLength(25)
    expect(svg(wedge)).toContain(`fill="none" ${strokeText}`)
    const [filled, stroked] = drawn(wedge, 2) as readonly (readonly unknown[])[]
    expect(filled?.[2]).toEqual({ fill: '#ffeeee' })
    expect(filled?.[1]).toMatchObject([{ closed: true, points: { 0: p(100, 50), 1: p(120, 50), 25: p(100, 70) } }])
    expect(stroked?.[1]).toMatchObject([{ closed: false, points: { 0: p(120, 50), 24: p(100, 70) } }])
    expect(stroked?.[2]).toEqual({ stroke: { ...doubled, round: false } })
    expect(edges(wedge)).toEqual([98, 48, 122, 72])
    expect([markHit(wedge, p(120, 50), 1, 2), markHit(wedge, p(100, 50), 9, 2)]).toEqual([0, null])
    for (const bad of [{ start: NaN }, { at: p(NaN, 0) }])
      expect([svg({ ...wedge, ...bad }), drawn({ ...wedge, ...bad }, 2)]).toEqual(['', []])
  })

  it('an arrow has a head of 8 screen pixels at 40 degrees to either side (specification section 9)', () => {
    const arrow: Mark = { mark: 'arrow', from: p(0, 0), to: p(100, 0), stroke }
    const [along, aside] = [100 - 16 * Math.cos((40 * Math.PI) / 180), 16 * Math.sin((40 * Math.PI) / 180)].map(
      n => Math.round(n * 1000) / 1000,
    ) as [number, number]
    expect(svg(arrow)).toBe(
      `<path d="M0 0L100 0M${along} ${-aside}L100 0L${along} ${aside}" fill="none" ${strokeText} stroke-linecap="round"/>`,
    )
    const pieces = [
      { points: [p(0, 0), p(100, 0)], closed: false },
      { points: [p(along, -aside), p(100, 0), p(along, aside)], closed: false },
    ]
    expect(drawn(arrow, 2)).toEqual([['outline', pieces, { stroke: { ...doubled, round: true } }]])
    expect(edges(arrow)).toEqual([-2, -12.285, 102, 12.285])
    expect([markHit(arrow, p(50, 10), 5, 2), markHit(arrow, p(50, 11), 5, 2)]).toEqual([5, null])
    for (const bad of [{ from: p(NaN, 0) }, { to: p(0, NaN) }])
      expect([svg({ ...arrow, ...bad }), drawn({ ...arrow, ...bad }, 2)]).toEqual(['', []])
  })

  it('a box has corners as round as on screen and is hit inside', () => {
    const box: Mark = { mark: 'box', x: 10, y: 20, width: 30, height: 40, radius: 3, fill: '#abcdef', stroke }
    expect(svg(box)).toBe(`<rect x="10" y="20" width="30" height="40" rx="6" fill="#abcdef" ${strokeText}/>`)
    expect(drawn(box, 2)).toEqual([['box', [10, 20, 30, 40], 6, { fill: '#abcdef', stroke: { ...doubled, round: false } }]])
    expect(edges(box)).toEqual([8, 18, 42, 62])
    expect([markHit(box, p(25, 40), 1, 2), markHit(box, p(50, 40), 5, 2), markHit(box, p(51, 40), 5, 2)]).toEqual([0, 5, null])
    const bare: Mark = { mark: 'box', x: 0, y: 0, width: 0, height: 0 }
    expect([svg(bare), edges(bare)]).toEqual(['<rect x="0" y="0" width="0" height="0" fill="none"/>', [0, 0, 0, 0]])
    expect(drawn(bare, 2)).toEqual([['box', [0, 0, 0, 0], 0, {}]])
    for (const bad of [{ width: -1 }, { height: -1 }, { x: NaN }])
      expect([svg({ ...box, ...bad }), drawn({ ...box, ...bad }, 2)]).toEqual(['', []])
  })

  it('a picture is placed by its matrix, cut by its clip, and hit where it is seen', () => {
    const picture: Mark = { mark: 'picture', href: 'data:,', x: 0, y: 0, width: 40, height: 20 }
    const image = '<image href="data:," x="0" y="0" width="40" height="20" preserveAspectRatio="none"/>'
    expect([svg(picture), edges(picture)]).toEqual([image, [0, 0, 40, 20]])
    const turned: Mark = { ...picture, matrix: [0, 1, -1, 0, 100, 50], clip: { x: 10, y: -5, width: 20, height: 10 } }
    expect(svg(turned)).toBe(
      `<g transform="matrix(0 1 -1 0 100 50)"><g><clipPath id="clip10-m5-20-10"><rect x="10" y="-5" width="20" height="10"/></clipPath><g clip-path="url(#clip10-m5-20-10)">${image}</g></g></g>`,
    )
    expect(drawn(turned, 2)).toEqual([
      ['within', { matrix: [0, 1, -1, 0, 100, 50], clip: { x: 10, y: -5, width: 20, height: 10 } }],
      ['picture', 'data:,', [0, 0, 40, 20]],
      ['end'],
    ])
    // A quarter turn: the clip's x runs down the page, its y to the left.
    expect(edges(turned)).toEqual([95, 60, 105, 80])
    expect([markHit(turned, p(100, 70), 2, 2), markHit(turned, p(100, 84), 2, 2), markHit(turned, p(100, 85), 2, 2)]).toEqual([
      0,
      2,
      null,
    ])
    expect(markHit({ ...picture, matrix: [0, 0, 0, 0, 0, 0] }, p(0, 0), 5, 2)).toBeNull()
    for (const bad of [{ x: NaN }, { matrix: [1, 0, 0, 1, NaN, 0] as const }])
      expect([svg({ ...picture, ...bad }), drawn({ ...picture, ...bad }, 2)]).toEqual(['', []])
  })

  it('a group scales its marks, with a pixel of its own, and is not hit outside its clip', () => {
    const dots = [4, 14].map((x): Mark => ({ mark: 'dot', at: p(x, 5), radius: 1, fill: '#fff' }))
    const group: Mark = { mark: 'group', matrix: [2, 0, 0, 2, 100, 0], marks: dots, pixel: 0.5 }
    expect(svg(group)).toBe(
      '<g transform="matrix(2 0 0 2 100 0)"><circle cx="4" cy="5" r="0.5" fill="#fff"/><circle cx="14" cy="5" r="0.5" fill="#fff"/></g>',
    )
    expect(edges(group)).toEqual([107, 9, 129, 11])
    expect(drawn(group, 2).map(call => (call as unknown[])[0])).toEqual(['within', 'circle', 'circle', 'end'])
    // Two units from the nearer dot are one of the group's, two of its pixels.
    expect([markHit(group, p(110, 10), 2, 2), markHit(group, p(110.1, 10), 2, 2)]).toEqual([2, null])
    const clip = { x: 0, y: 0, width: 10, height: 10 }
    const cut: Mark = { ...group, clip }
    expect(edges(cut)).toEqual([100, 0, 120, 20])
    expect(svg(cut)).toContain('<clipPath id="clip0-0-10-10">')
    expect([markHit(cut, p(108, 10), 2, 2), markHit(cut, p(128, 10), 2, 2)]).toEqual([0, null])
    const none: Mark = { ...group, marks: [{ mark: 'dot', at: p(NaN, 0), radius: 1, fill: '#fff' }] }
    expect(svg(none)).toBe('<g transform="matrix(2 0 0 2 100 0)"/>')
    expect(markHit({ ...group, matrix: [1, 1, 1, 1, 0, 0] }, p(0, 0), 5, 2)).toBeNull()
    for (const bad of [[NaN, 0, 0, 1, 0, 0] as const])
      expect([svg({ ...group, matrix: bad }), drawn({ ...group, matrix: bad }, 2)]).toEqual(['', []])
  })
})

describe('a label', () => {
  const runs = [
    { text: '角', colour: '#111111', weight: 600 as const },
    { text: '角', colour: '#222222' },
  ]
  const label: Mark = { mark: 'label', at: p(100, 50), runs, size: 10, align: 'start' }
  const spans = '<tspan fill="#111111" font-weight="600">角</tspan><tspan fill="#222222">角</tspan>'

  it('stands with the middle of its letters on its point: 0.35 of its size above the baseline', () => {
    expect(svg(label)).toBe(`<text x="100" y="57" font-size="20" text-anchor="start">${spans}</text>`)
    expect(drawn(label, 2)).toEqual([['text', { at: p(100, 57), size: 20, align: 'start', runs }]])
    for (const bad of [{ size: NaN }, { at: p(NaN, 0) }])
      expect([svg({ ...label, ...bad }), drawn({ ...label, ...bad }, 2)]).toEqual(['', []])
  })

  it('begins, is centred or ends there, two ems wide and one high', () => {
    expect(edges(label)).toEqual([100, 40, 140, 60])
    expect(edges({ ...label, align: 'middle' })).toEqual([80, 40, 120, 60])
    expect(edges({ ...label, align: 'end' })).toEqual([60, 40, 100, 60])
    expect([markHit(label, p(120, 50), 1, 2), markHit(label, p(120, 66), 3, 2), markHit(label, p(120, 67), 3, 2)]).toEqual([
      0,
      3,
      null,
    ])
  })

  it('has its background under it, as wide as its words and padding', () => {
    const boxed: Mark = { ...label, box: { fill: '#eeeeee', padX: 3, padY: 1, radius: 2, stroke } }
    expect(edges(boxed)).toEqual([94, 38, 146, 62])
    expect(svg(boxed)).toMatch(
      new RegExp(`^<g><rect x="94" y="38" width="52" height="24" rx="4" fill="#eeeeee" ${strokeText}/><text .*</text></g>$`),
    )
    expect(drawn(boxed, 2)[0]).toEqual(['box', [94, 38, 52, 24], 4, { fill: '#eeeeee', stroke: { ...doubled, round: false } }])
  })

  it('has its halo under it as a text of its own, 2.5 screen pixels wide', () => {
    const haloed: Mark = { ...label, halo: '#000000' }
    expect(svg(haloed)).toBe(
      `<g><text x="100" y="57" font-size="20" text-anchor="start" stroke="#000000" stroke-width="5" stroke-linejoin="round"><tspan fill="#000000" font-weight="600">角</tspan><tspan fill="#000000">角</tspan></text><text x="100" y="57" font-size="20" text-anchor="start">${spans}</text></g>`,
    )
    expect(edges(haloed)).toEqual([97.5, 37.5, 142.5, 62.5])
    expect(drawn(haloed, 2)).toEqual([
      ['text', { at: p(100, 57), size: 20, align: 'start', runs, halo: { colour: '#000000', width: 5 } }],
    ])
  })

  it('tells a pen the paragraph it begins, in the units of the page, or that it goes on', () => {
    const paragraph = { words: '角角', lines: 2, lineWidth: 30, leading: 14 }
    expect(drawn({ ...label, paragraph }, 2)).toMatchObject([
      ['text', { paragraph: { words: '角角', lines: 2, lineWidth: 60, leading: 28 } }],
    ])
    expect(drawn({ ...label, paragraph: 'further line' }, 2)).toMatchObject([['text', { paragraph: 'further line' }]])
  })
})
