import { describe, expect, it } from 'vitest'
import { fontRuns, withFontFiles } from './fonts'
import { escaped, inkText, rounded } from './ink'
import { paintSvg } from './paint-svg'
import { fitted, textWidth, wrapped, wrappedName } from './text-width'

const cuts = (name: string) => ({ 400: name, 500: `${name}-500`, 600: `${name}-600` })
const files = { latin: cuts('Plex'), han: cuts('Noto') }

describe('the font of a character', () => {
  it('is the Latin, the Chinese or a further file, in the weight asked for, in runs of one file', () => {
    const further = (character: string) => (character === 'ž' ? cuts('Further') : null)
    expect(fontRuns('SNA角度ž1', 500, { ...files, further })).toEqual([
      { text: 'SNA', font: 'Plex-500' },
      { text: '角度', font: 'Noto-500' },
      { text: 'ž', font: 'Further-500' },
      { text: '1', font: 'Plex-500' },
    ])
    expect([400, undefined, 700].map(weight => fontRuns('S', weight, files)[0]?.font)).toEqual(['Plex', 'Plex', 'Plex'])
  })

  it('takes a letter with its accent as one, and shows a gap where no file has it', () => {
    expect(fontRuns('z\u030c', 400, { ...files, further: () => cuts('F') })).toEqual([{ text: 'ž', font: 'F' }])
    const drawable = (character: string) => character === '角'
    expect(fontRuns('角𠮷', 400, { ...files, drawable })).toEqual([{ text: '角□', font: 'Noto' }])
    expect(fontRuns('角𠮷', 400, files)).toEqual([{ text: '角𠮷', font: 'Noto' }])
  })

  it('replaces the weight of a span, keeps its colour, and leaves plain text and other elements', () => {
    const ink = {
      tag: 'g',
      attributes: { id: 'a' },
      children: [
        'x',
        { tag: 'tspan', attributes: { fill: '#000', fontWeight: 600 }, children: ['A角'] },
        { tag: 'rect', attributes: {} },
      ],
    }
    expect(inkText(withFontFiles(ink, files))).toBe(
      '<g id="a">x<tspan fill="#000" font-family="Plex-600">A</tspan><tspan fill="#000" font-family="Noto-600">角</tspan><rect/></g>',
    )
  })
})

describe('ink as text', () => {
  it('keeps every character that XML allows and drops the others', () => {
    const [kept, dropped] = ['\t\n\r \ud7ff\ue000\ufffd\u{10000}', '\u0008\u000b\u000c\u001f\udfff\ud800\ufffe\uffff']
    expect([escaped(kept), escaped(dropped)]).toEqual([kept, ''])
  })

  it('writes three decimals, no negative zero, and leaves out what is not given', () => {
    expect([rounded(1.23456), rounded(-0.0001), rounded(-1.5)].map(String)).toEqual(['1.235', '0', '-1.5'])
    const attributes = {
      viewBox: '0 0 1 1',
      clipPathUnits: 'u',
      preserveAspectRatio: 'none',
      strokeWidth: 0.12345,
      rx: undefined,
    }
    expect(inkText({ tag: 'a', attributes, children: ['<'] })).toBe(
      '<a viewBox="0 0 1 1" clipPathUnits="u" preserveAspectRatio="none" stroke-width="0.123">&lt;</a>',
    )
  })

  it('of a scene has its ground under its layers, of which the empty are left out', () => {
    const marks = [{ mark: 'dot', at: { x: 1, y: 2 }, radius: 1, fill: '#fff' }] as const
    const layers = [
      { id: 'none', marks: [] },
      { id: 'points', marks },
    ]
    expect(paintSvg({ width: 30, height: 20, pixel: 1, layers }, { fonts: files, sized: true, ground: '#000' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="30" height="20" xml:space="preserve" font-family="Plex"><rect width="30" height="20" fill="#000"/><g id="layer-points"><circle cx="1" cy="2" r="1" fill="#fff"/></g></svg>',
    )
  })
})

describe('a line of text', () => {
  it('is the sum of its letters, wider in 600 than in 400, as in 500', () => {
    expect(textWidth('A', 100)).toBeCloseTo(textWidth('A', 100, 500), 10)
    expect(textWidth('mA(', 100, 600)).toBeGreaterThan(textWidth('mA(', 100))
  })

  it('that just fits is not cut; cut, it is as long as its width allows and has no space before the ellipsis', () => {
    expect(fitted('角度角', 36, 12)).toBe('角度角')
    expect(fitted('角度角', 35.9, 12)).toBe('角度…')
    const exact = textWidth('角度…', 12)
    expect(fitted('角度角度角', exact, 12)).toBe('角度…')
    expect(fitted('Ab cd', textWidth('Ab …', 12), 12)).toBe('Ab…')
    expect(fitted('角度', 1, 12)).toBe('…')
  })

  it('wraps between Chinese characters and between words, never before a sign that may not begin a line', () => {
    expect(wrapped('角度SNA角', 24, 12)).toEqual(['角度', 'SNA', '角'])
    expect(wrapped('SNA 82.8°，正常', 60, 12)).toEqual(['SNA', '82.8°，正', '常'])
    expect(wrapped('One two', 1, 12)).toEqual(['One', 'two'])
    expect(wrapped('角 度', 24, 12)).toEqual(['角', '度'])
    // What a bracket opens stays with it, whichever of the two kinds it is.
    expect(wrapped('估计点；(估)该值', 55, 12)).toEqual(['估计点；', '(估)该值'])
    expect(wrapped('估计点；（估）该值', 63, 12)).toEqual(['估计点；', '（估）该值'])
    // The point within a name stays with what is before it.
    expect(wrapped('阿依古丽·买买提', 51, 12)).toEqual(['阿依古', '丽·买买', '提'])
    expect(wrapped('', 10, 12)).toEqual([])
  })

  it('breaks a name between its parts, and within one only where it is wider than the line', () => {
    expect(wrappedName('阿卜杜热合曼·买买提艾力·阿布都外力江', 135, 12)).toEqual(['阿卜杜热合曼·', '买买提艾力·', '阿布都外力江'])
    expect(wrappedName('阿卜杜热合曼·买买提艾力·阿布都外力江', 156, 12)).toEqual(['阿卜杜热合曼·买买提艾力·', '阿布都外力江'])
    expect(wrappedName('阿依古丽·买买提', 54, 12)).toEqual(['阿依古丽·', '买买提'])
    expect(wrappedName('Anna Smith-Montgomery', 100, 12)).toEqual(['Anna Smith-', 'Montgomery'])
    expect(wrappedName('女 · 2025-09-01', 80, 12)).toEqual(['女 ·', '2025-09-01'])
    expect(wrappedName('阿依古丽买买提 陈', 60, 12)).toEqual(['阿依古丽买', '买提 陈'])
    // Between parts before between words, though the line would hold one more of these.
    expect(wrappedName('Anna Li · ABO analysis · both sexes', 165, 12)).toEqual(['Anna Li · ABO analysis ·', 'both sexes'])
    expect(wrappedName('', 10, 12)).toEqual([])
  })

  it('breaks a word that is wider than a line, unless the column is too narrow for any', () => {
    const word = 'W'.repeat(40)
    const lines = wrapped(`a ${word} b`, 100, 12)
    expect(lines.join('').replaceAll(' ', '')).toBe(`a${word}b`)
    for (const line of lines) expect(textWidth(line, 12)).toBeLessThanOrEqual(100)
    expect(wrapped(word, 23, 12)).toEqual([word])
  })
})
