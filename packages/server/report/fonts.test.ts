import { latinAdvances } from '@sella/drawing/scene/latin-advances'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fontFiles, fontNames } from './fonts'

test('the table of widths, by which texts are laid out, says what the fonts of the page say', async () => {
  const files = await fontFiles()
  const document = new PDFDocument()
  for (const [column, weight] of [400, 600].entries()) {
    document.font(files.get(fontNames.latin[weight as 400 | 600]) as Buffer, 1000)
    const wrong = [...latinAdvances].flatMap(([character, advances]) => {
      const said = Math.round((advances[column] ?? 0) * 1000)
      const real = Math.round(document.widthOfString(character))
      return said === real ? [] : [`${character}: ${said}, not ${real}`]
    })
    expect(wrong).toEqual([])
  }
})
