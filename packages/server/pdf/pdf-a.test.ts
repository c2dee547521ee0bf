import { spawnSync } from 'node:child_process'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import { sectionIds, usualDesign } from '@sella/drawing/report/design'
import { grownComparison, grownRecord } from '@sella/drawing/report/testing/compared-records'
import type { Mark } from '@sella/drawing/scene/scene'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../report/pdf'
import { type Dictionary, noPdfObjects, pdfObjects, type Value } from '../testing/pdf-objects'

const tools = spawnSync('qpdf', ['--version']).error === undefined
/** Where nothing is run nothing is read. */
const why = tools ? '' : ' (skipped: qpdf is not installed)'

/** What a name or a note may hold by a slip: a mark of order, controls, half a character, a letter nobody draws. */
const slips = '陈\u{feff}一\u0007\u0000\ufffe\t\u200bབ\ud800'

const film = { href: 'picture:film', width: 600, height: 800 }
const label: Mark = {
  ...{ mark: 'label', at: { x: 100, y: 100 }, runs: [{ text: slips, colour: '#000' }], size: 40, align: 'start' },
}
const made = async (): Promise<Buffer> => {
  const over = { film, photos: { Frontal_Photo: film } }
  const { input } = grownRecord(0, { method: 'ABO', over })
  const pages = comprehensive(input, [grownComparison(3, { method: 'ABO', over })], { ...usualDesign, sections: sectionIds })
  const slip = { sections: ['x'], width: 1785, height: 2526, pixel: 1, layers: [{ id: 'page', marks: [label] }] }
  const file = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  const frozen = { number: 'X-1', identity: 'a'.repeat(64), data: '{"name":"陈"}' }
  const facts = { title: `<${slips}> & "陈"`, author: `O'Neil ${slips}`, lang: 'zh', day: '2026-11-24' } as const
  return pdfOf([...pages, slip], { ...facts, pictures: [{ picture: film, file }], frozen })
}

const pdf = tools ? await made() : Buffer.alloc(0)
const { of, bytes, all, trailer, root, ofType } = tools ? pdfObjects(pdf) : noPdfObjects

const entriesIn = (value: Value): readonly (readonly [key: string, inner: Value])[] =>
  Array.isArray(value)
    ? value.flatMap(entriesIn)
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => [[key, inner] as const, ...entriesIn(inner)])
      : []
const keysIn = (value: Value): readonly string[] => entriesIn(value).map(([key]) => key)
const wordsIn = (value: Value): readonly string[] =>
  entriesIn(value).flatMap(([key, inner]) => [key, ...[inner].flat().filter(word => typeof word === 'string')])

const contents = ofType('/Page').map(page => bytes(page['/Contents']).toString('latin1'))
/** Without the texts. */
const operatorsIn = (content: string): readonly string[] =>
  content.replaceAll(/<[0-9A-F]*> Tj/g, 'Tj').match(/(?<=^|\s)[A-Za-z]+\*?(?=\s|$)/gm) ?? []

/** Thousandths of an em, by glyph (OpenType: head, hhea, hmtx). */
const advancesIn = (program: Buffer): readonly number[] => {
  const table = (tag: string): number => program.readUInt32BE(program.indexOf(tag, 12, 'latin1') + 8)
  const [perEm, count] = [program.readUInt16BE(table('head') + 18), program.readUInt16BE(table('hhea') + 34)]
  return Array.from({ length: count }, (_, i) => (program.readUInt16BE(table('hmtx') + 4 * i) * 1000) / perEm)
}

/** Codes of the letters shown in a font. */
const shownIn = (content: string, name: string): readonly string[] => {
  const codes: string[] = []
  let font = ''
  for (const [, face, shown = ''] of content.matchAll(/\/(F\d+) \S+ Tf|<([0-9A-F]+)> Tj/g)) {
    font = face ?? font
    if (!face && font === name) codes.push(...(shown.match(/.{4}/g) ?? []))
  }
  return codes
}

describe.skipIf(!tools)(`a report by the rules of PDF/A-2u (ISO 19005-2)${why}`, () => {
  test('6.1: begins and ends as it must, is not encrypted, and keeps the limits of a reader', () => {
    expect(pdf.subarray(0, 9).toString('latin1')).toBe('%PDF-1.7\n')
    expect([...pdf.subarray(10, 14)].every(byte => byte > 127)).toBe(true)
    expect(pdf.subarray(-6).toString('latin1')).toBe('%%EOF\n')
    expect(trailer['/ID']).toHaveLength(2)
    expect(trailer).not.toHaveProperty('/Encrypt')
    for (const word of wordsIn(all)) {
      expect(word.length).toBeLessThan(32_768)
      if (word.startsWith('/')) expect(Buffer.byteLength(word)).toBeLessThanOrEqual(128)
    }
    for (const content of contents) {
      let [depth, deepest] = [0, 0]
      for (const operator of operatorsIn(content)) {
        depth += operator === 'q' ? 1 : operator === 'Q' ? -1 : 0
        deepest = Math.max(deepest, depth)
      }
      expect([depth, deepest <= 28]).toEqual([0, true])
    }
  })

  test('6.1, 6.5, 6.8: no scripts, actions, forms, layers, attached files, nor another way of showing it', () => {
    const forbidden = '/AA /OpenAction /JavaScript /JS /AcroForm /XFA /Annots /EmbeddedFiles /EF /AF /Perms /OCProperties'.split(
      ' ',
    )
    const others =
      '/AlternatePresentations /Requirements /Alternates /OPI /TR /TR2 /HTP /Ref /PS /SMask /Launch /LZWDecode'.split(' ')
    const keys = new Set(keysIn(all))
    for (const key of [...forbidden, ...others]) expect([key, keys.has(key)]).toEqual([key, false])
    // What the document was made from lies with the program's own data, which no rule forbids; attached it would have to be a PDF/A.
    expect(keysIn(of(root['/PieceInfo']))).toContain('/Sella')
  })

  test('6.2: one meant colour space with its profile, nothing drawn in another, pictures as they are, known operators alone', () => {
    const [intent, ...more] = (root['/OutputIntents'] as readonly Value[]).map(of)
    expect([intent?.['/S'], more]).toEqual(['/GTS_PDFA1', []])
    const profile = bytes(intent?.['/DestOutputProfile'])
    expect(of(intent?.['/DestOutputProfile'])['/N']).toBe(3)
    expect([profile.toString('latin1', 12, 20), profile.toString('latin1', 36, 40)]).toEqual(['mntrRGB ', 'acsp'])
    expect(profile[8]).toBeLessThanOrEqual(4)
    for (const content of contents)
      for (const operator of operatorsIn(content))
        expect('q Q cm w d J j m l c h re W n f S B gs rg RG BT ET Tr Tm Tf Tj Do BMC BDC EMC'.split(' ')).toContain(operator)
    const pictures = all.filter(each => each['/Subtype'] === '/Image')
    expect(pictures).toHaveLength(1)
    for (const picture of pictures) {
      expect(['/DeviceRGB', '/DeviceGray']).toContain(picture['/ColorSpace'])
      expect(picture).not.toHaveProperty('/Interpolate')
    }
    for (const state of ofType('/ExtGState')) expect(Object.keys(state).sort()).toEqual(['/CA', '/Type', '/ca'])
  })

  test('6.2.11: every font is in it, as wide as it says, and each letter shown is a glyph with its own characters', () => {
    const fonts = all.filter(each => each['/Subtype'] === '/Type0')
    expect(fonts.length).toBeGreaterThan(2)
    const named = of(ofType('/Page')[0]?.['/Resources'])['/Font'] as Dictionary
    for (const [name, reference] of Object.entries(named)) {
      const font = of(reference)
      const [descendant] = (font['/DescendantFonts'] as readonly Value[]).map(of)
      const descriptor = of(descendant?.['/FontDescriptor'])
      const widths = ((descendant?.['/W'] ?? []) as readonly Value[])[1] as readonly number[]
      expect(font['/Encoding']).toBe('/Identity-H')
      expect(descriptor).not.toHaveProperty('/CIDSet')
      if (descriptor['/FontFile2']) {
        expect(descendant?.['/CIDToGIDMap']).toBe('/Identity')
        const advances = advancesIn(bytes(descriptor['/FontFile2']))
        for (const [glyph, width] of widths.entries()) expect(Math.abs(width - (advances[glyph] ?? NaN))).toBeLessThan(1)
      } else expect(bytes(descriptor['/FontFile3']).length).toBeGreaterThan(100)
      const map = bytes(font['/ToUnicode']).toString('latin1').split('endcodespacerange')[1] ?? ''
      const characters = new Map([...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, code, unicode]) => [code, unicode]))
      for (const unicode of characters.values()) expect(['0000', 'FEFF', 'FFFE']).not.toContain(unicode)
      const shown = contents.flatMap(content => shownIn(content, name))
      // 0000 is the glyph for what a font does not have: none may be shown.
      for (const code of new Set(shown)) expect([name, code, characters.has(code)]).toEqual([name, code, true])
      expect(Math.max(...[...characters.keys()].map(code => Number.parseInt(code ?? '0', 16)))).toBeLessThan(widths.length)
    }
  })

  test('6.6: what it says of itself is said the same in both places, as XML that can be read', () => {
    const info = of(trailer['/Info'])
    const metadata = bytes(root['/Metadata']).toString('utf8')
    expect(of(root['/Metadata'])).toMatchObject({ '/Type': '/Metadata', '/Subtype': '/XML' })
    expect(metadata).toMatch(/^<\?xpacket begin="\u{feff}" id="[^"]+"\?>/u)
    const inXmp = (element: string): string =>
      (new RegExp(`<${element}>(?:<rdf:\\w+><rdf:li[^>]*>)?([^<]*)`).exec(metadata)?.[1] ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'")
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
    const text = (key: string): string => String(info[key]).replace(/^u:/, '')
    expect([inXmp('dc:title'), inXmp('dc:creator')]).toEqual([text('/Title'), text('/Author')])
    expect([inXmp('xmp:CreatorTool'), inXmp('pdf:Producer')]).toEqual([text('/Creator'), text('/Producer')])
    expect([inXmp('xmp:CreateDate'), text('/CreationDate')]).toEqual(['2026-11-24T00:00:00Z', 'D:20261124000000Z'])
    expect([inXmp('pdfaid:part'), inXmp('pdfaid:conformance')]).toEqual(['2', 'U'])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML forbids
    expect(metadata.slice(20)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff\ufffe\uffff]|\p{Cs}/u)
  })
})
