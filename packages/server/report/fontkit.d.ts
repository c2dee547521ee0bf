declare module 'fontkit' {
  /** An opened font: what the PDF library draws with. */
  interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(code: number): boolean
    layout(text: string): { readonly advanceWidth: number }
  }
  /** Opens an OpenType font; its tables are decoded when they are first asked for, and kept. */
  function create(file: Uint8Array): Font
}
