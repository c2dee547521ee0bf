import type { Comparison } from '@sella/drawing/report/comparison'
import { moveRow, shownMoves } from '@sella/drawing/report/result/moves'
import { movesShares } from '@sella/drawing/report/result/moves-table'
import { treatmentResultOf } from '@sella/drawing/report/result/result'
import { grownComparison } from '@sella/drawing/report/testing/compared-records'
import { boxOf, labels } from '@sella/drawing/report/testing/labels'
import { pageWords } from '@sella/drawing/report/testing/page-words'
import { slideSize } from '@sella/drawing/slides/slide'
import { caseSlides } from '@sella/drawing/slides/slides'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { writeSlides } from './write'

/** Every part of the package by its name. */
const opened = (bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> =>
  new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (!zip) return reject(error)
      const parts = new Map<string, Buffer>()
      zip.on('entry', entry =>
        zip.openReadStream(entry, (failed, stream) => {
          if (!stream) return reject(failed)
          const pieces: Buffer[] = []
          stream.on('data', piece => pieces.push(piece))
          stream.on('end', () => {
            parts.set(entry.fileName, Buffer.concat(pieces))
            zip.readEntry()
          })
        }),
      )
      zip.on('end', () => resolve(parts)).on('error', reject)
      zip.readEntry()
    }),
  )

const reader = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true })

/** Everything under a name, however deep. */
const all = (node: unknown, name: string): readonly Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(node)) return node.flatMap(child => all(child, name))
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, value]) => [...(key === name ? [value].flat() : []), ...all(value, name)])
}

const wordsIn = (xml: Buffer): readonly string[] =>
  [...xml.toString().matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, words = '']) => words)

/** Records of one patient told apart by what decides their numbers. */
const comparison = (count: number, lang: 'zh' | 'en'): Comparison => {
  const made = grownComparison(count, { method: 'ABO', over: { lang } })
  return { ...made, records: made.records.map((record, i) => ({ ...record, input: { ...record.input, snapshot: `r${i}` } })) }
}

const slidesOf = (count: number, lang: 'zh' | 'en', both = false) => {
  const of = comparison(count, lang)
  const [first] = of.records
  if (!first) throw new Error('records')
  return caseSlides(first.input, [of], both)
}

let film = Buffer.alloc(0)
const write = (slides: ReturnType<typeof slidesOf>) =>
  writeSlides(slides, { title: '示例 & <病例>', author: '周', company: '仁和', fileOf: () => film })

beforeAll(async () => {
  film = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#556677' } })
    .jpeg()
    .toBuffer()
})

describe.each(['zh', 'en'] as const)('slides of a case (%s)', lang => {
  test('are a package whose every part is read and every relation leads to one', async () => {
    const parts = await opened(await write(slidesOf(2, lang)))
    const xml = [...parts].filter(([name]) => /\.(xml|rels)$/.test(name))
    for (const [name, bytes] of xml) expect([name, XMLValidator.validate(bytes.toString())]).toEqual([name, true])
    for (const [name, bytes] of xml.filter(([name]) => name.endsWith('.rels'))) {
      const folder = name.replace(/_rels\/[^/]*$/, '')
      for (const { Target, TargetMode } of all(reader.parse(bytes.toString()), 'Relationship')) {
        if (TargetMode === 'External') continue
        const target = new URL(String(Target), `file:///${folder}`).pathname.slice(1)
        expect([name, parts.has(target)]).toEqual([name, true])
      }
    }
  })

  test('leave no displacement out, and say what the result means in the words of its page', () => {
    const slides = slidesOf(3, lang)
    const of = comparison(3, lang)
    const words = slides.map(slide => labels(slide).flatMap(({ runs }) => runs.map(({ text }) => text)))
    const shown = words.flat().join('').replaceAll(' ', '')
    const rows = shownMoves(of).map(move => moveRow(move, of, lang))
    expect(rows.length).toBeGreaterThan(10)
    for (const { name } of rows) expect(shown).toContain(name.replaceAll(' ', ''))
    const { patient, doctor } = treatmentResultOf(of) ?? { patient: { headline: '?', paragraphs: [] }, doctor: [] }
    for (const text of [patient.headline, ...patient.paragraphs, ...doctor]) expect(shown).toContain(text.replaceAll(' ', ''))
    const tall = movesShares(of, 400)
    expect(tall.length).toBeGreaterThan(1)
    expect(tall.flatMap(({ from, to }) => rows.slice(from, to))).toEqual(rows)
    for (const slide of slides) for (const label of labels(slide)) expect(boxOf(label).bottom).toBeLessThanOrEqual(slide.height)
  })

  test('hold every word and the lines of the tracing as shapes, on the slide, under a title each', async () => {
    const slides = slidesOf(2, lang)
    const parts = await opened(await write(slides))
    const wide = 12_191_695
    slides.forEach((slide, i) => {
      const bytes = parts.get(`ppt/slides/slide${i + 1}.xml`) ?? Buffer.alloc(0)
      // What is one text on the slide is parted by the faces of its scripts.
      const words = wordsIn(bytes)
        .join('')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&apos;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
      for (const label of labels(slide)) for (const run of label.runs) expect(words).toContain(run.text)
      const tree = reader.parse(bytes.toString())
      expect(all(tree, 'ph').map(({ type }) => type)).toEqual(['title'])
      for (const { off, ext } of all(tree, 'xfrm') as { off: { x: string }; ext: { cx: string } }[]) {
        expect(Number(off.x)).toBeGreaterThanOrEqual(-wide * 0.02)
        expect(Number(off.x) + Number(ext.cx)).toBeLessThanOrEqual(wide * 1.05)
      }
    })
    const tracing = reader.parse((parts.get('ppt/slides/slide3.xml') ?? Buffer.alloc(0)).toString())
    expect(all(tracing, 'custGeom').length).toBeGreaterThan(20)
    const cut = all(tracing, 'srcRect').flatMap(({ l, r, t, b }) => [l, r, t, b].map(Number))
    expect(cut).toHaveLength(4)
    expect(Math.min(...cut)).toBeGreaterThanOrEqual(0)
    expect(parts.get('ppt/media/image-3-1.jpeg')).toEqual(film)
    expect(wordsIn(parts.get('ppt/notesSlides/notesSlide3.xml') ?? Buffer.alloc(0)).join('')).toMatch(/SD/)
  })

  test('set no word on another or beyond the foot', () => {
    for (const count of [1, 4])
      for (const slide of slidesOf(count, lang))
        for (const label of labels(slide)) expect(label.at.y, label.runs[0]?.text).toBeLessThan(slideSize.height - 20)
  })
})

/** Each text box: its place in EMU, how it turns its lines, and what it says. */
const textBoxes = (bytes: Buffer = Buffer.alloc(0)) =>
  bytes
    .toString()
    .split('<p:sp>')
    .slice(1)
    .map(xml => {
      const number = (at: RegExp) => Number(at.exec(xml)?.[1])
      const [left, width] = [number(/<a:off x="(-?\d+)"/), number(/<a:ext cx="(\d+)"/)]
      const [turn, shrinks] = [/wrap="(\w+)"/.exec(xml)?.[1], xml.includes('<a:normAutofit')]
      return { left, width, turn, shrinks, words: wordsIn(Buffer.from(xml)).join('') }
    })
    .filter(({ words }) => words !== '')

describe.each(['zh', 'en'] as const)('the text boxes of a slide (%s)', lang => {
  const wide = 12_191_695
  test('turn their lines within the slide, and a paragraph is one of them', async () => {
    const slides = slidesOf(3, lang)
    const parts = await opened(await write(slides))
    const boxes = slides.map((_, i) => textBoxes(parts.get(`ppt/slides/slide${i + 1}.xml`)))
    for (const { left, width, turn, shrinks, words } of boxes.flat()) {
      expect([words, turn, shrinks]).toEqual([words, 'square', true])
      expect(left, words).toBeGreaterThan(0)
      expect(left + width, words).toBeLessThan(wide)
    }
    const sentences = boxes.flat().map(({ words }) => words.replaceAll('&apos;', "'"))
    const { patient, doctor } = treatmentResultOf(comparison(3, lang)) ?? {
      patient: { headline: '?', paragraphs: [] },
      doctor: [],
    }
    for (const words of [patient.headline, ...patient.paragraphs, ...doctor]) expect(sentences).toContain(words)
  })

  test.each([
    'Alexandrina Wilhelmina Featherstonehaugh-Montgomery',
    'Wolfeschlegelsteinhausenbergerdorff-Montgomery, Alexander Bartholomew Christopher',
  ])('hold a long name whole on the opening slide, as broad as the slide: %s', async name => {
    const of = comparison(2, lang)
    const [first] = of.records
    if (!first) throw new Error('records')
    const slides = caseSlides({ ...first.input, patient: { ...first.input.patient, name } }, [], false)
    const parts = await opened(await write(slides))
    const layout = (parts.get('ppt/slides/_rels/slide1.xml.rels') ?? Buffer.alloc(0)).toString()
    const master = parts.get(`ppt/slideLayouts/${/slideLayout\d+\.xml/.exec(layout)?.[0]}`) ?? Buffer.alloc(0)
    const [title] = all(reader.parse(master.toString()), 'sp').filter(shape =>
      all(shape, 'ph').some(({ type }) => type === 'title'),
    )
    const [place] = all(title, 'ext').filter(({ cx }) => cx !== undefined)
    expect(Number(place?.cx)).toBeGreaterThan(wide * 0.9)
    const [corner] = all(title, 'off').filter(({ y }) => y !== undefined)
    // Between the clinic's mark and the rule under the names.
    expect(Number(corner?.y)).toBeGreaterThan(wide * 0.1)
    expect(Number(corner?.y) + Number(place?.cy)).toBeLessThan(wide * 0.4)
    expect(textBoxes(parts.get('ppt/slides/slide1.xml')).map(({ words }) => words)).toContain(name)
  })
})

test('all slides in one language, then all in the other, each under a section of its own', async () => {
  const [single, double] = [slidesOf(2, 'zh'), slidesOf(2, 'zh', true)]
  const half = single.length
  expect(double.map(slide => slide.lang)).toEqual([...single.map(() => 'zh'), ...single.map(() => 'en')])
  const counted = double.map(slide => pageWords(slide).match(/\d+ \/ \d+$/)?.[0])
  expect(counted).toEqual([...single, ...single].map((_, i) => `${(i % half) + 1} / ${half}`))
  const sectionsOf = async (slides: typeof single) => {
    const xml = ((await opened(await write(slides))).get('ppt/presentation.xml') ?? Buffer.alloc(0)).toString()
    return [...xml.matchAll(/<p14:section name="([^"]*)".*?<\/p14:section>/gs)].map(([section, name]) => [
      name,
      section.match(/<p14:sldId /g)?.length,
    ])
  }
  expect(await sectionsOf(double)).toEqual([
    ['中文', half],
    ['English', half],
  ])
  expect(await sectionsOf(single)).toEqual([])
})

test('a making that is stopped ends between two slides', async () => {
  const step = (done: number): void => {
    if (done === 2) throw new Error('stopped')
  }
  await expect(writeSlides(slidesOf(2, 'zh'), { title: '', author: '', company: '', fileOf: () => film, step })).rejects.toThrow(
    'stopped',
  )
})

test('a name with characters that XML cannot hold leaves a package that opens and says the rest', async () => {
  const slides = slidesOf(2, 'zh')
  const name = slides[0]?.title ?? ''
  const spoilt = `A\u0001\u000b\uffffB${name}`
  const text = JSON.stringify(slides).replaceAll(JSON.stringify(name), JSON.stringify(spoilt))
  const wish = { title: spoilt, author: spoilt, company: spoilt, fileOf: () => film }
  const parts = await opened(await writeSlides(JSON.parse(text), wish))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
  const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
  for (const [path, bytes] of parts)
    if (/\.(xml|rels)$/.test(path)) expect([path, forbidden.test(bytes.toString())]).toEqual([path, false])
  expect(wordsIn(parts.get('ppt/slides/slide1.xml') ?? Buffer.alloc(0)).join('')).toContain(`AB${name}`)
})
