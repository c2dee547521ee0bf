import { latinAdvances } from '@sella/drawing/scene/latin-advances'
import { expect, test } from 'vitest'
import { fontNames, openFonts } from './fonts'

test('the table of widths, by which texts are laid out, says what the fonts of the page say', async () => {
  const fonts = await openFonts()
  for (const [column, weight] of [400, 600].entries()) {
    const font = fonts.get(fontNames.latin[weight as 400 | 600])
    const wrong = [...latinAdvances].flatMap(([character, advances]) => {
      const said = Math.round((advances[column] ?? 0) * 1000)
      const real = font?.layout(character).advanceWidth
      return said === real ? [] : [`${character}: ${said}, not ${real}`]
    })
    expect(wrong).toEqual([])
  }
})
