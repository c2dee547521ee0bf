import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import { sectionIds, usualDesign } from '@sella/drawing/report/design'
import type { ReportInput } from '@sella/drawing/report/input'
import { grownComparison, grownRecord } from '@sella/drawing/report/testing/compared-records'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../report/pdf'

const tools = ['qpdf', 'pdfinfo', 'pdfimages'].every(tool => spawnSync(tool, ['--version']).error === undefined)
const why = tools ? '' : ' (skipped: qpdf and poppler are not installed)'

const hrefs = ['film', 'face', 'mouth'] as const
const pictures = await Promise.all(
  hrefs.map(async (name, i) => ({
    picture: { href: `picture:${name}`, width: 600, height: 800 },
    file: await sharp({ create: { width: 60, height: 80, channels: 3, background: { r: 60 * i, g: 90, b: 120 } } })
      .jpeg()
      .toBuffer(),
  })),
)
const [film, face, mouth] = pictures.map(({ picture }) => picture)
if (!film || !face || !mouth) throw new Error('three pictures')

const reportOf = (count: number, lang: 'zh' | 'en', paper: 'A4' | 'Letter', sideBySide: boolean): Promise<Buffer> => {
  const over: Partial<ReportInput> = { lang, film, photos: { Frontal_Photo: face, Front_Intraoral: mouth } }
  const { input } = grownRecord(count - 1, { method: 'ABO', over })
  const compared = count > 1 ? [grownComparison(count, { method: 'ABO', over })] : []
  const design = { ...usualDesign, sections: sectionIds, paper, signature: true, both: sideBySide, sideBySide }
  const pages = comprehensive(input, compared, design)
  return pdfOf(pages, { ...{ title: 'T', author: 'A', lang, day: '2026-11-23', sheet: paper }, pictures })
}

const toolsIn = (pdf: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'sella-whole-'))
  const place = join(folder, 'a.pdf')
  writeFileSync(place, pdf)
  const run = (tool: string, ...wish: string[]): string =>
    execFileSync(tool, [...wish, place], { encoding: 'utf8', maxBuffer: 1e9 })
  return { run, end: () => rmSync(folder, { recursive: true }) }
}

describe.skipIf(!tools)(`a whole report as a file${why}`, () => {
  test.each([
    [1, 'zh', 'A4', '595.28 x 841.89'],
    [2, 'en', 'Letter', '612 x 792'],
    [3, 'zh', 'Letter', '612 x 792'],
    [4, 'en', 'A4', '595.28 x 841.89'],
    [10, 'zh', 'A4', '595.28 x 841.89'],
    [2, 'zh', 'A4', '1190.56 x 841.89'],
    [3, 'en', 'Letter', '1224 x 792'],
  ] as const)(
    'of %i records is sound, tagged, PDF/A-2u, with bookmarks and each picture once (%s, %s)',
    async (count, lang, paper, size) => {
      const sideBySide = Number(size.split(' ')[0]) > 1000
      const { run, end } = toolsIn(await reportOf(count, lang, paper, sideBySide))
      try {
        expect(run('qpdf', '--check')).toContain('No syntax or stream encoding errors')
        const info = run('pdfinfo')
        expect(info).toMatch(/Tagged: +yes/)
        expect(info).toMatch(new RegExp(`Page size: +${size}`))
        expect(run('pdfinfo', '-meta')).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>')
        const { outlines } = JSON.parse(run('qpdf', '--json', '--json-key=outlines')) as {
          outlines: { destpageposfrom1: number }[]
        }
        const places = outlines.map(({ destpageposfrom1 }) => destpageposfrom1)
        expect(places.length).toBeGreaterThan(2)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        const drawn = run('pdfimages', '-list').split('\n').slice(2).filter(Boolean)
        const objects = new Set(drawn.map(row => row.trim().split(/ +/)[10]))
        if (count > 1) expect(drawn.length).toBeGreaterThan(objects.size)
        expect(objects.size).toBe(hrefs.length)
        const spoken = run('qpdf', '--json', '--json-key=qpdf').match(/"\/Lang": "[^"]+"/g) ?? []
        const of = { zh: '"/Lang": "u:zh-CN"', en: '"/Lang": "u:en"' }
        expect(new Set(spoken)).toEqual(new Set(sideBySide ? [of.zh, of.en] : [of[lang]]))
      } finally {
        end()
      }
    },
  )
})
