declare module 'fontkit' {
  interface Glyph {
    readonly id: number
    /** In units of the font. */
    readonly advanceWidth: number
  }
  /** A subset of a font: glyphs get new numbers in the order they are requested. */
  interface Subset {
    /** Present when the outlines are cubic (CFF). */
    readonly cff?: object
    includeGlyph(id: number): number
    encode(): Uint8Array
  }
  /** An open font. */
  interface Font {
    readonly unitsPerEm: number
    readonly postscriptName: string
    readonly ascent: number
    readonly descent: number
    readonly capHeight: number
    readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number }
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): Glyph
    getGlyph(id: number): Glyph
    createSubset(): Subset
    layout(text: string): { readonly advanceWidth: number }
  }
  /** Opens an OpenType font; its tables are decoded on first use and cached. */
  function create(file: Uint8Array): Font
}
