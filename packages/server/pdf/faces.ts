import type { Font, Subset } from 'fontkit'
import type { PdfFile } from './file'
import { number, reference } from './syntax'

interface Glyph {
  readonly id: number
  /** In ems. */
  readonly advance: number
}

/**
 * Glyphs are looked up once for all documents of a thread, because decoding the tables of a Han font takes longer than a page.
 */
const glyphs = new WeakMap<Font, Map<string, Glyph>>()

const glyphOf = (font: Font, character: string): Glyph => {
  const ofFont = glyphs.get(font) ?? new Map<string, Glyph>()
  if (ofFont.size === 0) glyphs.set(font, ofFont)
  const cached = ofFont.get(character)
  if (cached) return cached
  const { id, advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  const glyph = { id, advance: advanceWidth / font.unitsPerEm }
  ofFont.set(character, glyph)
  return glyph
}

/** A font in one document: only the glyphs used are embedded. */
export interface Face {
  /** Its name in the page resources. */
  readonly name: string
  readonly reference: number
  /** Encodes a text as glyph codes, with its width in ems. */
  encode(text: string): { readonly codes: string; readonly width: number }
  embed(file: PdfFile): void
}

const four = (n: number): string => n.toString(16).padStart(4, '0').toUpperCase()

const utf16 = (character: string): string => Buffer.from(character, 'utf16le').swap16().toString('hex').toUpperCase()

/** Maps codes to characters, so that text can be found and copied (ISO 32000-1, 9.10.3). A block holds at most 100 rows. */
const toUnicode = (characters: readonly string[]): string => {
  const rows = characters.map((character, code) => `<${four(code)}> <${utf16(character)}>`).slice(1)
  const pieces = Array.from({ length: Math.ceil(rows.length / 100) }, (_, i) => rows.slice(i * 100, i * 100 + 100))
  const body = pieces.map(piece => `${piece.length} beginbfchar\n${piece.join('\n')}\nendbfchar`).join('\n')
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${body}
endcmap CMapName currentdict /CMap defineresource pop end end`
}

/** Six letters before the name of a font subset (9.6.4), the same for the same subset. */
const tagOf = (index: number): string =>
  Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(index / 26 ** i) % 26))).join('')

const descriptor = (font: Font, name: string, program: string): string => {
  const scale = 1000 / font.unitsPerEm
  const { minX, minY, maxX, maxY } = font.bbox
  const box = [minX, minY, maxX, maxY].map(n => number(n * scale)).join(' ')
  const heights = `/Ascent ${number(font.ascent * scale)} /Descent ${number(font.descent * scale)} /CapHeight ${number(font.capHeight * scale)}`
  return `<</Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 ${heights} /StemV 80 ${program}>>`
}

const embedded = (file: PdfFile, font: Font, used: { subset: Subset; name: string; widths: readonly number[] }): number => {
  const { subset, name, widths } = used
  const compact = subset.cff !== undefined
  const [program, description, descendant] = [file.id(), file.id(), file.id()]
  const bytes = subset.encode()
  file.stream(program, compact ? '/Subtype /CIDFontType0C' : `/Length1 ${bytes.length}`, bytes)
  file.pack(description, descriptor(font, name, `/FontFile${compact ? 3 : 2} ${reference(program)}`))
  const kind = compact ? '/Subtype /CIDFontType0' : '/Subtype /CIDFontType2 /CIDToGIDMap /Identity'
  const system = '/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>'
  const advances = `/W [0 [${widths.map(width => number(width * 1000)).join(' ')}]]`
  file.pack(
    descendant,
    `<</Type /Font ${kind} /BaseFont /${name} ${system} /FontDescriptor ${reference(description)} ${advances}>>`,
  )
  return descendant
}

/** Adds a font to a document; `index` numbers its fonts. */
export const faceOf = (file: PdfFile, font: Font, index: number): Face => {
  const subset = font.createSubset()
  const characters: string[] = ['']
  const widths: number[] = [font.getGlyph(0).advanceWidth / font.unitsPerEm]
  const codeOf = new Map<string, string>()
  const id = file.id()
  const take = (character: string, { id: glyph, advance }: Glyph): string => {
    const code = subset.includeGlyph(glyph)
    characters[code] ??= character
    widths[code] = advance
    const written = four(code)
    codeOf.set(character, written)
    return written
  }
  return {
    name: `F${index}`,
    reference: id,
    encode: text => {
      let [codes, width] = ['', 0]
      for (const character of text) {
        const glyph = glyphOf(font, character)
        codes += codeOf.get(character) ?? take(character, glyph)
        width += glyph.advance
      }
      return { codes, width }
    },
    embed: into => {
      const name = `${tagOf(index)}+${font.postscriptName.replaceAll(/[^\w-]/g, '')}`
      const descendant = embedded(into, font, { subset, name, widths })
      const map = into.id()
      into.stream(map, '', toUnicode(characters))
      const of = `/DescendantFonts [${reference(descendant)}] /ToUnicode ${reference(map)}`
      into.pack(id, `<</Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H ${of}>>`)
    },
  }
}
