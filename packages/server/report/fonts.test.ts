import { withFontFiles } from '@sella/drawing/scene/fonts'
import { inkText } from '@sella/drawing/scene/ink'
import { latinAdvances } from '@sella/drawing/scene/latin-advances'
import { expect, test } from 'vitest'
import { fontNames } from './font-names'
import { fontFiles, openFonts } from './fonts'

test('the table of widths, by which texts are laid out, says what the fonts of the page say', async () => {
  const fonts = await openFonts()
  for (const [column, weight] of [400, 600].entries()) {
    const font = fonts.get(fontNames.latin[weight as 400 | 600])
    const wrong = [...latinAdvances].flatMap(([character, advances]) => {
      const tabled = Math.round((advances[column] ?? 0) * 1000)
      const real = font?.layout(character).advanceWidth
      return tabled === real ? [] : [`${character}: ${tabled}, not ${real}`]
    })
    expect(wrong).toEqual([])
  }
})

test('every letter of a name is drawn by a font that has it, and what none has is seen to be missing', async () => {
  const opened = await openFonts()
  const painted = (name: string): string => {
    const span = { tag: 'tspan', attributes: { fontWeight: 600 }, children: [name] }
    return inkText(withFontFiles({ tag: 'text', attributes: {}, children: [span] }, fontFiles(opened)))
  }
  const drawn = (name: string): string =>
    [...painted(name).matchAll(/font-family="([^"]+)"[^>]*>([^<]*)</g)]
      .flatMap(([, font = '', text = '']) => {
        const lacking = [...text].filter(c => !opened.get(font)?.hasGlyphForCodePoint(c.codePointAt(0) ?? 0))
        return lacking.length > 0 ? [`${font} lacks ${lacking.join('')}`] : [text]
      })
      .join('')
  for (const name of ['Žižek Łukasz Őry', 'Nguyễn Văn Đức', 'Иван Ёлкин', 'Ελένη', '示例·龘䶮 Müller'])
    expect(drawn(name)).toBe(name)
  expect(drawn('e\u0301')).toBe('é')
  expect(drawn('김 𠮷野')).toBe('□ □野')
  expect(painted('Žižek')).toContain('latin-ext-600')
})
