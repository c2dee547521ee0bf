import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import { usualDesign } from '@sella/drawing/report/design'
import { grownComparison, grownRecord } from '@sella/drawing/report/testing/compared-records'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../report/pdf'

const tools = spawnSync('qpdf', ['--version']).error === undefined
const why = tools ? '' : ' (skipped: qpdf is not installed)'

const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#334455' } })
  .jpeg()
  .toBuffer()
const picture = { href: 'picture:shown', width: 600, height: 800 }

interface Part {
  readonly value?: { readonly '/S'?: string; readonly '/Alt'?: string; readonly '/T'?: string }
}

/** What the file itself says of its figures, and the titles of its pages. */
const figuresIn = (pdf: Buffer) => {
  const folder = mkdtempSync(join(tmpdir(), 'sella-pdf-'))
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const json = execFileSync('qpdf', ['--json', '--json-key=qpdf', join(folder, 'a.pdf')], { encoding: 'utf8', maxBuffer: 1e9 })
    const [, objects] = (JSON.parse(json) as { qpdf: [unknown, Record<string, Part>] }).qpdf
    const all = Object.values(objects).flatMap(({ value }) => (value && typeof value === 'object' ? [value] : []))
    const text = (words: string | undefined): string => (words ?? '').replace(/^u:/, '')
    return {
      figures: all.filter(part => part['/S'] === '/Figure').map(part => text(part['/Alt'])),
      titles: new Set(all.filter(part => part['/S'] === '/Sect').map(part => text(part['/T']))),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const reportIn = (lang: 'zh' | 'en') => {
  const over = {
    lang,
    film: picture,
    panoramic: picture,
    models: [{ view: 'front' as const, picture }],
    photos: { Frontal_Photo: picture, Front_Intraoral: picture },
  }
  const wish = { method: 'ABO', over }
  const { input } = grownRecord(0, wish)
  const design = {
    ...usualDesign,
    sections: [
      'cover',
      'patient',
      'analysis',
      'wiggle',
      'panoramic',
      'models',
      'films',
      'photos',
      'board',
      'wiggles',
      'result',
    ] as const,
  }
  return pdfOf(comprehensive(input, [grownComparison(3, wish)], design), {
    ...{ title: 'T', author: 'A', lang, day: '2026-11-22' },
    pictures: [{ picture, file }],
  })
}

describe.skipIf(!tools)(`the figures of a report${why}`, () => {
  test.each(['zh', 'en'] as const)('each says what it shows: kind, day, points, values (%s)', async lang => {
    const { figures, titles } = figuresIn(await reportIn(lang))
    const has = (zh: string, en: string): void => expect(figures.join('\n')).toContain(lang === 'zh' ? zh : en)
    expect(figures.length).toBeGreaterThan(12)
    for (const alt of figures) {
      expect(alt).not.toBe('')
      expect(titles).not.toContain(alt)
    }
    has('侧位片与描记，2025.01.01 [中期]，', 'Lateral film with its tracing, 2025.01.01 [middle], ')
    for (const alt of figures.filter(each => /^(侧位片与描记|Lateral film with)/.test(each)))
      expect(alt).toMatch(/\d+ (个标志点|points)/)
    has('SN 重叠图，3 条记录：1 2025.01.01', 'SN superimposition of 3 records: 1 2025.01.01')
    has('ANB 趋势图', 'Trend of ANB')
    has('正面像，2025.01.01', 'Frontal, 2025.01.01')
    has('偏差折线 2', 'Deviation line 2')
    has('· 正面', '· Front')
    has('全片', 'The whole film')
  })
})
