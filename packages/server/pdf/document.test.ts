import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableRow } from '@sella/drawing/report/cells'
import type { Mark } from '@sella/drawing/scene/scene'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../report/pdf'
import type { PdfPage } from './page'
import { thinned } from './thinned'

const tools = ['qpdf --version', 'pdfinfo -v'].every(
  line => spawnSync(line.split(' ')[0] ?? '', line.split(' ').slice(1)).error === undefined,
)
const why = tools ? '' : ' (skipped: qpdf and poppler are not installed)'

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#334455' } })
  .jpeg()
  .toBuffer()
const shown = (href: string, x: number): Mark => ({ mark: 'picture', href, x, y: 100, width: 400, height: 300 })
const line = (words: string, y: number, size = 40): Mark => ({
  mark: 'label',
  ...{ at: { x: 100, y }, runs: [{ text: words, colour: '#000000' }], size, align: 'start' },
})
const page = (section: string, marks: readonly Mark[]): PdfPage => ({
  ...{ sections: [section], width: 1785, height: 2526, pixel: 1, layers: [{ id: 'page', marks }] },
})
const pages = [
  page('封面', [line('头影测量 SNA 82.0°', 60), shown('a', 100)]),
  page('分析', [line('ANB 4.8', 60), shown('a', 100), shown('b', 900), line('示例·龘', 600, 30)]),
  page('分析', [line('Nguyễn Văn Žižek', 60)]),
]
const parts = {
  ...{ title: '<示例> & "陈"', author: "O'Neil <x>", lang: 'zh' as const, day: '2026-11-22' },
  pictures: ['a', 'b'].map(href => ({ picture: { href, width: 40, height: 30 }, file: picture })),
}

const qpdf = (pdf: Buffer, ...wish: string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sella-pdf-'))
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf)
    return execFileSync('qpdf', [...wish, join(folder, 'a.pdf')], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const poppler = (tool: string, pdf: Buffer, ...more: string[]): string =>
  execFileSync(tool, [...more, '-', ...(tool === 'pdftotext' ? ['-'] : [])], { input: pdf, encoding: 'utf8' })

describe(`a document${why}`, () => {
  test.skipIf(!tools)('is sound, tagged, a PDF/A-2u by its own word, and says its title in any letters', async () => {
    const pdf = await pdfOf(pages, parts)
    expect(qpdf(pdf, '--check')).toContain('No syntax or stream encoding errors')
    const info = poppler('pdfinfo', pdf)
    expect(info).toMatch(/Tagged: +yes/)
    expect(info).toMatch(/Title: +<示例> & "陈"/)
    const metadata = poppler('pdfinfo', pdf, '-meta')
    expect(metadata).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>')
    expect(metadata).toContain('&lt;示例&gt; &amp; &quot;陈&quot;')
    const tags = poppler('pdfinfo', pdf, '-struct-text')
    for (const part of ['Document', 'Sect', 'H1', 'Figure', '头影测量']) expect(tags).toContain(part)
    const fonts = poppler('pdffonts', pdf).split('\n').slice(2).filter(Boolean)
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes +\d+ +0$/)
  })

  test.skipIf(!tools)('has its tables read out cell by cell, a chart among them left out', async () => {
    const dot: Mark = { mark: 'dot', at: { x: 900, y: 300 }, radius: 5, fill: '#000000' }
    const table = [
      ...tableRow({ table: 'a', row: 0, names: 'head' }, [[line('项目', 200)], [line('数值', 200)], [line('图', 200)]]),
      ...tableRow({ table: 'a', row: 1, names: 0 }, [[line('SNA', 300), line('上颌', 330)], [line('82.0', 300)], [dot]]),
    ]
    const pdf = await pdfOf([page('表', [line('标题', 60, 60), ...table, line('注', 500)])], parts)
    expect(qpdf(pdf, '--check')).toContain('No syntax or stream encoding errors')
    const tags = poppler('pdfinfo', pdf, '-struct-text').replaceAll(/\s+/g, ' ')
    expect(tags).toMatch(/H1.*标题.*Table .*TR TH.*"项目".*TH.*"数值".*TH.*"图".*TR TH.*"SNA上颌".*TD.*"82.0".*TD.*P.*"注"/)
    expect(tags).not.toContain('Figure')
  })

  test.skipIf(!tools)('has a bookmark for each section, each picture once, and its text in reading order', async () => {
    const pdf = await pdfOf(pages, parts)
    const json = JSON.parse(qpdf(pdf, '--json', '--json-key=outlines'))
    const outlines = json.outlines as readonly { readonly title: string; readonly destpageposfrom1: number }[]
    expect(outlines.map(outline => [outline.title, outline.destpageposfrom1])).toEqual([
      ['封面', 1],
      ['分析', 2],
    ])
    const images = poppler('pdfimages', pdf, '-list').split('\n').slice(2).filter(Boolean)
    expect(new Set(images.map(row => row.split(/ +/)[11])).size).toBe(1)
    expect(images).toHaveLength(3)
    for (const words of ['头影测量 SNA 82.0°', '示例·龘', 'Nguyễn Văn Žižek']) expect(poppler('pdftotext', pdf)).toContain(words)
  })

  test('is the same to the byte for the same pages', async () => {
    expect((await pdfOf(pages, parts)).equals(await pdfOf(pages, parts))).toBe(true)
  })

  test('tells each page and ends where it is told to', async () => {
    const steps: number[] = []
    await pdfOf(pages, parts, done => void steps.push(done))
    expect(steps).toEqual([0, 1, 2, 3])
    const stopping = pdfOf(pages, parts, done => {
      if (done === 1) throw new Error('enough')
    })
    await expect(stopping).rejects.toThrow('enough')
  })
})

describe('a curve with fewer points', () => {
  const curve = fc.array(
    fc.record({ x: fc.double({ min: -50, max: 50, noNaN: true }), y: fc.double({ min: -5, max: 5, noNaN: true }) }),
    {
      minLength: 2,
      maxLength: 60,
    },
  )
  const away = (p: { x: number; y: number }, drawn: readonly { x: number; y: number }[]): number =>
    Math.min(
      ...drawn.slice(1).map((to, i) => {
        const from = drawn[i] ?? to
        const [dx, dy] = [to.x - from.x, to.y - from.y]
        const t = dx * dx + dy * dy
        const along = t === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - from.x) * dx + (p.y - from.y) * dy) / t))
        return Math.hypot(p.x - from.x - along * dx, p.y - from.y - along * dy)
      }),
    )

  test('keeps its ends, and no point it leaves out lies further off than allowed', () => {
    fc.assert(
      fc.property(curve, fc.double({ min: 0, max: 3, noNaN: true }), (points, tolerance) => {
        const drawn = thinned(points, tolerance)
        expect([drawn[0], drawn.at(-1)]).toEqual([points[0], points.at(-1)])
        for (const point of points) expect(away(point, drawn)).toBeLessThanOrEqual(tolerance + 1e-9)
      }),
    )
  })

  test('is its two ends when it is straight', () => {
    expect(
      thinned(
        [0, 1, 2, 3, 4].map(x => ({ x, y: 2 * x })),
        1e-9,
      ),
    ).toHaveLength(2)
  })
})
