declare module 'fontkit' {
  interface Glyph {
    readonly id: number
    /** In units of the font. */
    readonly advanceWidth: number
  }
  /** A part of a font: glyphs get new numbers as they are asked for. */
  interface Subset {
    /** There when the outlines are cubic (CFF). */
    readonly cff?: object
    includeGlyph(id: number): number
    encode(): Uint8Array
  }
  /** An opened font. */
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
  /** Opens an OpenType font; its tables are decoded when they are first asked for, and kept. */
  function create(file: Uint8Array): Font
}
