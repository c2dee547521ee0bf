declare module 'svg-to-pdfkit' {
  interface Options {
    readonly width?: number
    readonly height?: number
    readonly preserveAspectRatio?: string
    readonly assumePt?: boolean
    readonly fontCallback?: (family: string, bold: boolean, italic: boolean) => string
    readonly imageCallback?: (address: string) => Buffer | string
  }
  /** Draws an SVG document onto the current page. */
  function svgToPdf(document: PDFKit.PDFDocument, svg: string, x: number, y: number, options?: Options): void
  export = svgToPdf
}
