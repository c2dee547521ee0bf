import { execFileSync, spawnSync } from 'node:child_process'
import { trueSizePages } from '@sella/drawing/report/true-size/true-size'
import { describe, expect, test } from 'vitest'
import { measuredBars } from '../testing/measured-bar'
import { trueSizeCase, trueSizeCases } from '../testing/true-size-cases'
import { pdfOf } from './pdf'
import { trueSizeParts } from './true-size-parts'

const poppler = spawnSync('pdftoppm', ['-v']).error === undefined
const why = poppler ? '' : ' (skipped: poppler is not installed)'

const wordsOf = (pdf: Buffer): readonly string[] =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).split('\f').slice(0, -1)

describe(`a superimposition printed at true size${why}`, () => {
  test.skipIf(!poppler).each(trueSizeCases)('has a bar of 50 mm on every sheet: %s', { timeout: 180_000 }, async (name, wish) => {
    const input = trueSizeCase(wish)
    const pages = trueSizePages(input)
    expect(pages.length > (wish.overFun === 'multiview' ? 3 : 1)).toBe(name.endsWith('joined'))
    const pdf = await pdfOf(pages, trueSizeParts(input))
    const bars = measuredBars(pdf)
    process.stdout.write(`${name}: ${pages.length} sheet(s), bars of ${bars.map(mm => mm?.toFixed(2)).join(', ')} mm\n`)
    expect(bars).toHaveLength(pages.length)
    for (const bar of bars) expect(Math.abs((bar ?? 0) - 50)).toBeLessThanOrEqual(0.2)
    for (const words of wordsOf(pdf))
      for (const phrase of ['示例同学', 'A-17', '治疗前后', '2026.11.22', '50 mm']) expect(words).toContain(phrase)
  })

  test('asks to be printed unscaled', async () => {
    const input = trueSizeCase()
    const pdf = await pdfOf(trueSizePages(input), trueSizeParts(input))
    expect(pdf.toString('latin1')).toContain('/PrintScaling /None')
  })
})
