import { execFileSync } from 'node:child_process'
import { grownComparison } from '@sella/drawing/report/testing/compared-records'
import { labels, wordsOf } from '@sella/drawing/report/testing/labels'
import { caseSlides } from '@sella/drawing/slides/slides'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hasImpress, savedAs } from '../testing/libre-office'
import { writeSlides } from './write'

const why = hasImpress ? '' : ' (skipped: LibreOffice is not installed)'

const plain = (words: string): string => words.replaceAll(/\s+/g, '')

describe.skipIf(!hasImpress)(`slides opened by LibreOffice${why}`, () => {
  test.each(['zh', 'en'] as const)(
    'are as many as were written, with the words of each (%s)',
    { timeout: 300_000 },
    async lang => {
      const of = grownComparison(3, { method: 'ABO', over: { lang } })
      const [first] = of.records
      if (!first) throw new Error('records')
      const slides = caseSlides(first.input, [of], false)
      const film = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#556677' } })
        .jpeg()
        .toBuffer()
      const bytes = await writeSlides(slides, { title: '示例 & <病例>', author: '周', company: '仁和', fileOf: () => film })
      const [pdf = Buffer.alloc(0)] = await savedAs(bytes, 'case.pptx', 'pdf')
      const pages = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' }).split('\f').slice(0, -1)
      expect(pages).toHaveLength(slides.length)
      for (const [i, slide] of slides.entries()) {
        const words = labels(slide).filter(({ size, paragraph }) => size >= 32 && paragraph === undefined)
        expect(words.length).toBeGreaterThan(0)
        for (const label of words) expect([i, plain(pages[i] ?? '')]).toEqual([i, expect.stringContaining(plain(wordsOf(label)))])
      }
    },
  )
})
